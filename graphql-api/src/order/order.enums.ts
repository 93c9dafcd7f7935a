import { registerEnumType } from 'type-graphql'

export enum PaymentMethod {
  CASH_ON_DELIVERY = 'CASH_ON_DELIVERY',
}

export enum OrderSource {
  CART = 'CART',
  BUY_NOW = 'BUY_NOW',
}

/** Who has written an order. */
export enum OrderOrigin {
  SHOP = 'SHOP',
  ADMIN = 'ADMIN',
}

export enum OrderState {
  ALL = 'ALL',
  TO_DELIVER = 'TO_DELIVER',
  TO_CONFIRM = 'TO_CONFIRM',
  TO_SEND = 'TO_SEND',
  ON_THE_WAY = 'ON_THE_WAY',
  DELIVERED = 'DELIVERED',
  ENDED = 'ENDED',
}

export enum OrderSort {
  TO_DELIVER_FIRST = 'TO_DELIVER_FIRST',
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
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

registerEnumType(OrderOrigin, {
  name: 'OrderOrigin',
  description: 'Who has written an order.',
  valuesConfig: {
    SHOP: { description: 'The shopper, in the shop.' },
    ADMIN: { description: 'Somebody who works in the shop, for a customer who called or wrote.' },
  },
})

registerEnumType(OrderState, {
  name: 'OrderState',
  description: 'Which orders are meant.',
  valuesConfig: {
    ALL: { description: 'All of them.' },
    TO_DELIVER: { description: 'Those that are to be delivered: to confirm, to send and on the way.' },
    TO_CONFIRM: { description: 'Those that nobody has called about yet: PLACED.' },
    TO_SEND: { description: 'Those that are CONFIRMED.' },
    ON_THE_WAY: { description: 'Those that are SHIPPED or RETURNING.' },
    DELIVERED: { description: 'Those that are DELIVERED.' },
    ENDED: { description: 'Those that are CANCELLED or RETURNED.' },
  },
})

registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'The order of a list of orders.',
  valuesConfig: {
    TO_DELIVER_FIRST: {
      description: 'Those that are to be delivered first; the newest first among these and the others.',
    },
    NEWEST: { description: 'The newest first, whatever their status.' },
    OLDEST: { description: 'The oldest first, whatever their status.' },
  },
})
