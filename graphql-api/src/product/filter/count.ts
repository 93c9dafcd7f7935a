import { bySize, type FacetKind, facetKinds } from './facet-texts.js'
import type { FacetValues } from './facet-values.js'
import { type Facets, type FacetValue, MOST_VALUES, PRICE_STEPS } from './facets.js'
import type { Facts } from './facts.js'
import type { ProductFilterInput } from './product-filter.input.js'

// Each filter is a bit. Who fails one alone counts among the values of that one, and passes without it.
const bits = { brands: 1, sizes: 2, colors: 4, materials: 8, price: 16, minRating: 32, inStock: 64, onOffer: 128 }

const names = ['brands', 'sizes', 'colors', 'materials', 'price', 'minRating', 'inStock', 'onOffer'] as const
const none = { brands: 0, sizes: 0, colors: 0, materials: 0, price: 0, minRating: 0, inStock: 0, onOffer: 0 }

const minRatings = [4, 3]

/** Which products pass, and how many have which value. */
export const count = (products: readonly Facts[], filter: ProductFilterInput, values: FacetValues) => {
  const { isWanted, asked } = wantedOf(filter, values)
  const { lowest, highest, stepOf } = stepsOf(products)
  const counts = new Uint32Array(values.count)
  const all = new Uint32Array(values.count)
  const steps = new Array<number>(PRICE_STEPS).fill(0)
  const ratings = minRatings.map(() => 0)
  const without = { ...none }
  const passing: string[] = []
  let inStock = 0
  let onOffer = 0
  const hasLeft = ({ spellings, soldOut }: Facts) =>
    spellings.some((spelling) => isWanted[values.valueOf(spelling)] === bits.sizes && !soldOut.includes(spelling))
  const goneBit = (spelling: number, soldOut: readonly number[]) =>
    filter.inStock && soldOut.includes(spelling) ? bits.inStock : 0

  for (const product of products) {
    const { price, rating, spellings, soldOut } = product
    let met = 0
    for (const spelling of spellings) met |= isWanted[values.valueOf(spelling)] ?? 0
    // As far as its sizes are not looked at, and with the wanted ones: of those, something must be left.
    const ofAnySize = (asked & ~met) | failsOf(product, filter)
    const isLeft = product.isInStock && (soldOut.length === 0 || !(met & bits.sizes) || hasLeft(product))
    const fails = filter.inStock && !isLeft ? ofAnySize | bits.inStock : ofAnySize
    for (const spelling of spellings) {
      const value = values.valueOf(spelling)
      all[value] = (all[value] ?? 0) + 1
      const kind = values.kindOf(value)
      const failsHere = kind === 'sizes' ? ofAnySize | goneBit(spelling, soldOut) : fails
      if ((failsHere & ~bitOf(kind)) === 0) counts[value] = (counts[value] ?? 0) + 1
    }
    if (fails === 0) passing.push(product.id)
    for (const name of names) if (((name === 'sizes' ? ofAnySize : fails) & ~bits[name]) === 0) without[name]++
    if ((fails & ~bits.price) === 0) add(steps, stepOf(price))
    if ((fails & ~bits.inStock) === 0 && isLeft) inStock++
    if ((fails & ~bits.onOffer) === 0 && product.isOnOffer) onOffer++
    if ((fails & ~bits.minRating) === 0)
      for (const [i, least] of minRatings.entries()) if (rating >= least) add(ratings, i)
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
  }
  return { passing, facets }
}

const bitOf = (kind: FacetKind | undefined) => (kind ? bits[kind] : 0)

const add = (numbers: number[], at: number) => {
  numbers[at] = (numbers[at] ?? 0) + 1
}

/** The bit of each wanted value by its number, and the kinds that are asked for. */
const wantedOf = (filter: ProductFilterInput, values: FacetValues) => {
  const isWanted = new Uint8Array(values.count)
  let asked = 0
  for (const kind of facetKinds) {
    for (const text of filter[kind] ?? []) {
      asked |= bits[kind]
      const value = values.find(kind, text)
      if (value !== undefined) isWanted[value] = bits[kind]
    }
  }
  return { isWanted, asked }
}

const failsOf = ({ price, rating, isInStock, isOnOffer }: Facts, filter: ProductFilterInput): number => {
  const { minPrice, maxPrice, minRating, inStock, onOffer } = filter
  let fails = 0
  if (price < (minPrice ?? 0) || price > (maxPrice ?? Number.POSITIVE_INFINITY)) fails |= bits.price
  if (rating < (minRating ?? 0)) fails |= bits.minRating
  if (inStock && !isInStock) fails |= bits.inStock
  if (onOffer && !isOnOffer) fails |= bits.onOffer
  return fails
}

const stepsOf = (products: readonly Facts[]) => {
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  for (const { price } of products) {
    if (price < lowest) lowest = price
    if (price > highest) highest = price
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
