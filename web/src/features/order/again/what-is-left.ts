import type { OrderAgainQuery } from './order-again.generated.ts'

type Line = OrderAgainQuery['myOrder']['lines'][number]

/** What of a line that was ordered can be had today. */
export interface LineToday {
  line: Line
  /** No more than were ordered; 0: none are left, or it is no longer sold. */
  quantity: number
  /** What of these the cart lacks. */
  missing: number
  unitPrice: number
}

/** Of what was kept, where some of the order came back; what the cart holds already is not put in twice. */
export const whatIsLeft = ({ myOrder, cart }: OrderAgainQuery): LineToday[] =>
  myOrder.lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const variant = line.product?.variants.find(({ id }) => id === line.variantId)
      const held = cart.items.find(({ variantId }) => variantId === line.variantId)
      // What the shopper holds is theirs to have too, which only the line of the cart knows of.
      const available = variant ? (held?.available ?? variant.quantity) : 0
      const quantity = Math.min(line.quantity, available)
      return {
        line,
        quantity,
        missing: Math.max(0, quantity - (held?.quantity ?? 0)),
        unitPrice: variant?.discountedPrice ?? line.unitPrice,
      }
    })

/** Whether a line is not to be had as it was then: it is gone, fewer are left, or it costs more. */
export const isOther = ({ line, quantity, unitPrice }: LineToday): boolean =>
  quantity < line.quantity || unitPrice > line.unitPrice
