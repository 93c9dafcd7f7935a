import { isOnItsWay } from '@sunnah-store/schema/order-steps'
import { orderTotal } from '@sunnah-store/schema/order-total'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { returnSold, sellAgain } from '../../stock/stock.service.js'
import { Order } from '../order.entity.js'
import type { OrderLine } from '../order-line.entity.js'
import { requireAsSeen } from './as-seen.js'
import { type Actor, changeOrder, type LockedOrder, moveOrder } from './change-order.js'
import type { DeliverPartlyInput } from './deliver-partly.input.js'
import { hasEndedSo } from './ended-so.js'
import { OrderEventKind } from './order-event.entity.js'
import { OrderStatus, ReturnReason } from './order-status.js'
import { takeStepOf } from './order-step.service.js'
import { writeOff } from './write-off.js'
import { wrongField } from './wrong-field.js'

/**
 * Notes that some of an order was kept at the door and the rest came back, in one transaction: what was kept is delivered,
 * its total is what was collected, and the rest is in the stock again or written off. Where nothing was kept, all of it
 * came back. The same again changes nothing.
 * @throws DomainError NOT_FOUND; STATUS_CHANGED when it is not on its way, or not as expected; BAD_USER_INPUT when it does not add up
 */
export const deliverPartly = (db: EntityManager, actor: Actor, input: DeliverPartlyInput): Promise<Order> =>
  changeOrder(db, input.id, true, async (tx, locked) => {
    const { status } = locked.order
    const back = piecesBack(locked.lines, input)
    const isAll = locked.lines.every(({ variantId, quantity, cameBack }) => back.get(variantId) === quantity + cameBack)
    if (!isOnItsWay(status)) {
      if (await isSaid(tx, locked, input, isAll)) return
      throw new DomainError('STATUS_CHANGED', { status })
    }
    requireAsSeen(locked.order, input)
    if (isAll) await takeAllBack(tx, locked, actor, input)
    else await deliverRest(tx, locked, actor, input)
  })

/** How many pieces of each variant came back. */
const piecesBack = (lines: readonly OrderLine[], { cameBack }: DeliverPartlyInput): Map<string, number> => {
  for (const { variantId, quantity, writtenOff } of cameBack) {
    const line = lines.find((one) => one.variantId === variantId)
    if (!line || quantity > line.quantity + line.cameBack)
      throw wrongField('cameBack', 'cameBack must name variants of the order, and no more pieces than were sent')
    if ((writtenOff ?? 0) > quantity)
      throw wrongField('cameBack', 'cameBack must have no more pieces written off than came back')
  }
  return new Map(cameBack.map(({ variantId, quantity }) => [variantId, quantity]))
}

/** Whether it stands so already. */
const isSaid = async (
  tx: EntityManager,
  { order, lines }: LockedOrder,
  input: DeliverPartlyInput,
  isAll: boolean,
): Promise<boolean> => {
  if (isAll) return order.status === OrderStatus.RETURNED && hasEndedSo(tx, order.id, endingOf(input))
  const back = piecesBack(lines, input)
  return (
    order.status === OrderStatus.DELIVERED &&
    order.total === input.collected &&
    lines.every(({ variantId, cameBack }) => cameBack === (back.get(variantId) ?? 0)) &&
    hasEndedSo(tx, order.id, { note: input.note, writtenOff: writtenOffOf(input) })
  )
}

const writtenOffOf = ({ cameBack }: DeliverPartlyInput) =>
  cameBack.flatMap(({ variantId, writtenOff }) => (writtenOff ? [{ variantId, quantity: writtenOff }] : []))

const takeAllBack = (tx: EntityManager, locked: LockedOrder, actor: Actor, input: DeliverPartlyInput) => {
  if (input.collected !== 0) throw wrongField('collected', 'collected must be 0 where nothing was kept')
  return takeStepOf(tx, locked, actor, { to: OrderStatus.RETURNED, ...endingOf(input) })
}

/** How an order ends of which nothing was kept. */
const endingOf = (input: DeliverPartlyInput) => ({
  reason: ReturnReason.REFUSED_AT_DOOR,
  note: input.note,
  writtenOff: writtenOffOf(input),
})

const deliverRest = async (
  tx: EntityManager,
  { order, lines }: LockedOrder,
  { id: userId, by }: Actor,
  input: DeliverPartlyInput,
): Promise<void> => {
  const { collected, note = null } = input
  const back = piecesBack(lines, input)
  const due = dueFor(
    order,
    lines.map((line) => ({ ...line, quantity: line.quantity - (back.get(line.variantId) ?? 0) })),
  )
  if (collected > order.total) throw wrongField('collected', 'collected must be no more than the total')
  if (collected !== due && !note) throw wrongField('note', 'note must say why another sum was collected')

  const writtenOff = writtenOffOf(input)
  await returnSold(tx, input.cameBack)
  await writeOff(tx, lines, writtenOff, userId)
  await moveBack(tx, order.id, input.cameBack)
  await tx.update(Order, { id: order.id }, { total: collected, doorDifference: collected - due })
  const pieces = input.cameBack.reduce((sum, { quantity }) => sum + quantity, 0)
  const step = { kind: OrderEventKind.STEP, by, userId, note, writtenOff, cameBack: pieces }
  await moveOrder(tx, order, OrderStatus.DELIVERED, step)
}

/** What is to be paid for these pieces, in whole taka. */
const dueFor = ({ deliveryFee, discount }: Order, lines: readonly Pick<OrderLine, 'unitPrice' | 'quantity'>[]) =>
  orderTotal(
    lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    deliveryFee,
    discount,
  )

/** Notes pieces of an order as come back, or below 0 as kept after all. */
const moveBack = (tx: EntityManager, orderId: string, pieces: readonly { variantId: string; quantity: number }[]) =>
  tx.query(
    `UPDATE order_line AS line SET quantity = line.quantity - back.pieces, "cameBack" = "cameBack" + back.pieces
     FROM unnest($2::uuid[], $3::int[]) AS back(id, pieces) WHERE "orderId" = $1 AND "variantId" = back.id`,
    [orderId, pieces.map(({ variantId }) => variantId), pieces.map(({ quantity }) => quantity)],
  )

/**
 * Takes out of the stock again what came back from the door by mistake, once what was written off is in it again.
 * @throws DomainError OUT_OF_STOCK
 */
export const deliverWhole = async (tx: EntityManager, { order, lines }: LockedOrder): Promise<void> => {
  const back = lines.filter(({ cameBack }) => cameBack > 0).map((line) => ({ ...line, quantity: line.cameBack }))
  if (back.length === 0) return
  await sellAgain(tx, back)
  await moveBack(
    tx,
    order.id,
    back.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
  )
  const whole = lines.map((line) => ({ ...line, quantity: line.quantity + line.cameBack }))
  await tx.update(Order, { id: order.id }, { total: dueFor(order, whole), doorDifference: 0 })
}
