import { useReadQuery } from '@apollo/client/react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import type { ProductsRef } from './product-list.tsx'

interface ProductCountProps {
  products: ProductsRef
  say: (count: number) => string
}

/** How many goods a list has; the line itself stays, so that people who listen hear it change. */
export const ProductCount = ({ products, say }: ProductCountProps) => {
  const copy = useCopy()

  return (
    <Status role="status">
      <QueryBoundary query={products} skeleton={copy.loading} failure={() => null}>
        <Count products={products} say={say} />
      </QueryBoundary>
    </Status>
  )
}

const Count = ({ products, say }: ProductCountProps) => say(useReadQuery(products).data.products.total)

const Status = styled.p`
  min-height: var(--line-body);
  color: var(--muted);
  overflow-wrap: anywhere;
`
