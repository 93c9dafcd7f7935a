import type { FragmentType } from '@apollo/client'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { productName } from '../../lib/copy/product-name.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { Pill } from '../../ui/data/pill.tsx'
import { DiscountPill } from './discount-pill.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice } from './product-price.tsx'
import { type RelatedProduct_ProductFragment, useRelatedProduct_ProductFragment } from './related-product.generated.ts'

/** A product beside another one: its picture, its name and its price. */
export const RelatedProduct = ({ product }: { product: FragmentType<RelatedProduct_ProductFragment> }) => {
  const { language, product: copy } = useCopy()
  const signedIn = useSessionState().status !== 'signedOut'
  const { data, complete } = useRelatedProduct_ProductFragment(product)
  if (!complete) return null

  const { name, lang } = productName(data, language)
  return (
    <Frame>
      <Picture>
        <ProductPicture
          product={data}
          name={name}
          sizes="(min-width: 720px) 184px, (min-resolution: 2.5dppx) 100px, 148px"
          first={false}
        />
        <DiscountPill discount={data.discount} tone="solid" />
      </Picture>
      <Name lang={lang}>
        <Link to={signedIn ? paths.buyNow(data.id) : paths.product(data.id)}>{name}</Link>
      </Name>
      <ProductPrice product={data} />
      {data.quantity === 0 && <Pill $tone="bad">{copy.outOfStock}</Pill>}
    </Frame>
  )
}

const Frame = styled.article`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--space-1);
`

const Picture = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);
  & > span { position: absolute; left: var(--space-2); top: var(--space-2); }
`

// Its link covers the whole card.
const Name = styled.h3`
  font: 500 var(--type-small);
  overflow-wrap: anywhere;
  & > a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
`
