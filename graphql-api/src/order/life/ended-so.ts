import { type EntityManager, IsNull, Not } from 'typeorm'
import { OrderEvent, type WrittenOff } from './order-event.entity.js'
import { ReturnReason } from './order-status.js'

/** How somebody ends an order, or says that it comes back. */
interface Ending {
  reason?: OrderEvent['reason'] | undefined
  note?: string | null | undefined
  writtenOff?: readonly WrittenOff[] | null | undefined
  cashOwed?: boolean | null | undefined
  givenBack?: number | null | undefined
}

/** Whether an order that has ended or comes back does so for this reason, with the same note, pieces written off and cash. */
export const hasEndedSo = async (
  tx: EntityManager,
  orderId: string,
  { reason = null, note = null, writtenOff, cashOwed = null, givenBack = null }: Ending,
): Promise<boolean> => {
  const last = await tx.findOne(OrderEvent, { where: { orderId, to: Not(IsNull()) }, order: { place: 'DESC' } })
  // Of a lost parcel all pieces are written off, whether they are named or not.
  const isSamePieces = reason === ReturnReason.LOST || piecesOf(writtenOff) === piecesOf(last?.writtenOff)
  const isSameCash = last?.cashOwed === cashOwed && last.givenBack === givenBack
  return last?.reason === reason && last.note === note && isSamePieces && isSameCash
}

const piecesOf = (writtenOff: readonly WrittenOff[] | null | undefined): string =>
  (writtenOff ?? [])
    .map(({ variantId, quantity }) => `${variantId} ${quantity}`)
    .sort()
    .join()
