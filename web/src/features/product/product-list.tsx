import { type QueryRef, useReadQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { PageParams } from '../../lib/navigation/page-params.ts'
import { Failure } from '../../ui/feedback/failure.tsx'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { NoSuchPage } from '../../ui/list/no-such-page.tsx'
import { PageNumbers } from '../../ui/list/page-numbers.tsx'
import { ListPages } from './list-pages.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import type { ProductsQuery, ProductsQueryVariables } from './product-list.generated.ts'

export type ProductsRef = QueryRef<ProductsQuery, ProductsQueryVariables, 'complete' | 'streaming'>

interface ProductListProps {
  products: ProductsRef
  params: PageParams
  /** What to show when there is nothing at all. */
  empty: ReactNode
}

/** A page of goods, with the way to the other pages. */
export const ProductList = (props: ProductListProps) => {
  const { list } = useCopy()

  return (
    <>
      <QueryBoundary
        query={props.products}
        skeleton={<ProductGridSkeleton count={props.params.size} />}
        failure={(error) => <Failure heading={list.failed} error={error} />}
      >
        <LoadedList {...props} />
      </QueryBoundary>
      <ListPages params={props.params}>
        <QueryBoundary query={props.products} skeleton={null} failure={() => null}>
          <LoadedNumbers {...props} />
        </QueryBoundary>
      </ListPages>
    </>
  )
}

// On a phone two rows are seen without scrolling, on a wide window two as well.
const seenAtOnce = 4

const LoadedList = ({ products, params, empty }: ProductListProps) => {
  const { total, items } = useReadQuery(products).data.products
  if (total === 0) return empty
  if (items.length === 0) return <NoSuchPage page={params.page} />

  return (
    <ProductGrid>
      {items.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} first={index < seenAtOnce} />
        </li>
      ))}
    </ProductGrid>
  )
}

const LoadedNumbers = ({ products, params }: ProductListProps) => {
  const { pageCount, items } = useReadQuery(products).data.products
  return items.length > 0 && <PageNumbers params={params} pageCount={pageCount} />
}
