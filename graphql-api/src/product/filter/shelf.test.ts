import { ProductSort } from '../product.args.js'
import { type FacetKind, facetKinds, facetTextsOf } from './facet-texts.js'
import type { ShelvedProduct } from './facts.js'
import type { ProductFilterInput } from './product-filter.input.js'
import { Shelf } from './shelf.js'

const plain: Omit<ShelvedProduct, 'id'> = {
  categoryCode: 22,
  productType: null,
  isInStock: true,
  price: 1000,
  discount: 0,
  rating: null,
  reviewCount: 0,
  createdMicros: 0,
  brandName: null,
  material: null,
  materialBn: null,
  color: null,
  colorBn: null,
  size: null,
  sizeBn: null,
  variants: [],
}

/** The first of them is the oldest. */
const shelfOf = (...products: Partial<ShelvedProduct>[]) => {
  const shelf = new Shelf()
  for (const [i, product] of products.entries()) shelf.set({ ...plain, id: `p${i}`, createdMicros: i, ...product })
  return shelf
}

const narrow = (shelf: Shelf, filter: ProductFilterInput, sort = ProductSort.NEWEST) =>
  shelf.narrow(JSON.stringify([filter, sort]), () => ({ category: null, ids: null, filter, sort }))

const idsOf = (shelf: Shelf, filter: ProductFilterInput, sort?: ProductSort) => narrow(shelf, filter, sort).ids(0, 100)

const values = (sentences: Partial<ShelvedProduct>, kind: FacetKind) =>
  facetTextsOf({ ...plain, ...sentences })[kind].map(({ text }) => text)

test.each([
  ['M to XXL', ['M', 'L', 'XL', 'XXL']],
  ['52 to 58', ['52', '54', '56', '58']],
  ['A5, 21 x 15 cm', ['A5']],
  ['12 ml', ['12 ml']],
  [null, []],
])('the size %s is one to choose as %j', (size, sizes) => {
  expect(values({ size }, 'sizes')).toEqual(sizes)
})

test.each([
  ['Navy blue', ['Blue']],
  ['Reddish brown', ['Brown']],
  ['White, navy edge', ['White']],
  ['Navy blue, white', ['Blue', 'White']],
  ['Dark brown; maroon box', ['Brown']],
  ['Unheard of', ['Unheard of']],
])('the colour %s is found under %j', (color, colors) => {
  expect(values({ color }, 'colors')).toEqual(colors)
})

const variant = (size: string | null, color: string, isInStock = true, price: number | null = null) => ({
  size,
  sizeBn: null,
  color,
  colorBn: null,
  isInStock,
  price,
})

test('what is in stock in a size has that size in stock, in whatever colour', () => {
  const shelf = shelfOf(
    { variants: [variant('M', 'White', true), variant('L', 'White', false), variant('L', 'Navy', true)] },
    { variants: [variant('M', 'White', true), variant('L', 'White', false)] },
    { size: 'M to XL' },
  )
  const l = { sizes: ['L'] }
  expect(idsOf(shelf, l)).toEqual(['p2', 'p1', 'p0'])
  expect(idsOf(shelf, { ...l, inStock: true })).toEqual(['p2', 'p0'])
  expect(idsOf(shelf, { sizes: ['l', 'm'], inStock: true })).toEqual(['p2', 'p1', 'p0'])

  const { facets } = narrow(shelf, { ...l, inStock: true })
  expect(facets.sizes).toMatchObject([
    { value: 'M', count: 3 },
    { value: 'L', count: 2 },
    { value: 'XL', count: 1 },
  ])
  expect(facets).toMatchObject({
    inStock: 2,
    without: { sizes: 3, inStock: 3 },
    colors: [
      { value: 'White', count: 0 },
      { value: 'Blue', count: 1 },
    ],
  })
  expect(narrow(shelf, l).facets.inStock).toBe(2)

  shelf.set({ ...plain, id: 'p1', variants: [variant('L', 'White', true)] })
  expect(narrow(shelf, { ...l, inStock: true }).total).toBe(3)
})

