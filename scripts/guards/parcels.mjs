// Checks of what couriers say and what came back from the door, and the tests that must fall without them.
import { guard } from './guard.mjs'

const partly = (name, text, by) =>
  guard(
    `of an order that was partly delivered: ${name}`,
    'order/life/deliver-partly.service.ts',
    text,
    by,
    'order/life/deliver-partly.test',
  )

const sending = (name, file, text, by, test = 'courier/send-orders') =>
  guard(`of what a courier is told: ${name}`, file, text, by, `${test}.test`)
const heard = (name, text, by, test = 'hear-courier') =>
  guard(`of what a courier says: ${name}`, 'courier/hear-courier.service.ts', text, by, `courier/${test}.test`)
const collected = (name, text, by, file = 'courier/collected-sum.ts') =>
  guard(`of the sum that a courier tells: ${name}`, file, text, by, 'courier/collected-sum.test')
const released = (name, text, by) =>
  guard(`of a release: ${name}`, 'courier/release-order.service.ts', text, by, 'courier/release-order.test')

export const parcels = [
  sending('nothing changes meanwhile', 'order/life/change-order.ts', 'await refuseWhileSending(tx, id)', ''),
  sending(
    'it is not removed meanwhile',
    'order/order.service.ts',
    'await refuseWhileSending(tx, id)',
    '',
    'courier/being-sent',
  ),
  sending(
    'nobody else sends it meanwhile',
    'courier/sending.ts',
    "if (open && !open.isOurs) throw new DomainError('BEING_SENT')",
    '',
  ),
  sending(
    'it is asked before it is told again',
    'courier/send-orders.service.ts',
    'one.again ? await unlessSilent(() => ask(courier, one)) : null',
    'null',
  ),
  sending(
    'it is asked after it refused',
    'courier/send-orders.service.ts',
    'const known = await unlessSilent(() => ask(courier, one))',
    'const known = null',
    'courier/being-sent',
  ),
  heard('not older than what was heard', 'if (newest && word.at < newest) return true', ''),
  heard(
    'what its documents do not name is told to somebody',
    "if (means === 'NOT_UNDERSTOOD') return { why: NoticeReason.NOT_UNDERSTOOD, collected: null }",
    '',
    'ask-couriers',
  ),
  collected(
    'one that cannot be read is told to somebody',
    'const isUnread = isSumNotUnderstood(word, shipment)',
    'const isUnread = false',
    'courier/hear-courier.service.ts',
  ),
  collected(
    'one that cannot be read is none',
    "taka <= limits.payout.taka ? taka : 'NOT_UNDERSTOOD'",
    'taka <= limits.payout.taka ? taka : null',
    'courier/steadfast/steadfast-words.ts',
  ),
  collected(
    'another one than a part came to does not confirm it',
    'confirms: isSaidOf(order, to) && !isOther',
    'confirms: isSaidOf(order, to)',
    'courier/hear-courier.service.ts',
  ),
  heard('the same status again', 'if (word.message === null && word.status === lastStatus) return true', ''),
  heard(
    'the same message again',
    'return tx.existsBy(OrderEvent, { orderId, by: OrderActor.COURIER, note: noteOf(word) })',
    'return false',
  ),
  heard('the same message again of a clock that is ahead', 'if (saidAhead.includes(hash)) return null', ''),
  heard('a time to come is of now', 'const word = isAhead ? { ...told, at: now } : told', 'const word = told'),
  heard(
    'an answer of a courier that is asked is by the clock of the shop',
    'if (!word.isAnswer) await tx',
    'await tx',
    'collected-sum',
  ),
  heard('the same again is newer', 'if (!word.isAnswer) await tx.update(Shipment, { orderId }, heard)', ''),
  collected('no older one than was told', 'return isOfThen && (', 'return true || ('),
  collected(
    'of two of the same second the one that somebody has to look at',
    'status === lastStatus ? isFarther(order.total, collected, before) : !isKnown',
    '!isKnown',
  ),
  collected(
    'of two of the same second not the one that was overtaken',
    'status === lastStatus ? isFarther(order.total, collected, before) : !isKnown',
    'isFarther(order.total, collected, before)',
  ),
  collected(
    'none that was overtaken, but of what is so still',
    'if (statusAt !== null && at < statusAt && !isSo[means]) return false',
    '',
  ),
  collected('the same again is newer', "if (collected === before) return 'same'", "if (false) return 'same'"),
  collected(
    'a newer one takes back what was told before',
    "await tx.update(CourierNotice, open, { closedAt: () => 'now()' })",
    '',
  ),
  collected(
    'one that it corrects is news where nothing else is',
    "return sum === 'other' ? noticeOf(tx, order, { means, collected, sum }) : unread",
    'return unread',
    'courier/hear-courier.service.ts',
  ),
  collected(
    'what a step has settled, at the step',
    'collected: collected ?? shipment.collected, sum })',
    'collected, sum })',
    'courier/hear-courier.service.ts',
  ),
  collected(
    'none that does not count',
    'const collected = sum && sumOf(word)',
    'const collected = sumOf(word)',
    'courier/hear-courier.service.ts',
  ),
  collected('what a mistaken step has settled', 'await reopenNotices(tx, last)', '', 'order/life/take-back.service.ts'),
  collected(
    'what a mistaken step has settled, but of what it has corrected since',
    "AND (why <> 'OTHER_SUM' OR notice.collected = shipment.collected)",
    '',
    'order/life/take-back.service.ts',
  ),
  collected(
    'what is told again after it was looked at',
    'const again = noticed?.why !== NoticeReason.NOT_UNDERSTOOD',
    'const again = false',
    'courier/hear-courier.service.ts',
  ),
  heard(
    'nothing moves where it was released',
    'if (isReleased) return keep(NoticeReason.RELEASED, orderId)',
    '',
    'release-order',
  ),
  released('the courier had ten minutes', 'since < now() - make_interval(mins => $2)', '$2::int > 0'),
  released('no server waits for the courier', '"leftAt" IS NOT NULL AND ', ''),
  released('it has not left the shop', '!open && !isInTheShop(status)', 'false'),
  released('the courier is remembered', 'await tx.upsert(CourierRelease, {', 'Object({'),
  guard(
    'a sending that is settled: not where another call has it by now',
    'courier/sending.ts',
    `WHERE "orderId" = $1 AND "busyUntil" = $2::timestamptz
       AND since`,
    `WHERE "orderId" = $1 AND $2::timestamptz IS NOT NULL
       AND since`,
    'courier/ask-couriers.test',
  ),
  partly('it is on its way', 'if (!isOnItsWay(status)) {', 'if (false) {'),
  partly('the same again', 'if (await isSaid(tx, locked, input, isAll)) return', ''),
  partly(
    'the same again is spoilt the same',
    'hasEndedSo(tx, order.id, { note: input.note, writtenOff: writtenOffOf(input) })',
    'true',
  ),
  partly('no more pieces than were sent', '|| quantity > line.quantity + line.cameBack', ''),
  partly('no more written off than came back', '(writtenOff ?? 0) > quantity', 'false'),
  partly('no more collected than the total', 'collected > order.total', 'false'),
  partly('why another sum was collected', 'collected !== due && !note', 'false'),
  partly('nothing collected where nothing was kept', 'input.collected !== 0', 'false'),
  ...[
    ['it is on its way', '!isOnItsWay(order.status)', 'false'],
    ['all of it is written off', 'asked && !(asked.length === all.length && all.every(isAll))', 'false'],
  ].map(([name, text, by]) =>
    guard(`of a lost parcel: ${name}`, 'order/life/lost.ts', text, by, 'order/life/lost.test'),
  ),
  guard(
    'of what came back: that a courier has collected for it, and not paid out',
    'order/cash/returned-cash.service.ts',
    'if (!deliveredAt || !shipment || shipment.payoutId)',
    'if (!shipment)',
    'order/cash/cash.test',
  ),
  guard(
    'of what came back: no more given back than was collected',
    'order/life/order-step.service.ts',
    '(givenBack ?? 0) > (order.deliveredAt ? order.total : 0)',
    'false',
    'overview/overview.service.test',
  ),
  guard(
    'an order that is removed: its cash is in no payout, and settled with its courier',
    'order/order.service.ts',
    'if (hasCash(order))',
    'if (false)',
    'order/cash/payout.test',
  ),
  guard(
    'what waits for somebody to look at what the courier said',
    'order/life/change-order.ts',
    `UPDATE courier_notice SET "closedAt" = now()`,
    `UPDATE courier_notice SET "closedAt" = NULL`,
    'courier/hear-courier.test',
  ),
  ...[
    [
      'that somebody is told where all of it is delivered',
      'isDelivered || isOnItsWay(order.status)',
      'isOnItsWay(order.status)',
    ],
    ['that nobody is told who has said what came back', 'await cameBackInPart(tx, order.id)', 'false'],
  ].map(([name, text, by]) =>
    guard(
      `of what a courier delivered in part: ${name}`,
      'courier/hear-courier.service.ts',
      text,
      by,
      'courier/moved-by-hand.test',
    ),
  ),
  guard(
    'whose message it is',
    'http/courier-webhook.ts',
    'if (!named(request.params.courier)?.isWebhook(request.headers))',
    'if (false)',
    'courier/hear-courier.test',
  ),
  guard(
    'how often couriers tell something',
    'http/courier-webhook.ts',
    "callers.limitOf(request, reply, null)('courierMessages')",
    '',
    'limits/limits.api.test',
  ),
  guard('how often is sent', 'limits/policies.ts', "fields: ['sendOrders']", 'fields: []', 'limits/limits.api.test'),
  guard(
    'an order that is handed to a courier is as it was seen',
    'courier/sending.ts',
    'requireAsSeen(order, seen)',
    '',
    'courier/send-orders.test',
  ),
  guard(
    'a size that is no longer sold, when an order is corrected',
    'order/by-hand/asked-lines.ts',
    'OR other."isActive" AND coalesce',
    'OR coalesce',
    'order/by-hand/correct-order.test',
  ),
]
