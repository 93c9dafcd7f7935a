import { enFormat } from './format.ts'

const { number } = enFormat

const products = (count: number) => (count === 1 ? '1 product' : `${number(count)} products`)
const taka = (amount: number) => `${number(amount)} BDT`

/** What filters and orders of lists of products say. */
export const filtering = {
  filtering: {
    filter: 'Filter',
    filters: 'Filters',
    active: (count: number) => `${number(count)} active`,
    activeFilters: 'Active filters',
    clearAll: 'Clear all',
    takeOff: (label: string) => `Take off: ${label}`,
    show: (count: number) => `Show ${products(count)}`,
    found: products,
    plain: (count: number) => number(count),
    foundOf: (count: number, all: number) => (count === all ? products(all) : `${number(count)} of ${products(all)}`),
    counted: (label: string, count: number) => `${label}, ${products(count)}`,
    showMore: (count: number) => `Show ${number(count)} more`,
    sortBy: 'Sort by',
    sorts: {
      BEST_SELLING: 'Most sold',
      NEWEST: 'Newest',
      RATING: 'Best rated',
      PRICE_LOW_TO_HIGH: 'Price, low to high',
      PRICE_HIGH_TO_LOW: 'Price, high to low',
    },
    bestMatch: 'Best match',
    headings: {
      price: 'Price',
      sizes: 'Size',
      colors: 'Colour',
      materials: 'Material',
      brands: 'Brand',
      minRating: 'Rating',
      more: 'More',
    },
    from: 'From, BDT',
    to: 'To, BDT',
    until: 'to',
    least: 'Least',
    most: 'Most',
    priceWrong: 'Enter whole taka',
    priceBelow: 'This is less than the price it begins with',
    priceRange: (from: number | null, to: number | null) => {
      if (from === null) return `up to ${taka(to ?? 0)}`
      return to === null ? `from ${taka(from)}` : `${number(from)}–${taka(to)}`
    },
    sizeNamed: (size: string) => `Size ${size}`,
    stars: (rating: number) => `${number(rating)} stars and up`,
    inStock: 'In stock',
    onOffer: 'On offer',
    nothing: 'No product passes all these filters.',
    without: (label: string, count: number) => `Without “${label}”: ${products(count)}`,
    ignored: (names: string[]) =>
      `The address asks for something that makes no sense here and was left out: ${names.join(', ')}`,
    quoted: (value: string) => `“${value}”`,
    ignoredNames: {
      minPrice: 'the lowest price',
      maxPrice: 'the highest price',
      minRating: 'the rating',
      sizes: 'a size',
      colors: 'a colour',
      materials: 'a material',
      brands: 'a brand',
      inStock: 'in stock',
      onOffer: 'on offer',
      sort: 'the order',
    },
  },
}

export type FilterSentences = typeof filtering
