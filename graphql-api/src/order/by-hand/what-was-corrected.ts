import { OrderPart } from '../life/order-part.js'
import type { Order } from '../order.entity.js'
import type { OrderLine } from '../order-line.entity.js'
import type { AgreedLine } from './asked-lines.js'
import type { CorrectedLine, OrderCorrection } from './order-correction.entity.js'

type Correction = Pick<OrderCorrection, 'part' | 'line' | 'before' | 'after'>

/** What of an order a correction sets, besides its lines. */
export type Corrected = Pick<
  Order,
  'address' | 'area' | 'deliveryFee' | 'discount' | 'district' | 'phone' | 'receiverName' | 'riderNote'
>

/** What of an order becomes another, besides its lines and total. */
export const correctedParts = (was: Order, is: Corrected): Correction[] => {
  const receiver = ({ receiverName }: Corrected) => receiverName ?? was.customerName
  return [
    correction(OrderPart.RECEIVER, receiver(was), receiver(is)),
    correction(OrderPart.PHONE, was.phone, is.phone),
    correction(OrderPart.ADDRESS, was.address, is.address),
    correction(OrderPart.AREA, was.area, is.area),
    correction(OrderPart.DISTRICT, was.district, is.district),
    correction(OrderPart.RIDER_NOTE, was.riderNote, is.riderNote),
    correction(OrderPart.DELIVERY_FEE, was.deliveryFee, is.deliveryFee),
    correction(OrderPart.DISCOUNT, was.discount, is.discount),
  ].flat()
}

/** Which pieces come, go, or become more or fewer, and what is to be paid then. */
export const correctedPieces = (
  had: readonly OrderLine[],
  lines: readonly AgreedLine[],
  before: number,
  after: number,
): Correction[] => {
  const piecesOf = (of: readonly Pick<OrderLine, 'variantId' | 'quantity'>[], variantId: string) =>
    of.find((line) => line.variantId === variantId)?.quantity ?? 0
  const gone = had.filter(({ variantId }) => piecesOf(lines, variantId) === 0)
  const pieces = [...gone, ...lines].flatMap((line) => {
    const { variantId } = line
    return correction(OrderPart.LINES, piecesOf(had, variantId), piecesOf(lines, variantId), named(line))
  })
  return [...pieces, ...correction(OrderPart.TOTAL, before, after)]
}

const correction = (
  part: OrderPart,
  before: string | number | null,
  after: string | number | null,
  line: CorrectedLine | null = null,
): Correction[] => (before === after ? [] : [{ part, line, before: said(before), after: said(after) }])

const said = (value: string | number | null) => (value === null ? null : String(value))

const named = ({ name, nameBn, size, sizeBn, color, colorBn, unitPrice }: OrderLine | AgreedLine): CorrectedLine => ({
  ...{ name, nameBn, unitPrice },
  ...{ size, sizeBn, color, colorBn },
})
