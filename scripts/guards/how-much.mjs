// Checks of how much and how often, and the tests that must fall without them.
import { guard } from './guard.mjs'

export const howMuch = [
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
  guard(
    'how often something is done',
    'limits/limit.ts',
    "if (standing.isOver) throw new DomainError('RATE_LIMITED', { limit: policy, retryAfter: standing.resetsIn })",
    '',
    'limits/limits.api.test',
  ),
  guard(
    'what is done often at one server is known to the others',
    'limits/rate-limiter.ts',
    'if (count.unshared > most * MUCH) this.share()',
    '',
    'limits/limits.api.test',
  ),
  guard(
    'what a query costs',
    'graphql/limits.ts',
    'if (amount > most) throw refuse(tooMuch({ what, asked: amount, most }))',
    '',
    'graphql/limits.test',
  ),
  guard(
    'how many fields a document has',
    'graphql/limit-fields.ts',
    'if (asked <= MOST_FIELDS) return undefined',
    'return undefined',
    'graphql/limits.test',
    'attack.test',
  ),
  guard(
    'how many connections are open to those who have not said who they are',
    'http/socket-gate.ts',
    ' || unknown.size >= limits.unknown',
    '',
    'http/edge.api.test',
  ),
  guard(
    'how many messages a connection sends',
    'http/socket-gate.ts',
    'if (++count <= messages) return',
    'return',
    'http/edge.api.test',
  ),
]
