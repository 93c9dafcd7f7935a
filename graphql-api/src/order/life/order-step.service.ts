import { isTakenBack, nextSteps } from '@sunnah-store/schema/order-steps'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { returnSold } from '../../stock/stock.service.js'
import { setReturnedCash } from '../cash/returned-cash.service.js'
import type { Order } from '../order.entity.js'
import { requireAsSeen, type Seen } from './as-seen.js'
import { type Actor, changeOrder, type LockedOrder, moveOrder } from './change-order.js'
import { courierName } from './courier-name.js'
import { hasEndedSo } from './ended-so.js'
import { allOfLost } from './lost.js'
import { requireNoAttention } from './needs-attention.js'
import { OrderActor, OrderEventKind, type WrittenOff } from './order-event.entity.js'
import { type CancelReason, OrderStatus, ReturnReason } from './order-status.js'
import { Shipment } from './shipment.entity.js'
import { writeOff } from './write-off.js'

export interface OrderStep extends Seen {
  to: OrderStatus
  reason?: CancelReason | ReturnReason | null | undefined
  note?: string | null | undefined
  shipment?: Pick<Shipment, 'courier' | 'trackingCode' | 'trackingUrl'> & Partial<Shipment>
  /** Pieces that came back and cannot be sold; of a lost parcel all, whether given or not. */
  writtenOff?: readonly WrittenOff[] | null | undefined
  /** Whether a courier owes the cash of what came back. */
  cashOwed?: boolean | null | undefined
  /** What the customer got back of what was collected, in whole taka. */
  givenBack?: number | null | undefined
  /** Whether it is taken of many at once, where nobody looks at the single one. */
  amongOthers?: boolean
}

/**
 * Takes a step of an order in one transaction: status, stock and event. An order that has this status already stays as it is.
 * @throws DomainError NOT_FOUND; NEEDS_ATTENTION; STATUS_CHANGED with the status as it is now, when it is not the expected one, the step
 *   cannot be taken from it, or it was sent or has ended in another way; ORDER_CHANGED when it was corrected since it was seen;
 *   BAD_USER_INPUT when more is written off than was ordered, more given back than was collected, or it is LOST and not on its way or not all written off; NOT_OWED when no courier has the cash of what came back
 */
export const takeStep = (db: EntityManager, id: string, actor: Actor, step: OrderStep): Promise<Order> =>
  changeOrder(db, id, isTakenBack(step.to), (tx, locked) => takeStepOf(tx, locked, actor, step))

/** The same of an order that is locked, with its products where the step touches the stock. @throws DomainError as takeStep, but for NOT_FOUND */
export const takeStepOf = async (
  tx: EntityManager,
  locked: LockedOrder,
  { id: userId, by }: Actor,
  step: OrderStep,
): Promise<void> => {
  const { order, lines } = locked
  const { to, reason = null, note = null, cashOwed = null, givenBack = null } = step
  const { id, status } = order
  const shipment = step.shipment && { ...step.shipment, courier: await courierName(tx, step.shipment.courier) }
  if (status === to) {
    if (shipment && !(await isSentSo(tx, id, shipment))) throw new DomainError('STATUS_CHANGED', { status })
    const saysWhy = by === OrderActor.ADMIN && (isTakenBack(to) || to === OrderStatus.RETURNING)
    if (saysWhy && !(await hasEndedSo(tx, id, step))) throw new DomainError('STATUS_CHANGED', { status })
    return
  }
  requireAsSeen(order, step)
  if (!nextSteps[status].includes(to)) throw new DomainError('STATUS_CHANGED', { status })
  if (step.amongOthers) await requireNoAttention(tx, order)

  const isLost = reason === ReturnReason.LOST
  const writtenOff = isLost ? allOfLost(locked, step.writtenOff) : [...(step.writtenOff ?? [])]
  if (isTakenBack(to)) {
    await returnSold(tx, lines)
    await writeOff(tx, lines, writtenOff, userId)
  }
  if ((givenBack ?? 0) > (order.deliveredAt ? order.total : 0))
    throw new DomainError('BAD_USER_INPUT', {
      fields: { givenBack: ['givenBack must be no more than was collected: the total of an order that was delivered'] },
    })
  if (cashOwed !== null) await setReturnedCash(tx, order, cashOwed)
  if (shipment) await tx.insert(Shipment, { orderId: id, ...shipment })
  await moveOrder(tx, order, to, {
    kind: OrderEventKind.STEP,
    by,
    userId,
    reason,
    note,
    writtenOff,
    cashOwed,
    givenBack,
  })
}

/** Whether it was sent by this courier, under this number if one is told. */
const isSentSo = async (
  tx: EntityManager,
  orderId: string,
  { courier, trackingCode }: Pick<Shipment, 'courier' | 'trackingCode'>,
): Promise<boolean> => {
  const sent = await tx.findOneBy(Shipment, { orderId })
  return sent?.courier === courier && (trackingCode ?? sent.trackingCode) === sent.trackingCode
}
