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
    RETURNED: { description: 'It came back, or was lost: each piece is in the stock again or was written off.' },
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
  TOO_LATE = 'TOO_LATE',
  FOUND_ELSEWHERE = 'FOUND_ELSEWHERE',
  OTHER = 'OTHER',
}

export enum ReturnReason {
  REFUSED_AT_DOOR = 'REFUSED_AT_DOOR',
  NOT_FOUND_AT_ADDRESS = 'NOT_FOUND_AT_ADDRESS',
  DAMAGED = 'DAMAGED',
  WRONG_ITEM = 'WRONG_ITEM',
  LOST = 'LOST',
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
    TOO_LATE: { description: 'It would come too late.' },
    FOUND_ELSEWHERE: { description: 'Whoever ordered has found it elsewhere.' },
    OTHER: { description: 'As the note says, which must be given.' },
  },
})

registerEnumType(ReturnReason, {
  name: 'ReturnReason',
  description: 'Why an order came back, or never will.',
  valuesConfig: {
    REFUSED_AT_DOOR: { description: 'It was not taken at the door.' },
    NOT_FOUND_AT_ADDRESS: { description: 'Nobody was found there.' },
    DAMAGED: { description: 'It arrived damaged.' },
    WRONG_ITEM: { description: 'It was not what had been ordered.' },
    LOST: { description: 'It was lost on its way: nothing of it comes back, and all its pieces are written off.' },
    OTHER: { description: 'As the note says, which must be given.' },
  },
})
