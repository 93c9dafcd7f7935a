// Checks of the steps of orders and of payouts, and the tests that must fall without them.
import { guard } from './guard.mjs'

const seen = (name, file, text, by) => guard(`as it was seen: ${name}`, file, text, by, 'order/life/order-life.test')
const payout = (name, file, text, by) =>
  guard(`a payout: ${name}`, `order/cash/${file}`, text, by, 'order/cash/cash.test')

export const steps = [
  seen('its status', 'order/life/as-seen.ts', '(expectedStatus ?? status) !== status', 'false'),
  seen('its version', 'order/life/as-seen.ts', '(expectedVersion ?? version) !== version', 'false'),
  seen('a step', 'order/life/order-step.service.ts', 'requireAsSeen(order, step)', ''),
  seen('partly delivered', 'order/life/deliver-partly.service.ts', 'requireAsSeen(locked.order, input)', ''),
  seen('a step that is taken back', 'order/life/take-back.service.ts', 'requireAsSeen(order, seen)', ''),
  seen(
    'steps of many that are taken back',
    'order/life/told-by-itself.ts',
    'expectedStatus: as.expectedStatus ?? expectedStatus',
    '',
  ),
  seen('each of many', 'order/life/told-by-itself.ts', '...seen?.find((one) => one.id === id), id', 'id'),
  seen('a call', 'order/life/note-call.service.ts', 'requireAsSeen(order, seen)', ''),
  guard(
    'as it was seen: the price and the discount of a product',
    'product/manage/price-as-seen.ts',
    'if (others.length > 0)',
    'if (false)',
    'product/manage/manage-product.service.test',
  ),
  seen('who sends it', 'order/life/order-step.service.ts', 'shipment && !(await isSentSo(tx, id, shipment))', 'false'),
  ...[
    ['a call an hour after the last', 'max(at) + make_interval(mins => $2)', 'now() + make_interval(mins => 0 * $2)'],
    ['three calls a day', '>= $3 THEN', '>= 1000 * $3 THEN'],
  ].map(([name, text, by]) => guard(name, 'order/life/note-call.service.ts', text, by, 'order/life/order-life.test')),
  payout('not before its orders were delivered', 'record-payout.service.ts', 'lastOn && day < lastOn', 'false'),
  payout(
    'not where a later one brought its rest',
    'take-back-payout.service.ts',
    'SELECT coalesce(sum(expected - charges - received), 0) >= 0 FROM',
    'SELECT true OR count(*) > 0 FROM',
  ),
  payout(
    'taken back, its orders are owed again',
    'take-back-payout.service.ts',
    '{ payoutId: null }',
    '{ payoutId: id }',
  ),
  payout(
    'taken back one after the other',
    'take-back-payout.service.ts',
    'await lockPayoutsOf(tx, payout.courier)',
    '',
  ),
  payout(
    'no more than was still owed',
    'record-payout.service.ts',
    '> (await restOf(tx, courier))',
    '> Number.MAX_SAFE_INTEGER',
  ),
  payout(
    'without orders only of what was still owed',
    'record-payout.service.ts',
    'orders.length === 0 && !isOfRest',
    'false',
  ),
  payout('two that bring the same rest', 'record-payout.service.ts', 'await lockPayoutsOf(tx, courier)', ''),
]