test('size, colour, price and stock that are asked for are of one and the same variant', () => {
  const shelf = shelfOf(
    { variants: [variant('S', 'Navy'), variant('M', 'White')] },
    { variants: [variant('S', 'Navy', false), variant('S', 'White'), variant('M', 'Navy')] },
    { variants: [variant('L', 'Navy', true, 1520), variant('M', 'Navy', false, 1900)] },
    { size: 'S to L', color: 'Navy blue, white', price: 1510 },
  )
  expect(idsOf(shelf, { sizes: ['S'], colors: ['White'] })).toEqual(['p3', 'p1'])
  expect(idsOf(shelf, { sizes: ['S'], colors: ['Blue'], inStock: true })).toEqual(['p3', 'p0'])
  expect(idsOf(shelf, { minPrice: 1500, maxPrice: 1530 })).toEqual(['p3', 'p2'])
  expect(idsOf(shelf, { minPrice: 1500, maxPrice: 1530, sizes: ['M'] })).toEqual(['p3'])
  expect(idsOf(shelf, { minPrice: 1600, inStock: true })).toEqual([])

  const { facets } = narrow(shelf, { colors: ['Blue'], inStock: true })
  expect(facets.sizes.map(({ value, count }) => [value, count])).toEqual([
    ['S', 2],
    ['M', 2],
    ['L', 2],
  ])
  expect(facets.price).toMatchObject({ lowest: 1000, highest: 1900 })
  expect(facets.price.steps.reduce((sum, count) => sum + count)).toBe(4)
  expect(narrow(shelf, {}).facets.price.steps.reduce((sum, count) => sum + count)).toBe(5)
})

test('a discount counts for the own price of a variant too', () => {
  const shelf = shelfOf({ discount: 10, variants: [variant('S', 'White'), variant('L', 'White', true, 1500)] })
  expect(narrow(shelf, { minPrice: 1350, maxPrice: 1350 }).total).toBe(1)
  expect(narrow(shelf, { minPrice: 1500 }).total).toBe(0)
})

test('variants say sizes and colours better than their product', () => {
  const variants = ['M', 'L'].flatMap((size) => ['Navy', 'White'].map((color) => variant(size, color)))

  expect(values({ size: 'M to XXL', color: 'Red', variants }, 'sizes')).toEqual(['M', 'L'])
  expect(values({ size: 'M to XXL', color: 'Red', variants }, 'colors')).toEqual(['Blue', 'White'])
})

const mixed = shelfOf(
  ...Array.from({ length: 60 }, (_, i) => ({
    price: 300 + ((i * 131) % 2000),
    discount: i % 3 === 0 ? 10 : 0,
    isInStock: i % 5 !== 0,
    rating: i % 4 === 0 ? null : 2 + (i % 7) / 2,
    brandName: ['Tantiora', 'Shishirel', 'Gulnavi'][i % 3] ?? null,
    size: ['M to XL', 'S to L', 'XXL', null][i % 4] ?? null,
    color: ['White', 'Navy blue, white', 'Maroon'][(i * 7) % 3] ?? null,
    material: ['Cotton', 'Silk', 'Cotton, lined'][(i * 5) % 3] ?? null,
    variants: ['M', 'L', 'XL', 'M'].slice(0, i % 6 === 5 ? 4 : 0).map((size, j) => {
      const color = j === 3 ? 'Red' : (['White', 'Navy'][(i + j) % 2] ?? 'White')
      return variant(size, color, (i + j) % 3 !== 0, j === 1 ? 300 + ((i * 131) % 2000) + 200 : null)
    }),
  })),
)

const filters: ProductFilterInput[] = [
  {},
  { brands: ['Tantiora'] },
  { sizes: ['L'], colors: ['Blue', 'Red'], inStock: true },
  { minPrice: 500, maxPrice: 1500, onOffer: true, minRating: 3 },
  { materials: ['cotton'], brands: ['Gulnavi', 'Shishirel'], minRating: 4 },
]

test.each(filters)('each count of %j is what its choice leaves with the other filters', (filter) => {
  const { facets } = narrow(mixed, filter)

  for (const kind of facetKinds) {
    expect(facets[kind].length).toBeGreaterThan(0)
    for (const { value, count } of facets[kind]) expect(narrow(mixed, { ...filter, [kind]: [value] }).total).toBe(count)
  }
  for (const { minRating, count } of facets.ratings) expect(narrow(mixed, { ...filter, minRating }).total).toBe(count)
  expect(narrow(mixed, { ...filter, inStock: true }).total).toBe(facets.inStock)
  expect(narrow(mixed, { ...filter, onOffer: true }).total).toBe(facets.onOffer)
  const { minPrice: _, maxPrice: __, ...others } = filter
  const { lowest, highest, steps } = facets.price
  const startOf = (step: number) => Math.ceil(lowest + (step * (highest - lowest)) / steps.length)
  for (const [step, count] of steps.entries()) {
    const range = { minPrice: startOf(step), maxPrice: step + 1 < steps.length ? startOf(step + 1) - 1 : highest }
    expect(narrow(mixed, { ...others, ...range }).total).toBe(count)
  }
  expect(facets.without.price).toBe(narrow(mixed, others).total)
  for (const name of [...facetKinds, 'minRating', 'inStock', 'onOffer'] as const)
    expect(narrow(mixed, { ...filter, [name]: null }).total).toBe(facets.without[name])
  expect(facets.all).toBe(60)
})

