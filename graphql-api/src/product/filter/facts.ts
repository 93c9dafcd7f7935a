import { priceAfterDiscount } from '@sunnah-store/schema/price'
import { type Described, facetKinds, facetTextsOf, type SizeAndColor } from './facet-texts.js'
import type { FacetValues } from './facet-values.js'

/** What the shelf is told of a product. */
export interface ShelvedProduct extends Described {
  id: string
  categoryCode: number
  isInStock: boolean
  variants: readonly (SizeAndColor & { isInStock: boolean })[]
  productType: string | null
  price: number
  discount: number
  rating: number | null
  reviewCount: number
  /** In microseconds. */
  createdMicros: number
}

/** What the shelf keeps of one. */
export interface Facts {
  id: string
  category: number
  type: string | null
  isInStock: boolean
  isOnOffer: boolean
  /** What a shopper pays. */
  price: number
  rating: number
  reviewCount: number
  createdMicros: number
  spellings: readonly number[]
  /** The spellings of its sizes of which nothing is left, in whatever colour. */
  soldOut: readonly number[]
}

/** Counts the values of a product among all, and answers what is kept of it. */
export const factsOf = (product: ShelvedProduct, values: FacetValues): Facts => {
  const texts = facetTextsOf(product)
  const soldOut = soldOutSizes(product)
  const spellings = facetKinds.flatMap((kind) =>
    texts[kind].map((text) => ({
      spelling: values.add(kind, text),
      isSoldOut: kind === 'sizes' && soldOut.has(text.text.toLowerCase()),
    })),
  )
  // V8 reads objects that were spread together nine times slower.
  return {
    id: product.id,
    category: product.categoryCode,
    type: product.productType,
    isInStock: product.isInStock,
    isOnOffer: product.discount > 0,
    price: priceAfterDiscount(product.price, product.discount),
    rating: product.rating ?? 0,
    reviewCount: product.reviewCount,
    createdMicros: product.createdMicros,
    spellings: spellings.map(({ spelling }) => spelling),
    soldOut: spellings.filter(({ isSoldOut }) => isSoldOut).map(({ spelling }) => spelling),
  }
}

const soldOutSizes = ({ variants }: ShelvedProduct): ReadonlySet<string> => {
  const sizes = (isWanted: (isInStock: boolean) => boolean) =>
    variants.flatMap(({ size, isInStock }) => (size && isWanted(isInStock) ? [size.toLowerCase()] : []))
  const left = new Set(sizes((isInStock) => isInStock))
  return new Set(sizes((isInStock) => !isInStock).filter((size) => !left.has(size)))
}
