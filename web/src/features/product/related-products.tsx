import { useId } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Stack } from '../../ui/basic/panel.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { type RelatedProductsQuery, useRelatedProductsQuery } from './related-products.generated.ts'

/** What is bought with a product, and what is like it; nothing where there is nothing, or no answer. */
export const RelatedProducts = ({ productId }: { productId: string }) => {
  const { productPage: copy } = useCopy(shoppingCopy)
  const { data, error } = useRelatedProductsQuery({ variables: { id: productId } })
  if (error) return null
  if (!data) return <ProductGridSkeleton count={2} />

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
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} first={false} />
          </li>
        ))}
      </ProductGrid>
    </Stack>
  )
}
