import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import { RestProductCountDocument, RestProductDocument, RestProductsDocument } from './documents.generated.js'
import { list } from './list.js'
import { operation } from './operation.js'
import { productId } from './parameters.js'
import { asRestProduct, exampleProduct } from './product-schema.js'

/** The calls with which everybody reads the catalogue. */
export const productRows = [
  list({
    method: 'GET',
    path: endpoints.products,
    operationId: 'listProducts',
    access: 'public',
    summary: 'The goods of the shop',
    description:
      'Without `page` and `size` all of them, sent as they are read; with either of them one page. Newest first.',
    query: {
      page: { type: 'integer', minimum: 0, maximum: 1_000_000, description: 'Which page, counted from 0.' },
      size: {
        type: 'integer',
        minimum: 1,
        maximum: limits.maxPageSize,
        description: `How many a page holds; ${limits.defaultPageSize} when only \`page\` is given.`,
      },
    },
    answers: { type: 'array', items: { $ref: '#/components/schemas/Product' } },
    example: [exampleProduct],
    document: RestProductsDocument,
    onePage: ({ query: { page, size } }) =>
      page === undefined && size === undefined
        ? null
        : { page: Number(page ?? 0), size: Number(size ?? limits.defaultPageSize) },
    variables: (_request, page) => page,
    items: ({ products }) => products.items.map(asRestProduct),
  }),
  operation({
    method: 'GET',
    path: endpoints.productCount,
    operationId: 'countProducts',
    access: 'public',
    summary: 'How many goods there are',
    answers: {
      type: 'object',
      required: ['count'],
      properties: { count: { type: 'integer', description: 'The number of products.' } },
    },
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
    params: { productId },
    answers: { $ref: '#/components/schemas/Product' },
    example: exampleProduct,
    errors: ['NOT_FOUND'],
    document: RestProductDocument,
    variables: ({ params: { productId = '' } }) => ({ id: productId }),
    answer: ({ product }) => asRestProduct(product),
  }),
]
