import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { productName } from '../../lib/copy/product-name.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { PageHeading } from '../../ui/basic/page-heading.tsx'
import { Row, Stack } from '../../ui/basic/panel.tsx'
import { DiscountPill } from './discount-pill.tsx'
import { ProductGallery } from './gallery/product-gallery.tsx'
import { ProductDescription } from './product-description.tsx'
import { type ProductDetail_ProductFragment, useProductDetail_ProductFragment } from './product-detail.generated.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductHalves } from './product-halves.tsx'
import { ProductRating } from './product-rating.tsx'
import { ChoicePrice } from './variant/choice-price.tsx'
import { ChoiceStock } from './variant/choice-stock.tsx'
import { SizeChartButton } from './variant/size-chart-button.tsx'
import type { VariantChoice } from './variant/use-variant-choice.ts'
import { variantsLeft } from './variant/variant-choice.ts'
import { VariantOptions } from './variant/variant-options.tsx'
import { VariantsWithoutScripts } from './variant/variants-without-scripts.tsx'

interface ProductDetailProps {
  product: FragmentType<ProductDetail_ProductFragment>
  choice: VariantChoice
  /** How many pieces of what is chosen are set aside for whoever looks at it. */
  held: number
  /** What stands on its picture. */
  corner: ReactNode
  /** How it is bought, and when it comes. */
  children: ReactNode
}

/** The details of a product, without reviews. */
export const ProductDetail = ({ product, choice, held, corner, children }: ProductDetailProps) => {
  const copy = useCopy()
  const { data, complete } = useProductDetail_ProductFragment(product)
  if (!complete) return null

  const { name, lang } = productName(data, copy.language)
  return (
    <>
      <ProductHalves>
        <ProductGallery product={data} name={{ name, lang }} shown={pictureOf(choice)} corner={corner} />
        <Stack>
          <Stack $gap="small">
            {data.brandName && <Brand>{data.brandName}</Brand>}
            <PageHeading title={copy.pageTitle(name)} lang={lang}>
              {name}
            </PageHeading>
            <RatingLink href="#reviews">
              <ProductRating rating={data.rating} reviewCount={data.reviewCount} />
            </RatingLink>
          </Stack>
          {choice.left.length > 0 && (
            <Row>
              <ChoicePrice left={choice.left} large />
              <DiscountPill discount={data.discount} />
            </Row>
          )}
          <VariantOptions choice={choice} sizeHelp={<SizeChartButton product={data} chosen={choice.chosen.SIZE} />} />
          <VariantsWithoutScripts product={choice.product} />
          <ChoiceStock choice={choice} held={held} />
          {children}
        </Stack>
        <ProductDescription product={data} />
      </ProductHalves>
      <ProductFacts product={data} />
    </>
  )
}

// The picture follows the colour, in a size that is not made too.
const pictureOf = ({ product, chosen, left }: VariantChoice) => {
  if (!chosen.COLOR) return null
  const [shown] = left.length > 0 ? left : variantsLeft(product, { ...chosen, SIZE: null })
  return shown?.image ?? null
}

const RatingLink = styled.a`
  display: grid;
  align-items: center;
  justify-self: start;
  min-height: var(--touch);
  margin-block: calc(-1 * var(--space-2));
  &:hover { text-decoration: underline; }
`

const Brand = styled(Muted)`
  overflow-wrap: anywhere;
`
