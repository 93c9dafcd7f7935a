import { readQuantity } from '../../../../lib/text/quantity.ts'

interface Line {
  variantId: string
  quantity: number
}

/** What was typed of each variant: how many pieces came back, and how many of these are spoilt. */
export type Counted = Readonly<Record<string, { back: string; spoilt: string }>>

export const typedOf = (counted: Counted, { variantId }: Pick<Line, 'variantId'>) =>
  counted[variantId] ?? { back: '0', spoilt: '0' }

/** No more than were sent. */
export const backOf = (counted: Counted, line: Line): number =>
  Math.min(readQuantity(typedOf(counted, line).back) ?? 0, line.quantity)

/** No more than came back. */
export const spoiltOf = (counted: Counted, line: Line): number =>
  Math.min(readQuantity(typedOf(counted, line).spoilt) ?? 0, backOf(counted, line))

export const keptOf = (counted: Counted, line: Line): number => line.quantity - backOf(counted, line)

/** As the shop is told. */
export const inputsOf = (counted: Counted, lines: readonly Line[]) =>
  lines
    .map((line) => ({
      variantId: line.variantId,
      quantity: backOf(counted, line),
      writtenOff: spoiltOf(counted, line),
    }))
    .filter(({ quantity }) => quantity > 0)
