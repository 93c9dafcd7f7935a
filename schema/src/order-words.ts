/** The words of the API for where an order stands. */
export const orderStatuses = [
  'PLACED',
  'CONFIRMED',
  'SHIPPED',
  'RETURNING',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
] as const

/** For what happened to an order. */
export const orderEventKinds = ['TAKEN', 'STEP', 'TAKEN_BACK', 'CALL', 'CORRECTED', 'COURIER', 'CASH'] as const

/** For who did it. */
export const orderActors = ['SHOPPER', 'ADMIN', 'COURIER', 'SYSTEM'] as const

/** For why an order was cancelled. */
export const cancelReasons = [
  'SHOPPER_CHANGED_MIND',
  'NOT_REACHED',
  'WRONG_NUMBER',
  'FAKE',
  'DUPLICATE',
  'NOT_DELIVERABLE_THERE',
  'OUT_OF_STOCK',
  'OTHER',
] as const

/** For why it came back. */
export const returnReasons = ['REFUSED_AT_DOOR', 'NOT_FOUND_AT_ADDRESS', 'DAMAGED', 'WRONG_ITEM', 'OTHER'] as const
