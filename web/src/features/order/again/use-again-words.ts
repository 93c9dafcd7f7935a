import { trackingCopy } from '../../../lib/copy/tracking-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { fullName } from '../../../lib/copy/variant-name.ts'
import type { PutAgain } from './put-again.ts'
import type { LineToday } from './what-is-left.ts'

/** What is said of lines that are ordered again. */
export const useAgainWords = () => {
  const { again: copy, language, taka } = useCopy(trackingCopy)
  const nameOf = ({ line }: LineToday) => fullName(line, language)

  const whyLeft = ({ line, refusal }: PutAgain['left'][number]): string => {
    const name = nameOf(line)
    if (refusal?.code === 'NOT_FOUND' || refusal?.code === 'VARIANT_REQUIRED') return copy.gone(name)
    if (refusal?.code === 'CART_FULL') return copy.full(name)
    if (refusal?.code !== 'OUT_OF_STOCK') return copy.unanswered(name)
    const available = refusal.lines[0]?.available ?? 0
    return available > 0 ? copy.fewer(name, available) : copy.gone(name)
  }

  return {
    /** How a line is not as it was when it was ordered. */
    changed: (today: LineToday): string => {
      const { line, quantity, unitPrice } = today
      if (quantity === 0) return copy.gone(nameOf(today))
      const fewer = quantity < line.quantity && copy.fewer(nameOf(today), quantity)
      const dearer = unitPrice > line.unitPrice && copy.dearer(nameOf(today), taka(unitPrice), taka(line.unitPrice))
      return [fewer, dearer].filter(Boolean).join(' ')
    },
    /** What went into the cart, and what did not and why. */
    became: ({ put, left }: PutAgain): string =>
      [put.length > 0 && copy.wentIn(put.map(nameOf)), copy.didNot, ...left.map(whyLeft)].filter(Boolean).join(' '),
  }
}
