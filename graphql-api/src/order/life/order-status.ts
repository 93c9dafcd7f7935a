import { registerEnumType } from 'type-graphql'

/** Where an order stands. */
export enum OrderStatus {
  PLACED = 'PLACED',
  CONFIRMED = 'CONFIRMED',
  SHIPPED = 'SHIPPED',
  RETURNING = 'RETURNING',
  DELIVERED = 'DELIVERED',
  CANCELLED = 'CANCELLED',
  RETURNED = 'RETURNED',
}

const { PLACED, CONFIRMED, SHIPPED, RETURNING, DELIVERED, CANCELLED, RETURNED } = OrderStatus

/** The steps that an order may take; the table `order_step` of the database holds the same, and refuses others. */
export const nextSteps: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [PLACED]: [CONFIRMED, SHIPPED, DELIVERED, CANCELLED],
  [CONFIRMED]: [SHIPPED, DELIVERED, CANCELLED],
  [SHIPPED]: [DELIVERED, RETURNING, RETURNED],
  [RETURNING]: [RETURNED, DELIVERED],
  [DELIVERED]: [RETURNED],
  [CANCELLED]: [],
  [RETURNED]: [],
}

/** For how many minutes a step that was a mistake may be taken back. */
export const MINUTES_TO_TAKE_BACK = 10

/** Nobody in the shop has its pieces or its money. */
export const isOnItsWay = (status: OrderStatus): boolean => status === SHIPPED || status === RETURNING

/** Its pieces have not left the shop. */
export const isInTheShop = (status: OrderStatus): boolean => status === PLACED || status === CONFIRMED

/** Nothing was paid for it yet. */
export const isOpen = (status: OrderStatus): boolean => isInTheShop(status) || isOnItsWay(status)

/** Its pieces are in the stock again. */
export const isTakenBack = (status: OrderStatus): boolean => status === CANCELLED || status === RETURNED

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order stands.',
  valuesConfig: {
    PLACED: { description: 'Ordered; nobody has called yet.' },
    CONFIRMED: { description: 'The shopper said yes on the phone.' },
    SHIPPED: { description: "A courier or the shop's own rider has it." },
    RETURNING: { description: 'Refused or not found: it comes back, and its pieces are not in the stock yet.' },
    DELIVERED: { description: 'Handed over, and the cash collected.' },
    CANCELLED: { description: 'Ended before it left the shop; its pieces are in the stock again.' },
    RETURNED: { description: 'It came back: each piece is in the stock again or was written off.' },
  },
})

export enum CancelReason {
  SHOPPER_CHANGED_MIND = 'SHOPPER_CHANGED_MIND',
  NOT_REACHED = 'NOT_REACHED',
  WRONG_NUMBER = 'WRONG_NUMBER',
  FAKE = 'FAKE',
  DUPLICATE = 'DUPLICATE',
  NOT_DELIVERABLE_THERE = 'NOT_DELIVERABLE_THERE',
  OUT_OF_STOCK = 'OUT_OF_STOCK',
  OTHER = 'OTHER',
}

export enum ReturnReason {
  REFUSED_AT_DOOR = 'REFUSED_AT_DOOR',
  NOT_FOUND_AT_ADDRESS = 'NOT_FOUND_AT_ADDRESS',
  DAMAGED = 'DAMAGED',
  WRONG_ITEM = 'WRONG_ITEM',
  OTHER = 'OTHER',
}

registerEnumType(CancelReason, {
  name: 'CancelReason',
  description: 'Why an order is cancelled.',
  valuesConfig: {
    SHOPPER_CHANGED_MIND: { description: 'Whoever ordered does not want it any more.' },
    NOT_REACHED: { description: 'Nobody answered the phone.' },
    WRONG_NUMBER: { description: 'The phone is somebody else’s.' },
    FAKE: { description: 'Nobody has ordered this.' },
    DUPLICATE: { description: 'It was ordered twice.' },
    NOT_DELIVERABLE_THERE: { description: 'No courier goes there.' },
    OUT_OF_STOCK: { description: 'It is not there after all.' },
    OTHER: { description: 'As the note says, which must be given.' },
  },
})

registerEnumType(ReturnReason, {
  name: 'ReturnReason',
  description: 'Why an order came back.',
  valuesConfig: {
    REFUSED_AT_DOOR: { description: 'It was not taken at the door.' },
    NOT_FOUND_AT_ADDRESS: { description: 'Nobody was found there.' },
    DAMAGED: { description: 'It arrived damaged.' },
    WRONG_ITEM: { description: 'It was not what had been ordered.' },
    OTHER: { description: 'As the note says, which must be given.' },
  },
})
