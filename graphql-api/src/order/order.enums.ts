import { registerEnumType } from 'type-graphql'

export enum PaymentMethod {
  CASH_ON_DELIVERY = 'CASH_ON_DELIVERY',
}

export enum OrderSource {
  CART = 'CART',
  BUY_NOW = 'BUY_NOW',
}

export enum OrderState {
  ALL = 'ALL',
  TO_DELIVER = 'TO_DELIVER',
  DELIVERED = 'DELIVERED',
}

export enum OrderSort {
  TO_DELIVER_FIRST = 'TO_DELIVER_FIRST',
  NEWEST = 'NEWEST',
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

registerEnumType(OrderState, {
  name: 'OrderState',
  description: 'Which orders are meant.',
  valuesConfig: {
    ALL: { description: 'All of them.' },
    TO_DELIVER: { description: 'Those that are not delivered yet.' },
    DELIVERED: { description: 'Those that are delivered.' },
  },
})

registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'The order of a list of orders.',
  valuesConfig: {
    TO_DELIVER_FIRST: {
      description: 'Those that are not delivered first; the newest first among these and the others.',
    },
    NEWEST: { description: 'The newest first, delivered or not.' },
  },
})
