// Checks of the steps of orders and of payouts, and the tests that must fall without them.
import { guard } from './guard.mjs'

const seen = (name, file, text, by, test = 'order-life') =>
  guard(`as it was seen: ${name}`, `order/life/${file}`, text, by, `order/life/${test}.test`)
const payout = (name, file, text, by) =>
  guard(`a payout: ${name}`, `order/cash/${file}`, text, by, 'order/cash/payout.test')

export const steps = [
  seen('its status', 'as-seen.ts', '(expectedStatus ?? status) !== status', 'false'),
  seen('its version', 'as-seen.ts', '(expectedVersion ?? version) !== version', 'false'),
  seen('a step', 'order-step.service.ts', 'requireAsSeen(order, step)', ''),
  seen('partly delivered', 'deliver-partly.service.ts', 'requireAsSeen(locked.order, input)', '', 'deliver-partly'),
  ...[
    [
      'of the last ten minutes',
      'at > now() - make_interval(mins => $2) AND',
      '$2::int > 0 AND',
      'order/life/order-life',
    ],
    ['no shopper and no courier took it', 'last.by === OrderActor.ADMIN && ', '', 'order/life/order-life'],
    ['it is a step', 'last?.kind === OrderEventKind.STEP && ', 'last && ', 'order/life/order-life'],
    [
      'no courier was told of it',
      `"courierCode" IS NOT NULL AND "to" = 'SHIPPED' OR "payoutId"`,
      '"payoutId"',
      'courier/send-orders',
    ],
    [
      'no courier has paid for it',
      `"to" = 'SHIPPED' OR "payoutId" IS NOT NULL AND "to" = 'DELIVERED'`,
      `"to" = 'SHIPPED'`,
      'order/cash/payout',
    ],
  ].map(([name, text, by, test]) =>
    guard(`a step that is taken back: ${name}`, 'order/life/take-back.service.ts', text, by, `${test}.test`),
  ),
  guard(
    'a step follows the one before as the table says',
    'order/life/order-step.service.ts',
    '!nextSteps[status].includes(to)',
    'false',
    'order/life/order-life.test',
  ),
  guard(
    'a step that a courier tells of follows the one before as the table says',
    'courier/hear-courier.service.ts',
    'if (to && nextSteps[status].includes(to)) {',
    'if (to && to !== status) {',
    'courier/hear-courier.test',
  ),
  guard(
    'a step that is taken back: no courier has said the same since',
    'order/life/take-back.service.ts',
    'AND later.confirms',
    'AND later.confirms AND false',
    'courier/moved-by-hand.test',
  ),
  guard(
    'a step that is taken back: what a courier said meanwhile is heard again',
    'order/life/take-back.service.ts',
    '{ lastStatus: null }',
    '{}',
    'courier/moved-by-hand.test',
  ),
  seen('a step that is taken back', 'take-back.service.ts', 'requireAsSeen(order, seen)', '', 'deliver-partly'),
  seen(
    'steps of many that are taken back',
    'told-by-itself.ts',
    'expectedStatus: as.expectedStatus ?? expectedStatus',
    '',
    'many-orders',
  ),
  seen('each of many', 'told-by-itself.ts', '...seen?.find((one) => one.id === id), id', 'id', 'many-orders'),
  guard(
    'delivered among others: not what comes back',
    'order/life/needs-attention.ts',
    'status === OrderStatus.RETURNING',
    'false',
    'order/life/many-orders.test',
  ),
  guard(
    'delivered among others: not what was kept in part',
    'order/life/needs-attention.ts',
    'await tx.existsBy(Shipment, { orderId, partlyDelivered: true })',
    'false',
    'order/life/many-orders.test',
  ),
  ...[
    ['what may be taken back waits', 'mayGoBack ? minutesToTakeBack + 1 : 0', '0'],
    ['what a courier was told is told at once', '!(await isAtCourier(tx, orderId, to))', 'true'],
    ['what a courier has is told late where it may be taken back', 'to === OrderStatus.SHIPPED && (await', '(await'],
  ].map(([name, text, by]) =>
    guard(`of a message: ${name}`, 'order/message/tell.service.ts', text, by, 'order/message/order-messages.api.test'),
  ),
  seen('a call', 'note-call.service.ts', 'requireAsSeen(order, seen)', ''),
  guard(
    'as it was seen: the price and the discount of a product',
    'product/manage/price-as-seen.ts',
    'if (others.length > 0)',
    'if (false)',
    'product/manage/manage-product.service.test',
  ),
  seen(
    'why it comes back',
    'order-step.service.ts',
    '(isTakenBack(to) || to === OrderStatus.RETURNING)',
    'isTakenBack(to)',
    'note-returning.api',
  ),
  guard(
    'coming back: not what is lost',
    'order/life/order-step.input.ts',
    '@IsIn(returningReasons',
    '@IsIn(Object.values(ReturnReason)',
    'order/life/note-returning.api.test',
  ),
  guard(
    'coming back: the courier says it of what is in the shop already',
    'courier/hear-courier.service.ts',
    '(to === OrderStatus.RETURNING && status === OrderStatus.RETURNED && deliveredAt === null)',
    'false',
    'courier/noted-returning.test',
  ),
  seen('how it has ended', 'order-step.service.ts', '!(await hasEndedSo(tx, id, step))', 'false'),
  seen(
    'who sends it',
    'order-step.service.ts',
    'shipment && !(await isSentSo(tx, id, shipment))',
    'false',
    'many-orders',
  ),
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
    'another sum than should have come is explained',
    'record-payout.service.ts',
    '!agrees && !input.reason',
    'false',
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
  guard(
    'why a shopper may cancel',
    'order/life/cancel-my-order.args.ts',
    '@IsIn(shopperReasons,',
    "@IsIn([...shopperReasons, 'FAKE'],",
    'order/life/order-step.input.test',
  ),
  guard(
    'an order that goes: it is as it was seen',
    'order/order.service.ts',
    'requireAsSeen(order, seen)',
    '',
    'order/life/many-orders.test',
  ),
  guard(
    'an order that goes: it is not on its way',
    'order/order.service.ts',
    "if (isOnItsWay(status)) throw new DomainError('ORDER_ON_ITS_WAY', { status })",
    '',
    'order/life/order-life.test',
  ),
]
