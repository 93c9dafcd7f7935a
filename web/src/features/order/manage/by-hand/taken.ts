import { type DeliveryRules, deliveryTerms } from '@sunnah-store/schema/delivery'
import { limits } from '@sunnah-store/schema/limits'
import { orderTotal } from '@sunnah-store/schema/order-total'
import { readWhole } from '@sunnah-store/schema/whole-number'
import type { Language } from '../../../../lib/copy/languages.ts'
import type { Refusal } from '../../../../lib/failure/refusal.ts'
import { languageCodes } from '../../../../lib/identity/use-keep-language.ts'
import { readPhone } from '../../../../lib/text/phone.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { type HandLine, inputsOf, subtotalOf } from './hand-line.ts'

/** What is typed of an order that is taken. Who calls is who receives it. */
export const nothingTyped = {
  receiverName: '',
  phone: '',
  address: '',
  area: '',
  district: '',
  riderNote: '',
  discount: '',
  discountReason: '',
}

export type TakenValues = typeof nothingTyped & {
  /** In which the customer is written to. */
  messagesIn: Language
}

/** A discount as it was typed; null: it is none. */
export const readDiscount = (typed: string): number | null => {
  const discount = typed.trim() === '' ? 0 : readWhole(typed)
  return discount !== null && discount <= limits.product.price ? discount : null
}

/** What the order comes to; the delivery counts once it is known where it goes. */
export const sumsOf = (
  rules: DeliveryRules,
  { district, discount: typed }: Pick<TakenValues, 'district' | 'discount'>,
  lines: readonly HandLine[],
) => {
  const subtotal = subtotalOf(lines)
  const fee = district ? deliveryTerms(rules, district, subtotal).fee : null
  const discount = readDiscount(typed) ?? 0
  return { subtotal, fee, discount, total: orderTotal(subtotal, fee ?? 0, discount) }
}

/** The order as the shop is asked to write it. */
export const inputOf = (rules: DeliveryRules, values: TakenValues, lines: readonly HandLine[]) => {
  const { discount, total } = sumsOf(rules, values, lines)
  return {
    customerName: seenText(values.receiverName),
    phone: readPhone(values.phone).phone?.number ?? '',
    address: seenText(values.address),
    area: seenText(values.area) || null,
    district: values.district,
    riderNote: seenText(values.riderNote) || null,
    lines: inputsOf(lines),
    discount,
    discountReason: discount > 0 ? seenText(values.discountReason) : null,
    expectedTotal: total,
    language: languageCodes[values.messagesIn],
  }
}

/** The lines with what the shop has just said of them: how many pieces there are, or what they cost. */
export const asSaid = (lines: readonly HandLine[], refusal: Refusal | null): HandLine[] => {
  if (refusal?.code !== 'OUT_OF_STOCK' && refusal?.code !== 'PRICE_CHANGED') return [...lines]
  const said = refusal.lines.map((line) =>
    'available' in line
      ? { variantId: line.variantId, quantity: line.available }
      : { variantId: line.variantId, discountedPrice: line.unitPrice },
  )
  const anew = (variant: HandLine['variants'][number]) => {
    const { variantId: _, ...known } = said.find(({ variantId }) => variantId === variant.id) ?? {}
    return { ...variant, ...known }
  }
  return lines.map((line) => ({ ...line, variants: line.variants.map(anew) }))
}
