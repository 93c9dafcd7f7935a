import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { productName } from '../../../lib/copy/product-name.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useSessionState } from '../../../lib/identity/use-session.ts'
import { useLowData } from '../../../lib/low-data/use-low-data.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { emptyPicture } from '../../../lib/pictures/empty.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { optionShape, useOptionLink } from './option.ts'
import type { Found } from './use-suggestions.ts'

/** A product that the search finds. */
export const SuggestedProduct = ({ product }: { product: Found['products'][number] }) => {
  const { language, product: copy } = useCopy()
  const signedIn = useSessionState().status !== 'signedOut'
  const isPlain = useLowData()
  const { id, image, discountedPrice, discountedPriceTo, quantity } = product
  const price = copy.price(discountedPrice)
  const { name, lang } = productName({ name: product.name, nameBn: product.nameBn ?? null }, language)

  return (
    <Row {...useOptionLink(id)} to={signedIn ? paths.buyNow(id) : paths.product(id)}>
      <img
        src={isPlain ? emptyPicture : image.url}
        srcSet={isPlain ? undefined : (image.srcSet ?? undefined)}
        sizes="48px"
        width={48}
        height={48}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span>
        <span lang={lang}>{name}</span>
        <Small>
          {discountedPriceTo > discountedPrice ? copy.from(price) : price}
          {quantity === 0 && ` · ${copy.outOfStock}`}
        </Small>
      </span>
      <Icon of={ChevronRight} />
    </Row>
  )
}

/** A line as wide as the list. */
export const Row = styled(Link)`
  ${optionShape}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--control);
  margin-inline: calc(-1 * var(--space-2));
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-control);
  line-height: var(--line-small);
  & > img {
    flex: none;
    object-fit: cover;
    border-radius: var(--radius-control);
    background: var(--sunken);
  }
  & > :nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Small = styled.span`
  display: block;
  color: var(--muted);
  font: 400 var(--type-small);
  font-variant-numeric: tabular-nums;
`
