import { useReadQuery } from '@apollo/client/react'
import { useLoaderData, useParams, useRevalidator } from 'react-router-dom'
import { NotFound } from '../features/not-found/not-found.tsx'
import { ProductBreadcrumb } from '../features/product/product-breadcrumb.tsx'
import { ProductDetail } from '../features/product/product-detail.tsx'
import { ProductSkeleton } from '../features/product/product-skeleton.tsx'
import { RelatedProducts } from '../features/product/related-products.tsx'
import { useVariantChoice } from '../features/product/variant/use-variant-choice.ts'
import { ProductReviews } from '../features/review/product-reviews.tsx'
import { ReviewForm } from '../features/review/review-form.tsx'
import { useOwnHold } from '../features/stock/use-own-hold.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { failureKind } from '../lib/failure/failure.ts'
import { Failure } from '../ui/feedback/failure.tsx'
import { QueryBoundary } from '../ui/feedback/query-boundary.tsx'
import { ProductBuying } from './product-buying.tsx'
import { ProductCorner } from './product-corner.tsx'
import type { ProductData } from './product-loader.ts'

// So small that a script of its own would cost more than it brings.
export { loadProduct } from './product-loader.ts'

export const ProductPage = () => {
  const copy = useCopy()
  const { product } = useLoaderData<ProductData>()
  const { productId = '' } = useParams()
  const { revalidate } = useRevalidator()
  if (!product) return <NotFound />

  return (
    <QueryBoundary
      query={product}
      subject={productId}
      skeleton={<ProductSkeleton />}
      failure={(error) =>
        failureKind(error) === 'notFound' ? (
          <NotFound />
        ) : (
          <Failure heading={copy.product.failed} error={error} onRetry={revalidate} />
        )
      }
    >
      <LoadedProduct product={product} />
    </QueryBoundary>
  )
}

const LoadedProduct = ({ product: ref }: { product: NonNullable<ProductData['product']> }) => {
  const { product } = useReadQuery(ref).data
  const { revalidate } = useRevalidator()
  const choice = useVariantChoice(product)
  const ownHold = useOwnHold(product.id, choice?.variant?.id ?? null, revalidate)
  if (!choice) return null

  const held = choice.variant ? (ownHold.hold?.quantity ?? 0) : 0

  return (
    <>
      <ProductBreadcrumb product={product} />
      <ProductDetail
        product={product}
        choice={choice}
        held={held}
        corner={<ProductCorner product={product} choice={choice} />}
      >
        <ProductBuying product={product} choice={choice} held={held} ownHold={ownHold} onBack={revalidate} />
      </ProductDetail>
      <RelatedProducts key={product.id} productId={product.id} />
      <ProductReviews product={product} form={<ReviewForm productId={product.id} />} />
    </>
  )
}
