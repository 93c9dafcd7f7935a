// Locks of orders once they are placed, and the tests that must fall without them.
import { guard } from './guard.mjs'

export const locksOfOrders = [
  guard(
    'an order that takes a step',
    'order/life/change-order.ts',
    ", lock: { mode: 'pessimistic_write' }",
    '',
    'order/life/order-life.test',
  ),
  guard(
    'the lines of an order',
    'order/lock-lines.ts',
    "await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('lines of ' || $1::uuid, 0))`, [orderId])",
    '',
    'order/by-hand/correct-order.test',
    'order/life/order-life.test',
  ),
  guard(
    'who takes an order, and its phone',
    'order/by-hand/take-order.service.ts',
    'await lockCustomer(tx, taker.id, input.phone)',
    '',
    'order/by-hand/take-order.test',
    'locks.test',
  ),
  guard(
    'the products of an order that is taken',
    'order/by-hand/take-order.service.ts',
    'await lockProducts(tx, productIds)',
    '',
    'order/by-hand/take-order.test',
    'locks.test',
  ),
  guard(
    'the key of a payout',
    'order/cash/record-payout.service.ts',
    'pg_advisory_xact_lock(hashtextextended($1, 0))',
    '$1::text',
    'order/cash/cash.test',
  ),
  guard(
    'the orders of a payout',
    'order/cash/record-payout.service.ts',
    'FOR UPDATE OF "order", shipment',
    '',
    'order/cash/cash.test',
  ),
]
