import { type DeliveryRules, deliveryTerms } from '@sunnah-store/schema/delivery'
import { orderTotal } from '@sunnah-store/schema/order-total'
import { readPhone, writtenPhone } from '../../../../lib/text/phone.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import type { OrderToCorrectQuery } from './correct-order.generated.ts'
import { type HandLine, inputsOf, isChosen, piecesOf, subtotalOf } from './hand-line.ts'
import { readDiscount } from './taken.ts'

export type Correctable = OrderToCorrectQuery['order']

/** What stands in the fields of the form. */
export const valuesOf = ({ receiverName, phone, address, area, district, riderNote, ...order }: Correctable) => ({
  receiverName,
  phone: writtenPhone(phone),
  address,
  area: area ?? '',
  district,
  riderNote: riderNote ?? '',
  discount: order.discount > 0 ? String(order.discount) : '',
  discountReason: order.discountReason ?? '',
})

export type CorrectValues = ReturnType<typeof valuesOf>

/** The order as the form says it: as the shop is asked for it. */
export const placeOf = (values: CorrectValues) => ({
  receiverName: seenText(values.receiverName),
  phone: readPhone(values.phone).phone?.number ?? '',
  address: seenText(values.address),
  area: seenText(values.area) || null,
  district: values.district,
  riderNote: seenText(values.riderNote) || null,
})

const names = ['receiverName', 'phone', 'address', 'area', 'district', 'riderNote'] as const

/** The fields that say something else than the order. */
export const changedFields = (order: Correctable, values: CorrectValues) => {
  const place = placeOf(values)
  return names.filter((name) => place[name] !== order[name])
}

/** What was typed over an order, over what it is now: fields that nobody touched follow it. */
export const typedOver = (order: Correctable, now: Correctable, values: CorrectValues): CorrectValues => ({
  ...valuesOf(now),
  ...Object.fromEntries(changedFields(order, values).map((name) => [name, values[name]])),
  ...(changedDiscount(order, values) && { discount: values.discount, discountReason: values.discountReason }),
})

/** What is taken off, and why, where that is something else than before. */
export const changedDiscount = (order: Correctable, { discount: typed, discountReason: why }: CorrectValues) => {
  const discount = readDiscount(typed) ?? order.discount
  const discountReason = discount > 0 ? seenText(why) : null
  const isOther = discount !== order.discount || discountReason !== order.discountReason
  return isOther ? { discount, discountReason } : null
}

/** Whether other pieces are ordered than before. */
export const areOther = (order: Correctable, lines: readonly HandLine[]): boolean =>
  lines.length !== order.lines.length ||
  lines.some((line) => order.lines.find(({ variantId }) => variantId === line.variantId)?.quantity !== piecesOf(line))

/** What the delivery costs: as it was agreed, unless the district or the lines change. */
export const feeOf = (
  order: Correctable,
  rules: DeliveryRules,
  district: string,
  lines: readonly HandLine[],
): number =>
  district === order.district && !areOther(order, lines)
    ? order.deliveryFee
    : deliveryTerms(rules, district, subtotalOf(lines)).fee

/** What is to be collected then. */
export const totalOf = (
  order: Correctable,
  rules: DeliveryRules,
  values: CorrectValues,
  lines: readonly HandLine[],
): number => {
  const { discount } = changedDiscount(order, values) ?? order
  return orderTotal(subtotalOf(lines), feeOf(order, rules, values.district, lines), discount)
}

/** What the order comes to without its discount, which is no more; null where that is not known, or as it was agreed. */
export const mostOff = (
  order: Correctable,
  rules: DeliveryRules,
  values: CorrectValues,
  lines: readonly HandLine[],
): number | null => {
  const { discount } = changedDiscount(order, values) ?? order
  const fee = feeOf(order, rules, values.district, lines)
  const isAsAgreed = discount === order.discount && fee === order.deliveryFee && !areOther(order, lines)
  return isAsAgreed || !lines.every(isChosen) ? null : subtotalOf(lines) + fee
}

/** How many pieces of each variant the stock gets back, or below 0 gives. */
export const stockChanges = (order: Correctable, lines: readonly HandLine[]) => {
  const now = inputsOf(lines)
  const variantIds = new Set([...order.lines, ...now].map(({ variantId }) => variantId))
  const of = (all: readonly { variantId: string; quantity: number }[], id: string) =>
    all.find(({ variantId }) => variantId === id)?.quantity ?? 0
  return [...variantIds]
    .map((variantId) => ({ variantId, pieces: of(order.lines, variantId) - of(now, variantId) }))
    .filter(({ pieces }) => pieces !== 0)
}
