import { type DeliveryRules, deliveryTerms } from '@sunnah-store/schema/delivery'
import type { Checkout } from './checkout-source.ts'

/**
 * The unit prices, in whole taka, and the delivery rules that the shopper has agreed to: those shown when the checkout opened,
 * or when they last pressed the button. What comes with a refetch is told, and agreed to with the next press.
 */
export interface AgreedPrices {
  prices: ReadonlyMap<string, number>
  delivery: DeliveryRules
}

interface Priced {
  variantId: string
  unitPrice: number
}

export const agreedOf = ({ lines, delivery }: Checkout): AgreedPrices => ({
  prices: new Map(lines.map(({ variantId, unitPrice }) => [variantId, unitPrice])),
  delivery,
})

export const priceAt = ({ prices }: AgreedPrices, { variantId, unitPrice }: Priced) =>
  prices.get(variantId) ?? unitPrice

/** What is to be paid for these lines as they are shown; without their delivery while no district is chosen. */
export const payable = ({ delivery, total }: { delivery: DeliveryRules; total: number }, district: string) =>
  total + (district ? deliveryTerms(delivery, district, total).fee : 0)

/** What is to be paid where that follows from other prices than those agreed to; else null. */
export const repriced = (agreed: AgreedPrices, checkout: Checkout, district: string): number | null => {
  const { lines, total } = checkout
  const isSame =
    lines.every((line) => line.available === 0 || priceAt(agreed, line) === line.unitPrice) &&
    payable({ total, delivery: agreed.delivery }, district) === payable(checkout, district)
  return isSame || total === 0 ? null : payable(checkout, district)
}
