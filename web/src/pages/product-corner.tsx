import type { FragmentType } from '@apollo/client'
import styled from 'styled-components'
import { ShareButton } from '../features/product/share-button.tsx'
import type { VariantChoice } from '../features/product/variant/use-variant-choice.ts'
import { productName } from '../lib/copy/product-name.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { type ProductCorner_ProductFragment, useProductCorner_ProductFragment } from './product-corner.generated.ts'
import { wishCorner } from './wish-corner.tsx'

interface ProductCornerProps {
  product: FragmentType<ProductCorner_ProductFragment>
  choice: VariantChoice
}

/** On the picture of a product: its heart, and the way to share it. */
export const ProductCorner = ({ product, choice }: ProductCornerProps) => {
  const { language } = useCopy()
  const { data, complete } = useProductCorner_ProductFragment(product)
  if (!complete) return null

  const { name } = productName(data, language)
  return (
    <Column>
      {wishCorner({ id: data.id, name })}
      <Second>
        <ShareButton productId={data.id} name={name} chosen={choice.chosen} />
      </Second>
    </Column>
  )
}

const Column = styled.div`
  position: absolute;
  top: var(--space-2);
  right: var(--space-2);
  display: grid;
  /* An admin has no heart. */
  grid-template-rows: var(--touch) var(--touch);
  gap: var(--space-2);
`

const Second = styled.div`
  grid-row: 2;
`
