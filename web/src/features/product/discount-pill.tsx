import { useCopy } from '../../lib/copy/use-copy.ts'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import { Pill } from '../../ui/data/pill.tsx'

/** How much is off; nothing where nothing is. */
export const DiscountPill = ({ discount, tone = 'brass' }: { discount: number; tone?: 'brass' | 'solid' }) => {
  const { product: copy } = useCopy()
  if (discount === 0) return null

  return (
    <Pill $tone={tone}>
      <span aria-hidden>{copy.discount(discount)}</span>
      <VisuallyHidden>{copy.discountSpoken(discount)}</VisuallyHidden>
    </Pill>
  )
}
