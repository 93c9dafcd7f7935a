import { priceAfterDiscount } from '@sunnah-store/schema/price'
import { type Described, facetKinds, facetTextsOf } from './facet-texts.js'
import type { FacetValues } from './facet-values.js'

/** What the shelf is told of a product. */
export interface ShelvedProduct extends Described {
  id: string
  categoryCode: number
  isInStock: boolean
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
}

/** Counts the values of a product among all, and answers what is kept of it. */
export const factsOf = (product: ShelvedProduct, values: FacetValues): Facts => {
  const texts = facetTextsOf(product)
  const {
    id,
    categoryCode: category,
    productType: type,
    isInStock,
    price,
    discount,
    rating,
    reviewCount,
    createdMicros,
  } = product
  return {
    ...{ id, category, type, isInStock, reviewCount, createdMicros },
    isOnOffer: discount > 0,
    price: priceAfterDiscount(price, discount),
    rating: rating ?? 0,
    spellings: facetKinds.flatMap((kind) => texts[kind].map((text) => values.add(kind, text))),
  }
}
