import { Pencil } from 'lucide-react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { fullName } from '../../lib/copy/variant-name.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import type { OrderCard_OrderFragment } from './order-card.generated.ts'

interface ReviewLinkProps {
  order: Pick<OrderCard_OrderFragment, 'status' | 'lines'>
  variantId: string
}

/** The way to the reviews of what was received, as long as it is sold. */
export const ReviewLink = ({ order: { status, lines }, variantId }: ReviewLinkProps) => {
  const { orders: copy, language } = useCopy(shoppingCopy)
  const line = lines.find((one) => one.variantId === variantId)
  if (status !== 'DELIVERED' || !line?.product || line.quantity === 0) return null

  return (
    <ButtonLink
      aria-label={`${copy.writeReview}: ${fullName(line, language)}`}
      to={paths.productReviews(line.productId)}
      $look="text"
    >
      <Icon of={Pencil} />
      {copy.writeReview}
    </ButtonLink>
  )
}
