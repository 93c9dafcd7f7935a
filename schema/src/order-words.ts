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
export const orderEventKinds = [
  'TAKEN',
  'STEP',
  'TAKEN_BACK',
  'CALL',
  'CORRECTED',
  'COURIER',
  'RELEASED',
  'TRACKING',
  'CASH',
  'NOTE',
] as const

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
  'TOO_LATE',
  'FOUND_ELSEWHERE',
  'OTHER',
] as const

/** Those of them that whoever ordered can say of themselves; the first is meant where none is said. */
export const shopperReasons = [
  'SHOPPER_CHANGED_MIND',
  'DUPLICATE',
  'TOO_LATE',
  'FOUND_ELSEWHERE',
  'OTHER',
] as const satisfies readonly (typeof cancelReasons)[number][]

/** For why it came back, or never will. */
export const returnReasons = [
  'REFUSED_AT_DOOR',
  'NOT_FOUND_AT_ADDRESS',
  'DAMAGED',
  'WRONG_ITEM',
  'LOST',
  'OTHER',
] as const

/** Those of them for which a parcel is on its way back. */
export const returningReasons = [
  'REFUSED_AT_DOOR',
  'NOT_FOUND_AT_ADDRESS',
  'DAMAGED',
  'WRONG_ITEM',
  'OTHER',
] as const satisfies readonly (typeof returnReasons)[number][]
