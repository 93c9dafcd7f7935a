import { type Static, Type } from '@sinclair/typebox'
import type { RestOrderFragment } from './documents.generated.js'
import { productId, text } from './fields.js'
import { exampleProduct } from './product-schema.js'
import { exampleVariant, variantNames } from './variant-schema.js'

/** What a line of a cart and one of an order say alike. */
export const lineFields = {
  _id: productId,
  variantId: Type.String({ format: 'uuid', description: 'The variant of it that was chosen.' }),
  ...variantNames,
  user: Type.String({ description: 'The email of the shopper; empty for somebody who signs in by phone.' }),
  name: Type.String({ description: 'The name of the product.' }),
  price: Type.Integer({ minimum: 0, description: 'What the shopper pays for one piece, in whole taka.' }),
  brand_name: text('The brand that it is sold under.'),
  place_origin: text('Where it was made.'),
  img: Type.String({ description: 'The picture of the product.' }),
  orderQuantity: Type.Integer({ minimum: 1, description: 'How many pieces.' }),
}

export const lineSchema = Type.Object(
  {
    ...lineFields,
    orderQuantity: Type.Integer({
      minimum: 0,
      description: 'How many pieces; of an order that was delivered in part, those that were kept.',
    }),
  },
  { $id: 'OrderLine', description: 'So many pieces of one variant of a product.' },
)
type RestLine = Static<typeof lineSchema>

export const asRestLine = (line: RestOrderFragment['lines'][number], email: string | null): RestLine => ({
  _id: line.productId,
  variantId: line.variantId,
  sku: line.sku,
  size: line.size,
  color: line.color,
  user: email ?? '',
  name: line.name,
  price: line.unitPrice,
  brand_name: line.brandName,
  place_origin: line.placeOfOrigin,
  img: line.image.url,
  orderQuantity: line.quantity,
})

export const exampleLine: RestLine = {
  _id: exampleProduct._id,
  variantId: exampleVariant.variantId,
  sku: null,
  size: null,
  color: null,
  user: 'amina.sunnahstore@gmail.com',
  name: exampleProduct.name,
  price: 722,
  brand_name: exampleProduct.disc.brand_name,
  place_origin: exampleProduct.disc.place_origin,
  img: exampleProduct.img,
  orderQuantity: 2,
}
