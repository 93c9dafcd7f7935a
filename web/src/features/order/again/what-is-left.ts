import type { OrderAgainQuery } from './order-again.generated.ts'

type Line = OrderAgainQuery['myOrder']['lines'][number]

/** What of a line that was ordered can be had today. */
export interface LineToday {
  line: Line
  /** No more than were ordered; 0: none are left, or it is no longer sold. */
  quantity: number
  unitPrice: number
}

/** Of what was kept, where some of the order came back. */
export const whatIsLeft = (lines: readonly Line[]): LineToday[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const variant = line.product?.variants.find(({ id }) => id === line.variantId)
      return {
        line,
        quantity: Math.min(line.quantity, variant?.quantity ?? 0),
        unitPrice: variant?.discountedPrice ?? line.unitPrice,
      }
    })

/** Whether a line is not to be had as it was then: it is gone, fewer are left, or it costs more. */
export const isOther = ({ line, quantity, unitPrice }: LineToday): boolean =>
  quantity < line.quantity || unitPrice > line.unitPrice
