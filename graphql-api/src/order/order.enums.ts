import { registerEnumType } from 'type-graphql'

export enum PaymentMethod {
  CASH_ON_DELIVERY = 'CASH_ON_DELIVERY',
}

export enum OrderSource {
  CART = 'CART',
  BUY_NOW = 'BUY_NOW',
}

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How an order can be paid.',
  valuesConfig: { CASH_ON_DELIVERY: { description: 'In cash, to the courier.' } },
})

registerEnumType(OrderSource, {
  name: 'OrderSource',
  description: 'Where a shopper orders from.',
  valuesConfig: {
    CART: { description: 'From the cart: the products that are ordered leave it.' },
    BUY_NOW: { description: 'From a product page: the cart stays as it is.' },
  },
})
