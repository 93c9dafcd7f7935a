import type { ReactNode } from 'react'
import { failureKind } from '../../../../lib/failure/failure.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { NoSuchProduct } from './no-such-product.tsx'

interface Read<Product> {
  product: Product
}

interface EditedProductProps<Product> {
  query: {
    data?: Read<Product> | undefined
    error?: unknown
    refetch: () => Promise<{ data?: Read<Product> | undefined }>
  }
  /** What could not be loaded. */
  failed: string
  /** Those of the form that is to come. */
  headings: readonly string[]
  /** @param reload reads it anew; fails where the shop does not answer */
  children: (product: Product, reload: () => Promise<Product>) => ReactNode
}

/** The form of a product, once it is read; until then its sketch, why it does not come, or that there is no such product. */
export const EditedProduct = <Product,>({ query, failed, headings, children }: EditedProductProps<Product>) => {
  if (query.error && failureKind(query.error) === 'notFound') return <NoSuchProduct />

  const reload = async () => {
    const { data } = await query.refetch()
    if (!data) throw new Error('The shop did not say what it has')
    return data.product
  }

  return (
    <Loaded query={query} failed={failed} skeleton={<FormSkeleton headings={headings} />}>
      {({ product }) => children(product, reload)}
    </Loaded>
  )
}
