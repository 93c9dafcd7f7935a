import { priceAfterDiscount } from '@sunnah-store/schema/price'
import { type Described, facetKinds, facetTextsOf, type SizeAndColor, sizesAndColorsOf } from './facet-texts.js'
import type { FacetValues } from './facet-values.js'

interface ShelvedVariant extends SizeAndColor {
  isInStock: boolean
  /** Its own; null where it costs what the product costs. */
  price: number | null
}

/** What the shelf is told of a product. */
export interface ShelvedProduct extends Described {
  id: string
  categoryCode: number
  isInStock: boolean
  variants: readonly ShelvedVariant[]
  productType: string | null
  price: number
  discount: number
  rating: number | null
  reviewCount: number
  /** In microseconds. */
  createdMicros: number
}

/** What can be bought of a product as one thing: filters of sizes, colours, price and stock must all fit the same. */
export interface VariantFacts {
  isInStock: boolean
  /** What a shopper pays. */
  price: number
  /** The numbers of its sizes and colours among the values. */
  values: readonly number[]
}

/** What the shelf keeps of one. */
export interface Facts {
  id: string
  category: number
  type: string | null
  isInStock: boolean
  isOnOffer: boolean
  /** What a shopper pays, at least. */
  price: number
  rating: number
  reviewCount: number
  createdMicros: number
  spellings: readonly number[]
  /** One at least. */
  variants: readonly VariantFacts[]
}

type SizesAndColors = ReturnType<typeof sizesAndColorsOf>

/** Counts the values of a product among all, and answers what is kept of it. */
export const factsOf = (product: ShelvedProduct, values: FacetValues): Facts => {
  const texts = facetTextsOf(product)
  const spellings = exactly(facetKinds.flatMap((kind) => texts[kind].map((text) => values.add(kind, text))))
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
    spellings,
    variants: variantsOf(product, texts, values),
  }
}

const variantsOf = (product: ShelvedProduct, texts: SizesAndColors, values: FacetValues): readonly VariantFacts[] => {
  const { isInStock, variants, size, sizeBn, color, colorBn } = product
  if (variants.length === 0) return [variantOf(product, { isInStock, price: null }, texts, values)]
  return variants.map((variant) =>
    variantOf(product, variant, sizesAndColorsOf({ size, sizeBn, color, colorBn, variants: [variant] }), values),
  )
}

const variantOf = (
  { price: usual, discount }: ShelvedProduct,
  { isInStock, price }: Pick<ShelvedVariant, 'isInStock' | 'price'>,
  { sizes, colors }: SizesAndColors,
  values: FacetValues,
): VariantFacts => ({
  isInStock,
  price: priceAfterDiscount(price ?? usual, discount),
  values: exactly([
    ...sizes.flatMap(({ text }) => values.find('sizes', text) ?? []),
    ...colors.flatMap(({ text }) => values.find('colors', text) ?? []),
  ]),
})

// An array that grew has room for more, three times its own in all that a shop keeps here; a copy has none.
const exactly = (numbers: number[]): readonly number[] => numbers.slice()
