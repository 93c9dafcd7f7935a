import { detailNames } from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'

let built = 0

/** A product as the server answers it, with what a test cares about; it is made in one way unless variants are given. */
export const buildProduct = (given: object = {}) => {
  built += 1
  const product = {
    __typename: 'Product',
    ...recordOf(detailNames.map((name) => [name, null])),
    id: `product-${built}`,
    name: `Oud Attar ${built}`,
    nameBn: null,
    brandName: 'Mehkara',
    description: null,
    descriptionBn: null,
    productType: 'Attar',
    placeOfOrigin: 'UAE',
    modelNumber: 'MHK-7701',
    material: 'Perfume oil',
    color: 'Amber',
    size: '6 ml',
    category: { __typename: 'Category', code: 77 },
    price: 850,
    discount: 0,
    discountedPrice: 850,
    quantity: 45,
    image: { __typename: 'Image', url: '/images/oud-640.webp', srcSet: null },
    images: [buildPicture()],
    rating: null,
    reviewCount: 0,
    boughtReviewCount: 0,
    ratingCounts: [],
    reviews: buildReviews(),
    options: [],
    sizeChart: null,
    ...given,
  }
  const { id, price, discountedPrice, quantity, image } = product
  const only = buildVariant({ id: `${id}-only`, price, discountedPrice, quantity, image })
  return { priceTo: price, discountedPriceTo: discountedPrice, variants: [only], ...product }
}

export const buildVariant = (given: object) => ({
  __typename: 'ProductVariant',
  size: null,
  sizeBn: null,
  color: null,
  colorBn: null,
  price: 850,
  discountedPrice: 850,
  quantity: 4,
  image: { __typename: 'Image', url: '/images/oud-640.webp', srcSet: null },
  ...given,
})

/** Something to choose of a product, by its English values. */
export const buildOption = (kind: 'SIZE' | 'COLOR', ...values: string[]) => ({
  __typename: 'ProductOption',
  kind,
  name: null,
  nameBn: null,
  values: values.map((value) => ({ __typename: 'OptionValue', value, valueBn: null })),
})

export const buildPicture = (given: object = {}) => ({
  __typename: 'ProductPicture',
  url: '/images/oud-640.webp',
  srcSet: null,
  alt: null,
  altBn: null,
  ...given,
})

export const buildReviews = (items: readonly object[] = [], total = items.length) => ({
  __typename: 'ReviewPage',
  total,
  items,
})

export const buildReview = (given: object = {}) => {
  built += 1
  return {
    __typename: 'Review',
    id: `review-${built}`,
    rating: 5,
    feedback: 'Two good scents.',
    postedAt: '2026-11-12T06:00:00.000Z',
    isHidden: false,
    photos: [],
    boughtHere: false,
    boughtVariant: null,
    helpfulCount: 0,
    unhelpfulCount: 0,
    reviewer: { __typename: 'Reviewer', name: 'Shoaib H.', photoUrl: null },
    ...given,
  }
}

export const buildPage = (items: readonly object[], total = items.length, pageCount = 1) => ({
  products: { __typename: 'ProductPage', total, pageCount, items },
})

/** What a list can be narrowed down to, with what a test cares about. */
export const buildFacets = ({ without = {}, ...given }: { without?: object; [name: string]: unknown } = {}) => ({
  __typename: 'Facets',
  all: 0,
  without: {
    __typename: 'WithoutOneFilter',
    price: 0,
    brands: 0,
    sizes: 0,
    colors: 0,
    materials: 0,
    minRating: 0,
    inStock: 0,
    onOffer: 0,
    ...without,
  },
  price: { __typename: 'PriceFacet', lowest: 300, highest: 2000, steps: [1, 0, 1] },
  brands: [],
  sizes: [],
  colors: [],
  materials: [],
  ratings: [],
  inStock: 1,
  onOffer: 0,
  unknown: [],
  ...given,
})

/** Pieces of a product that is made in one way, set aside for the shopper. */
export const buildHold = (product: { id: string }, given: object = {}) => ({
  __typename: 'StockHold',
  quantity: 5,
  expiresAt: new Date(Date.now() + 820_000).toISOString(),
  product,
  variantId: `${product.id}-only`,
  variant: buildVariant({ id: `${product.id}-only` }),
  ...given,
})
