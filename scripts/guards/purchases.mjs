// Limits of what one shopper or phone may order, hold, review and cause to be told, and the tests that must fall without them.
import { guard } from './guard.mjs'

export const purchases = [
  guard(
    'how many text messages one account causes',
    'order/message/write-order-messages.service.ts',
    'message.textsOfAccount + ofAccount < TEXTS_OF_ACCOUNT &&',
    '',
    'order/message/order-messages.api.test',
  ),
  guard(
    'how many text messages newcomers cause',
    'order/message/write-order-messages.service.ts',
    'textsADay * SHARE_OF_NEWCOMERS',
    'textsADay',
    'order/message/order-messages.api.test',
  ),
  guard(
    'what is ordered and cancelled within an hour',
    'order/limit-exceeded.ts',
    "'account_may', openOrJustCancelled)",
    "'account_may')",
    'purchase-limits/purchase-limits.api.test',
  ),
  guard(
    'how many reviews there are by people who have not received it',
    'review/review.service.ts',
    'await countReview(tx, reviewer, productId)',
    '',
    'review/review.service.test',
  ),
  guard(
    'how many photos are uploaded',
    'review/review-photo.service.ts',
    "throw new DomainError('RATE_LIMITED')",
    '{}',
    'review/review-photos.api.test',
  ),
  guard(
    'how many pieces are held',
    'stock/hold.service.ts',
    'await checkHeldPieces(tx, held, quantity)',
    '',
    'stock/hold.service.test',
  ),
  guard(
    'how often is held',
    'stock/hold.service.ts',
    'if (!earlier) await countNewHold(tx, held)',
    '',
    'stock/hold.service.test',
  ),
  ...['PIECES', 'OPEN_ORDERS', 'OPEN_TOTAL', 'PHONE_OPEN_ORDERS', 'PHONE_OPEN_TOTAL', 'UNCONFIRMED_TOTAL'].map((rule) =>
    guard(
      `the limit of purchases ${rule}`,
      'order/limit-exceeded.ts',
      `THEN json_build_object('rule', '${rule}'`,
      `AND false THEN json_build_object('rule', '${rule}'`,
      'purchase-limits/purchase-limits.api.test',
    ),
  ),
  guard(
    'a phone of one’s own',
    'order/limit-exceeded.ts',
    'AND (NOT (SELECT "isOwn" FROM phone_of_shopper) OR "userId" = $1',
    'AND (true OR "userId" = $1',
    'purchase-limits/purchase-limits.api.test',
  ),
  guard(
    'that a phone is one’s own only when it is confirmed',
    'order/limit-exceeded.ts',
    'phone = $10 AND "phoneVerified")',
    'phone = $10)',
    'purchase-limits/purchase-limits.api.test',
  ),
  guard(
    'what the shop has taken for a phone of one’s own',
    'order/limit-exceeded.ts',
    `OR "userId" = $1 OR source = 'ADMIN')`,
    'OR "userId" = $1)',
    'purchase-limits/purchase-limits.api.test',
  ),
  guard(
    'the limits of a phone for which an order is taken',
    'order/by-hand/take-order.service.ts',
    'if (exceeded) throw limitRefusal(exceeded)',
    '',
    'order/by-hand/take-order.test',
  ),
  guard(
    'how much is taken off',
    'order/by-hand/take-order.service.ts',
    'if (discount > subtotal + terms.deliveryFee) throw tooMuchOff(subtotal + terms.deliveryFee)',
    '',
    'order/by-hand/take-order.test',
  ),
]
