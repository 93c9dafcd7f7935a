import { bySize, type FacetKind, facetKinds } from './facet-texts.js'
import type { FacetValues } from './facet-values.js'
import { type Facets, type FacetValue, MOST_VALUES, PRICE_STEPS } from './facets.js'
import type { Facts, VariantFacts } from './facts.js'
import type { ProductFilterInput } from './product-filter.input.js'

// Each filter is a bit. Who fails one alone counts among the values of that one, and passes without it.
const bits = { brands: 1, sizes: 2, colors: 4, materials: 8, price: 16, minRating: 32, inStock: 64, onOffer: 128 }
const every = 255
const ofVariants = bits.sizes | bits.colors

const names = ['brands', 'sizes', 'colors', 'materials', 'price', 'minRating', 'inStock', 'onOffer'] as const
const none = { brands: 0, sizes: 0, colors: 0, materials: 0, price: 0, minRating: 0, inStock: 0, onOffer: 0 }

const minRatings = [4, 3]

/** Which products pass, and how many have which value. */
export const count = (products: readonly Facts[], filter: ProductFilterInput, values: FacetValues) => {
  const { isWanted, asked, bitOf, unknown } = wantedOf(filter, values)
  const { lowest, highest, stepOf } = stepsOf(products)
  const counts = new Uint32Array(values.count)
  const all = new Uint32Array(values.count)
  const countedOf = new Uint32Array(values.count)
  const steps = new Array<number>(PRICE_STEPS).fill(0)
  const ratings = minRatings.map(() => 0)
  const without = { ...none }
  const passing: string[] = []
  let inStock = 0
  let onOffer = 0

  let place = 0
  for (const product of products) {
    place++
    let metByIt = 0
    for (const spelling of product.spellings) metByIt |= isWanted[values.valueOf(spelling)] ?? 0
    const own = letBy((asked & ~ofVariants & ~metByIt) | failsOf(product, filter))
    let passes = 0
    let stepsSeen = 0
    let isLeft = false
    for (const variant of product.variants) {
      let met = 0
      for (const value of variant.values) met |= isWanted[value] ?? 0
      const passesHere = own & letBy((asked & ofVariants & ~met) | failsOfVariant(variant, filter))
      passes |= passesHere
      if (passesHere & bits.price) stepsSeen |= 1 << stepOf(variant.price)
      if (passesHere & bits.inStock && variant.isInStock) isLeft = true
      if (passesHere & ofVariants)
        for (const value of variant.values) {
          if (!(passesHere & (bitOf[value] ?? 0)) || countedOf[value] === place) continue
          countedOf[value] = place
          add(counts, value)
        }
    }
    for (const spelling of product.spellings) {
      const value = values.valueOf(spelling)
      add(all, value)
      if (passes & ~ofVariants & (bitOf[value] ?? 0)) add(counts, value)
    }
    if (passes === every) passing.push(product.id)
    for (const name of names) if (passes & bits[name]) without[name]++
    for (let step = 0; stepsSeen >> step; step++) if ((stepsSeen >> step) & 1) add(steps, step)
    if (isLeft) inStock++
    if (passes & bits.onOffer && product.isOnOffer) onOffer++
    if (passes & bits.minRating)
      for (const [i, least] of minRatings.entries()) if (product.rating >= least) add(ratings, i)
  }

  const list = (kind: FacetKind) => listed(kind, { all, counts, isWanted }, values)
  const facets: Facets = {
    all: products.length,
    without,
    price: { lowest, highest, steps },
    brands: list('brands'),
    sizes: list('sizes').sort((a, b) => bySize(a.value, b.value)),
    colors: list('colors'),
    materials: list('materials'),
    ratings: minRatings.map((minRating, i) => ({ minRating, count: ratings[i] ?? 0 })),
    inStock,
    onOffer,
    unknown,
  }
  return { passing, facets }
}

/** The filters of which each, left out alone, lets it pass; all when it fails none. */
const letBy = (fails: number) => (fails === 0 ? every : (fails & (fails - 1)) === 0 ? fails : 0)

const add = (numbers: number[] | Uint32Array, at: number) => {
  numbers[at] = (numbers[at] ?? 0) + 1
}

/** The bits of all values by their numbers, those of the wanted ones, the kinds that are asked for, and what no product has. */
const wantedOf = (filter: ProductFilterInput, values: FacetValues) => {
  const bitOf = Uint8Array.from({ length: values.count }, (_, value) => bits[values.kindOf(value) ?? 'brands'])
  const isWanted = new Uint8Array(values.count)
  const unknown: string[] = []
  let asked = 0
  for (const kind of facetKinds) {
    for (const text of filter[kind] ?? []) {
      const value = values.wanted(kind, text)
      if (value === undefined) {
        unknown.push(text)
        continue
      }
      asked |= bits[kind]
      isWanted[value] = bits[kind]
    }
  }
  return { isWanted, asked, bitOf, unknown }
}

const failsOf = ({ rating, isOnOffer }: Facts, { minRating, onOffer }: ProductFilterInput): number => {
  let fails = 0
  if (rating < (minRating ?? 0)) fails |= bits.minRating
  if (onOffer && !isOnOffer) fails |= bits.onOffer
  return fails
}

const failsOfVariant = ({ price, isInStock }: VariantFacts, filter: ProductFilterInput): number => {
  const { minPrice, maxPrice, inStock } = filter
  let fails = 0
  if (price < (minPrice ?? 0) || price > (maxPrice ?? Number.POSITIVE_INFINITY)) fails |= bits.price
  if (inStock && !isInStock) fails |= bits.inStock
  return fails
}

const stepsOf = (products: readonly Facts[]) => {
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  for (const { variants } of products) {
    for (const { price } of variants) {
      if (price < lowest) lowest = price
      if (price > highest) highest = price
    }
  }
  if (products.length === 0) lowest = 0
  const width = Math.max(highest - lowest, 1) / PRICE_STEPS
  return { lowest, highest, stepOf: (price: number) => Math.min(Math.floor((price - lowest) / width), PRICE_STEPS - 1) }
}

interface Counted {
  all: Uint32Array
  counts: Uint32Array
  isWanted: Uint8Array
}

/** The most common values of a kind, and those that are asked for. */
const listed = (kind: FacetKind, { all, counts, isWanted }: Counted, values: FacetValues): FacetValue[] =>
  Array.from(all, (total, value) => ({ total, value }))
    .filter(({ total, value }) => total > 0 && values.kindOf(value) === kind)
    .map(({ total, value }) => ({ total, value, ...values.textOf(value) }))
    .sort((a, b) => b.total - a.total || (a.text < b.text ? -1 : 1))
    .filter(({ value }, place) => place < MOST_VALUES || isWanted[value])
    .map(({ value, text, textBn, swatch }) => ({ value: text, valueBn: textBn, swatch, count: counts[value] ?? 0 }))
