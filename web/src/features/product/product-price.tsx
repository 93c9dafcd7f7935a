import type { FragmentType } from '@apollo/client'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import { type ProductPrice_ProductFragment, useProductPrice_ProductFragment } from './product-price.generated.ts'

interface ProductPriceProps {
  product: FragmentType<ProductPrice_ProductFragment>
  large?: boolean
}

/** What a shopper pays, and the regular price crossed out where that is more. */
export const ProductPrice = ({ product, large = false }: ProductPriceProps) => {
  const { product: copy } = useCopy()
  const { data, complete } = useProductPrice_ProductFragment(product)
  if (!complete) return null

  return (
    <Price $large={large}>
      <b>{copy.price(data.discountedPrice)}</b>
      {data.discount > 0 && (
        <s>
          <VisuallyHidden>{copy.regularPrice} </VisuallyHidden>
          {copy.price(data.price)}
        </s>
      )}
    </Price>
  )
}

const Price = styled.p<{ $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  font-variant-numeric: tabular-nums;
  & > b { font: 700 ${({ $large }) => ($large ? 'var(--type-display)' : 'var(--type-lead)')}; }
  & > s { color: var(--muted); font: 400 ${({ $large }) => ($large ? 'var(--type-body)' : 'var(--type-small)')}; }
`
