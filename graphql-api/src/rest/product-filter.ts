import { type Static, Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import type { RestProductFacetsQuery } from './documents.generated.js'
import { oneOf, text } from './fields.js'

const taka = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: limits.product.price, description }))

// An address that says it once has a text there, not a list.
const several = (what: string) => {
  const value = Type.String({ maxLength: limits.product.detail })
  return Type.Optional(
    Type.Union([value, Type.Array(value, { maxItems: limits.filter.values })], {
      description: `Only products with one of these ${what}; to ask for several, say it several times.`,
    }),
  )
}

const isTrue = (description: string) => Type.Optional(oneOf(['true', 'false'], description))

/** What a list of products can be narrowed down to, in an address. */
export const productFilterQuery = {
  minPrice: taka('At least so many taka, after the discount.'),
  maxPrice: taka('At most so many taka, after the discount.'),
  brands: several('brands'),
  sizes: several('sizes'),
  colors: several('colours'),
  materials: several('materials'),
  inStock: isTrue('`true`: only what is available.'),
  onOffer: isTrue('`true`: only what has a discount.'),
  minRating: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 5, description: 'Only what is rated at least so well.' }),
  ),
}

const query = Type.Object(productFilterQuery)

/** The same as the shop takes it; null where nothing is asked. */
export const filterOf = (asked: Static<typeof query>) => {
  const filter = {
    minPrice: asked.minPrice,
    maxPrice: asked.maxPrice,
    minRating: asked.minRating,
    brands: manyOf(asked.brands),
    sizes: manyOf(asked.sizes),
    colors: manyOf(asked.colors),
    materials: manyOf(asked.materials),
    inStock: asked.inStock === 'true' || undefined,
    onOffer: asked.onOffer === 'true' || undefined,
  }
  return Object.values(filter).some((value) => value !== undefined) ? filter : null
}

// A form that is sent with nothing in it names the parameter all the same.
const manyOf = (asked: string | string[] = []) => {
  const values = [asked].flat().filter((value) => value.trim() !== '')
  return values.length > 0 ? values : undefined
}

const count = Type.Integer({ minimum: 0, description: 'How many products.' })
const price = (description: string) => Type.Integer({ minimum: 0, description })
const facetValues = (description: string) =>
  Type.Array(
    Type.Object({
      value: Type.String({ description: 'In English, as a filter takes it.' }),
      valueBn: text('In Bangla, where there is one.'),
      swatch: text('Of a colour: how it looks, as #RRGGBB.'),
      count,
    }),
    { description },
  )

/** What a list can be narrowed down to, with counts. */
export const facetsSchema = Type.Object({
  count,
  facets: Type.Object({
    all: Type.Integer({ minimum: 0, description: 'How many products there are without filters.' }),
    price: Type.Object({
      lowest: price('The lowest price without filters.'),
      highest: price('The highest price without filters.'),
      steps: Type.Array(count, { description: 'How many in each of so many equal steps between them.' }),
    }),
    brands: facetValues('The brands.'),
    sizes: facetValues('The sizes.'),
    colors: facetValues('The colours.'),
    materials: facetValues('The materials.'),
    ratings: Type.Array(Type.Object({ minRating: Type.Integer({ description: 'So many stars or more.' }), count })),
    inStock: count,
    onOffer: count,
    unknown: Type.Array(Type.String(), {
      description: 'What was asked for that no product of the shop has; it is left out.',
    }),
  }),
})

export const asRestFacets = ({ products: { total, facets } }: RestProductFacetsQuery): Static<typeof facetsSchema> => ({
  count: total,
  facets,
})

export const exampleFacets = {
  count: 7,
  facets: {
    all: 18,
    price: { lowest: 450, highest: 4800, steps: [2, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0] },
    brands: [{ value: 'Tantiora', valueBn: null, swatch: null, count: 7 }],
    sizes: [{ value: 'L', valueBn: null, swatch: null, count: 7 }],
    colors: [{ value: 'Blue', valueBn: 'নীল', swatch: '#31456F', count: 4 }],
    materials: [{ value: 'Cotton', valueBn: 'সুতি', swatch: null, count: 7 }],
    ratings: [{ minRating: 4, count: 6 }],
    inStock: 7,
    onOffer: 4,
    unknown: [],
  },
} satisfies Static<typeof facetsSchema>
