import type { FragmentType } from '@apollo/client'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Stack } from '../../ui/panel.tsx'
import { Pill } from '../../ui/pill.tsx'
import { type ProductStock_ProductFragment, useProductStock_ProductFragment } from './product-stock.generated.ts'

/** How many pieces can be bought, or that none can and why. */
export const ProductStock = ({ product }: { product: FragmentType<ProductStock_ProductFragment> }) => {
  const { product: copy } = useCopy()
  const { data, complete } = useProductStock_ProductFragment(product)
  if (!complete) return null
  if (data.quantity > 0) return <Pill $tone="good">{copy.available(data.quantity)}</Pill>

  return (
    <Stack $gap="small">
      <Pill $tone="bad">{copy.outOfStock}</Pill>
      <Why>{copy.outOfStockWhy}</Why>
    </Stack>
  )
}

const Why = styled.p`
  color: var(--muted);
  font: 400 var(--type-small);
`
