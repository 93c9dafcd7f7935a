import { useId } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { Stack } from '../../ui/basic/panel.tsx'
import { Skeleton, Sketch } from '../../ui/feedback/skeleton.tsx'
import { RelatedProduct } from './related-product.tsx'
import { type RelatedProductsQuery, useRelatedProductsQuery } from './related-products.generated.ts'

/** What is bought with a product, and what is like it; nothing where there is nothing, or no answer. */
export const RelatedProducts = ({ productId }: { productId: string }) => {
  const { productPage: copy } = useCopy(shoppingCopy)
  const { data, error } = useRelatedProductsQuery({ variables: { id: productId } })
  if (error) return null
  if (!data) return <RowSkeleton />

  const { boughtTogether, similar } = data.product
  return (
    <>
      <Products heading={copy.boughtTogether} products={boughtTogether} />
      <Products heading={copy.similar} products={similar} />
    </>
  )
}

interface ProductsProps {
  heading: string
  products: RelatedProductsQuery['product']['similar']
}

const Products = ({ heading, products }: ProductsProps) => {
  const id = useId()
  if (products.length === 0) return null

  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <RowOfProducts>
        {products.map((product) => (
          <li key={product.id}>
            <RelatedProduct product={product} />
          </li>
        ))}
      </RowOfProducts>
    </Stack>
  )
}

const RowSkeleton = () => (
  <Sketch>
    <Skeleton $height="var(--card-height)" />
  </Sketch>
)

// A row that phones scroll sideways, up to the edges of the window.
const RowOfProducts = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: var(--related);
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--space-4));
  padding: 3px var(--space-4);
  overflow-x: auto;
  scrollbar-width: none;
  ${media.wide} {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fill, minmax(var(--related), 1fr));
    gap: var(--space-5) var(--space-4);
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`
