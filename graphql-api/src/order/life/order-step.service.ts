import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { returnSold } from '../../stock/stock.service.js'
import type { Order } from '../order.entity.js'
import { type Actor, changeOrder, type LockedOrder, moveOrder } from './change-order.js'
import { OrderEventKind, type WrittenOff } from './order-event.entity.js'
import { type CancelReason, isTakenBack, nextSteps, type OrderStatus, type ReturnReason } from './order-status.js'
import { Shipment } from './shipment.entity.js'
import { writeOff } from './write-off.js'

export interface OrderStep {
  to: OrderStatus
  /** The status that the caller has seen; not given: any from which the step may be taken. */
  expectedStatus?: OrderStatus | null | undefined
  reason?: CancelReason | ReturnReason | null | undefined
  note?: string | null | undefined
  shipment?: Pick<Shipment, 'courier' | 'trackingCode' | 'trackingUrl'> & Partial<Shipment>
  /** Pieces that came back and cannot be sold. */
  writtenOff?: readonly WrittenOff[] | null | undefined
}

/**
 * Takes a step of an order in one transaction: status, stock and event. An order that has this status already stays as it is.
 * @throws DomainError NOT_FOUND; STATUS_CHANGED with the status as it is now, when it is not the expected one or the step
 *   cannot be taken from it; BAD_USER_INPUT when more is written off than was ordered
 */
export const takeStep = (db: EntityManager, id: string, actor: Actor, step: OrderStep): Promise<Order> =>
  changeOrder(db, id, isTakenBack(step.to), (tx, locked) => takeStepOf(tx, locked, actor, step))

/** The same of an order that is locked, with its products where the step touches the stock. */
export const takeStepOf = async (
  tx: EntityManager,
  { order, lines }: LockedOrder,
  { id: userId, by }: Actor,
  step: OrderStep,
): Promise<void> => {
  const { to, reason = null, note = null, shipment, expectedStatus } = step
  const { id, status } = order
  if (status === to) return
  const isExpected = (expectedStatus ?? status) === status
  if (!isExpected || !nextSteps[status].includes(to)) throw new DomainError('STATUS_CHANGED', { status })

  const writtenOff = [...(step.writtenOff ?? [])]
  if (isTakenBack(to)) {
    await returnSold(tx, lines)
    await writeOff(tx, lines, writtenOff, userId)
  }
  if (shipment) await tx.insert(Shipment, { orderId: id, ...shipment })
  await moveOrder(tx, order, to, { kind: OrderEventKind.STEP, by, userId, reason, note, writtenOff })
}
