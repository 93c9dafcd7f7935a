import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import {
  RestProductCountDocument,
  RestProductDocument,
  type RestProductFragment,
  RestProductsDocument,
} from './documents.generated.js'
import { exampleProduct } from './examples.js'
import { list, operation } from './row.js'

const productId = { type: 'string', format: 'uuid', description: 'The `_id` of a product.' } as const

export const productRows = [
  list({
    method: 'GET',
    path: endpoints.products,
    operationId: 'listProducts',
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
    variables: (_request, page) => ({ ...page }),
    items: ({ products }) => products.items.map(asRestProduct),
  }),
  operation({
    method: 'GET',
    path: endpoints.productCount,
    operationId: 'countProducts',
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
    summary: 'One product',
    params: { productId },
    answers: { $ref: '#/components/schemas/Product' },
    example: exampleProduct,
    errors: ['NOT_FOUND'],
    document: RestProductDocument,
    variables: ({ params }) => ({ id: params.productId ?? '' }),
    answer: ({ product }) => asRestProduct(product),
  }),
]

/** A product in the words of the REST interface (product spec, section 3). */
const asRestProduct = (product: RestProductFragment) => ({
  _id: product.id,
  p_id: product.category.code,
  name: product.name,
  nameBn: product.nameBn,
  price: product.price,
  quantity: product.quantity,
  discount: String(product.discount),
  img: product.image.url,
  rating: product.rating === null || product.rating === undefined ? null : String(product.rating),
  reviewCount: product.reviewCount,
  type: product.productType,
  size: product.size,
  description: product.description,
  disc: {
    product_type: product.productType,
    place_origin: product.placeOfOrigin,
    model_number: product.modelNumber,
    product_metarial: product.material,
    color: product.color,
    size: product.size,
    brand_name: product.brandName,
  },
})
