import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { inLanguage } from '../../lib/copy/in-language.ts'
import { productName } from '../../lib/copy/product-name.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { PageHeading } from '../../ui/basic/page-heading.tsx'
import { Row, Stack } from '../../ui/basic/panel.tsx'
import { DiscountPill } from './discount-pill.tsx'
import { type ProductDetail_ProductFragment, useProductDetail_ProductFragment } from './product-detail.generated.ts'
import { ProductFacts } from './product-facts.tsx'
import { DetailPicture, ProductHalves } from './product-halves.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductRating } from './product-rating.tsx'
import { ProductStock } from './product-stock.tsx'
import { TrustList } from './trust-list.tsx'

interface ProductDetailProps {
  product: FragmentType<ProductDetail_ProductFragment>
  /** How many pieces are set aside for whoever looks at it. */
  held: number
  /** How it is bought. */
  children: ReactNode
}

/** The details of a product, without reviews. */
export const ProductDetail = ({ product, held, children }: ProductDetailProps) => {
  const copy = useCopy()
  const { data, complete } = useProductDetail_ProductFragment(product)
  if (!complete) return null

  const { name, lang } = productName(data, copy.language)
  const description = inLanguage(data, 'description', copy.language)
  return (
    <ProductHalves>
      <DetailPicture>
        <ProductPicture
          product={data}
          alt={name}
          sizes="(min-width: 1024px) 500px, (min-width: 720px) 50vw, 100vw"
          first
        />
      </DetailPicture>
      <Stack>
        <Stack $gap="small">
          {data.brandName && <Muted>{data.brandName}</Muted>}
          <PageHeading title={copy.pageTitle(name)} lang={lang}>
            {name}
          </PageHeading>
          <RatingLink href="#reviews">
            <ProductRating rating={data.rating} reviewCount={data.reviewCount} />
          </RatingLink>
        </Stack>
        <Row>
          <ProductPrice product={data} large />
          <DiscountPill discount={data.discount} />
        </Row>
        <ProductStock product={data} held={held} />
        {children}
        <TrustList />
        {description.text && <Description lang={description.lang}>{description.text}</Description>}
        <ProductFacts product={data} />
      </Stack>
    </ProductHalves>
  )
}

const RatingLink = styled.a`
  justify-self: start;
  padding-block: var(--space-1);
  &:hover { text-decoration: underline; }
`

const Description = styled.p`
  max-width: var(--reading);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
