import { limits } from '@sunnah-store/schema/limits'
import type { ReactNode } from 'react'
import type { ProductFilterInput } from '../../generated/types.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { ProductChoice } from '../../lib/navigation/paths.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { type CardCorner, ProductCard } from './product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import type { Catalogue } from './use-catalogue.ts'

// On a phone two rows are seen without scrolling, on a wide window two as well.
const twoRows = 4

interface ProductListProps {
  products: Catalogue
  empty: ReactNode
  /** Whether it stands beside a column of filters. */
  beside?: boolean
  /** How many are seen without scrolling. */
  seenAtOnce?: number
  corner: CardCorner
}

/** A page of products, with the way to the other pages. */
export const ProductList = ({ products, empty, beside = false, seenAtOnce = twoRows, corner }: ProductListProps) => {
  const { list } = useCopy()
  const choice = products.params.filter && choiceOf(products.params.filter)

  return (
    <ListPage
      of={products}
      failed={list.failed}
      skeleton={<ProductGridSkeleton count={products.params.size} beside={beside} />}
      empty={empty}
      sizes={limits.pageSizes}
    >
      {(items) => (
        <ProductGrid $beside={beside}>
          {items.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} first={index < seenAtOnce} corner={corner} choice={choice} />
            </li>
          ))}
        </ProductGrid>
      )}
    </ListPage>
  )
}

/** Who looks for one size or one colour has chosen it. */
const choiceOf = ({ sizes = [], colors = [] }: ProductFilterInput): ProductChoice => ({
  size: onlyOne(sizes),
  color: onlyOne(colors),
})

const onlyOne = (values: readonly string[] | null) => (values?.length === 1 ? (values[0] ?? null) : null)