test('sizes are lined up as people do, other values by how common they are', () => {
  const { facets } = narrow(
    shelfOf(
      { size: 'XL' },
      { size: 'S', color: 'Red' },
      { size: '54' },
      { size: 'M', color: 'Red' },
      { color: 'Blue' },
    ),
    {},
  )

  expect(facets.sizes.map(({ value }) => value)).toEqual(['S', 'M', 'XL', '54'])
  expect(facets.colors.map(({ value, valueBn }) => [value, valueBn])).toEqual([
    ['Red', 'লাল'],
    ['Blue', 'নীল'],
  ])
})

test('a value is shown as most products spell it, with its Bangla, and found however it is written', () => {
  const cotton = { material: 'Cotton', materialBn: 'সুতি' }
  const shelf = shelfOf({ material: 'cotton' }, cotton, cotton)

  expect(narrow(shelf, {}).facets.materials).toEqual([{ value: 'Cotton', valueBn: 'সুতি', swatch: null, count: 3 }])
  expect(narrow(shelf, { materials: [' COTTON'] }).total).toBe(3)
})

test('a value that no product has is left out and named, the others narrow the list', () => {
  const shelf = shelfOf({ material: 'Cotton' }, { material: 'Wool' }, { brandName: 'Gulnavi' })
  expect(narrow(shelf, { materials: ['Silk', 'Cotton'] })).toMatchObject({ total: 1, facets: { unknown: ['Silk'] } })
  expect(narrow(shelf, { sizes: ['Zzz'] })).toMatchObject({ total: 3, facets: { unknown: ['Zzz'] } })

  shelf.remove('p2')
  expect(narrow(shelf, { brands: ['Gulnavi'] })).toMatchObject({ total: 2, facets: { unknown: ['Gulnavi'] } })
})

test('what is left comes in the order that is asked for', () => {
  const shelf = shelfOf(
    { price: 300, rating: 4, reviewCount: 1 },
    { price: 500, discount: 50 },
    { price: 400, rating: 4, reviewCount: 3 },
  )

  expect(idsOf(shelf, { inStock: true })).toEqual(['p2', 'p1', 'p0'])
  expect(idsOf(shelf, { inStock: true }, ProductSort.PRICE_LOW_TO_HIGH)).toEqual(['p1', 'p0', 'p2'])
  expect(idsOf(shelf, { inStock: true }, ProductSort.PRICE_HIGH_TO_LOW)).toEqual(['p2', 'p0', 'p1'])
  expect(idsOf(shelf, { inStock: true }, ProductSort.RATING)).toEqual(['p2', 'p0', 'p1'])
})

test('a product that changes or goes is counted as it is now', () => {
  const shelf = shelfOf({ brandName: 'Gulnavi' }, { brandName: 'Tantiora' })
  expect(narrow(shelf, {}).facets.brands).toHaveLength(2)

  shelf.set({ ...plain, id: 'p1', brandName: 'Gulnavi', isInStock: false })
  expect(narrow(shelf, {}).facets).toMatchObject({ brands: [{ value: 'Gulnavi', count: 2 }], inStock: 1 })

  shelf.remove('p0')
  expect(narrow(shelf, {})).toMatchObject({
    total: 1,
    facets: { brands: [{ value: 'Gulnavi', count: 1 }], inStock: 0 },
  })
})

test('what is like a product is found once, and anew when any product changes', () => {
  const shelf = shelfOf({}, { productType: 'Panjabi' }, { productType: 'Panjabi' }, { isInStock: false })
  const similar = shelf.similarTo('p2')
  expect(similar).toEqual(['p1', 'p0'])
  expect(shelf.similarTo('p2')).toBe(similar)

  shelf.set({ ...plain, id: 'p3' })

  expect(shelf.similarTo('p2')).toEqual(['p1', 'p3', 'p0'])
})

test('the six that are most like a product are told, the newest first of those that are like it as much', () => {
  const products = Array.from({ length: 20 }, (_, i) => ({
    productType: i % 2 ? 'Panjabi' : null,
    price: i % 3 ? 1000 : 5000,
  }))

  expect(shelfOf(...products).similarTo('p1')).toEqual(['p19', 'p17', 'p13', 'p11', 'p7', 'p5'])
})
