import type { ReactNode } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { type CardCorner, ProductCard } from './product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import type { Catalogue } from './use-catalogue.ts'

// On a phone two rows are seen without scrolling, on a wide window two as well.
const seenAtOnce = 4

interface ProductListProps {
  products: Catalogue
  empty: ReactNode
  /** Whether it stands beside a column of filters. */
  beside?: boolean
  corner: CardCorner
}

/** A page of products, with the way to the other pages. */
export const ProductList = ({ products, empty, beside = false, corner }: ProductListProps) => {
  const { list } = useCopy()

  return (
    <ListPage
      of={products}
      failed={list.failed}
      skeleton={<ProductGridSkeleton count={products.params.size} beside={beside} />}
      empty={empty}
      sized
    >
      {(items) => (
        <ProductGrid $beside={beside}>
          {items.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} first={index < seenAtOnce} corner={corner} />
            </li>
          ))}
        </ProductGrid>
      )}
    </ListPage>
  )
}
