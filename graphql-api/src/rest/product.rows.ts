import { Type } from '@sinclair/typebox'
import { categories } from '@sunnah-store/schema/categories'
import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import {
  RestProductCountDocument,
  RestProductDocument,
  RestProductFacetsDocument,
  RestProductsDocument,
} from './documents.generated.js'
import { oneOf, productId } from './fields.js'
import { list } from './list.js'
import { operation } from './operation.js'
import { asRestFacets, exampleFacets, facetsSchema, filterOf, productFilterQuery } from './product-filter.js'
import { asRestProduct, exampleProduct, productSchema } from './product-schema.js'

const chosen = {
  search: Type.Optional(
    Type.String({
      maxLength: limits.searchLength,
      description: 'What to look for, as people type it, in any language and spelling. Empty finds all.',
    }),
  ),
  category: Type.Optional(
    Type.Integer({
      enum: categories.map(({ code }) => code),
      description: 'Only this category: its code, 11 to 77.',
    }),
  ),
  ...productFilterQuery,
}

const fieldNames = { 'filter.maxPrice': 'maxPrice' }

/** The calls with which everybody reads the catalogue. */
export const productRows = [
  list({
    method: 'GET',
    path: endpoints.products,
    operationId: 'listProducts',
    access: 'public',
    summary: 'The products of the shop',
    description:
      'Without `page` and `size` all of them, sent as they are read, to a few callers at a time: others are UNAVAILABLE, and told when to come again; who has not taken them all in two minutes is cut off. With either of them one page. Newest first; with `search`, the best match first.',
    query: {
      ...chosen,
      sort: Type.Optional(
        oneOf(
          ['RELEVANCE', 'NEWEST', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW', 'RATING', 'BEST_SELLING', 'FEWEST_LEFT'],
          'The order. Without it the best match first when searching, else the newest.',
        ),
      ),
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Which page, counted from 0.' })),
      size: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: limits.maxPageSize,
          description: `How many a page holds; ${limits.defaultPageSize} when only \`page\` is given.`,
        }),
      ),
    },
    answers: Type.Array(productSchema),
    example: [exampleProduct],
    fieldNames,
    document: RestProductsDocument,
    onePage: ({ query: { page, size } }) =>
      page === undefined && size === undefined ? null : { page: page ?? 0, size: size ?? limits.defaultPageSize },
    variables: ({ query: { search = null, category = null, sort = 'RELEVANCE', ...query } }, page, after) => ({
      search,
      category,
      filter: filterOf(query),
      sort,
      ...page,
      after,
    }),
    key: ({ _id }) => _id,
    items: ({ products }) => products.items.map(asRestProduct),
    total: ({ products }) => products.total,
  }),
  operation({
    method: 'GET',
    path: endpoints.productFacets,
    operationId: 'countProductFacets',
    access: 'public',
    summary: 'What a list of products can be narrowed down to',
    description: 'The filters of GET /product with how many products each choice leaves, the other filters applied.',
    query: chosen,
    answers: facetsSchema,
    example: exampleFacets,
    fieldNames,
    document: RestProductFacetsDocument,
    variables: ({ query: { search = null, category = null, ...query } }) => ({
      search,
      category,
      filter: filterOf(query),
    }),
    answer: asRestFacets,
  }),
  operation({
    method: 'GET',
    path: endpoints.productCount,
    operationId: 'countProducts',
    access: 'public',
    summary: 'How many products there are',
    description: 'All that are sold, whether in stock or not.',
    answers: Type.Object({ count: Type.Integer({ minimum: 0, description: 'The number of products.' }) }),
    example: { count: 120 },
    document: RestProductCountDocument,
    variables: () => ({}),
    answer: ({ productCount }) => ({ count: productCount }),
  }),
  operation({
    method: 'GET',
    path: endpoints.product,
    operationId: 'readProduct',
    access: 'public',
    summary: 'One product',
    description: 'NOT_FOUND when it is not, or no longer, sold.',
    params: { productId },
    answers: productSchema,
    example: exampleProduct,
    errors: ['NOT_FOUND'],
    document: RestProductDocument,
    variables: ({ params: { productId } }) => ({ id: productId }),
    answer: ({ product }) => asRestProduct(product),
  }),
]
