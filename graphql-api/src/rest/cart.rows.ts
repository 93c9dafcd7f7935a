import { Type } from '@sinclair/typebox'
import { endpoints } from '@sunnah-store/schema/routes'
import { addressOfOwn, deleted, deletedAnswer, stored, storedAnswer } from './answers.js'
import { asRestCartItem, cartItemSchema, exampleCartItem } from './cart-item-schema.js'
import {
  RestAddToCartDocument,
  RestCartDocument,
  type RestCartItemFragment,
  RestClearCartDocument,
  RestRemoveFromCartDocument,
} from './documents.generated.js'
import { email, ignored, ownEmail, pieces, productId, variantId } from './fields.js'
import { operation } from './operation.js'

const body = Type.Object(
  {
    _id: productId,
    variantId,
    orderQuantity: pieces('How many pieces to add.'),
    user: ownEmail,
    name: ignored('The name of the product.'),
    price: ignored('The price.'),
    brand_name: ignored('The brand.'),
    place_origin: ignored('The origin.'),
    img: ignored('The picture.'),
  },
  { additionalProperties: false },
)

export const cartRows = [
  operation({
    method: 'POST',
    path: endpoints.cart,
    operationId: 'addToCart',
    access: 'shopper',
    summary: 'Add to the cart',
    description: 'A cart has one line a variant; adding again adds to its quantity.',
    body,
    status: 201,
    answers: storedAnswer(cartItemSchema),
    example: stored(exampleCartItem),
    errors: ['NOT_FOUND', 'VARIANT_REQUIRED', 'OUT_OF_STOCK', 'CART_FULL'],
    claimedEmail: ({ body: { user } }) => user,
    fieldNames: { productId: '_id', quantity: 'orderQuantity' },
    document: RestAddToCartDocument,
    variables: ({ body: { _id, variantId = null, orderQuantity } }) => ({
      input: { productId: _id, variantId, quantity: orderQuantity },
    }),
    answer: ({ addToCart: { items, email } }, { body: { _id, variantId } }) => {
      const isAdded = (item: RestCartItemFragment) =>
        item.productId === _id.toLowerCase() &&
        (variantId ? item.variantId === variantId.toLowerCase() : item.state !== 'NO_LONGER_SOLD')
      const item = items.find(isAdded)
      if (!item) throw new Error('What was added lies in the cart')
      return stored(asRestCartItem(item, email))
    },
    location: (item) => addressOfOwn(endpoints.cartOf, item),
  }),
  operation({
    method: 'GET',
    path: endpoints.cartOf,
    operationId: 'readCart',
    access: 'shopper',
    summary: 'The cart of the caller',
    description: 'With the prices and the stock of this moment.',
    params: { emailOrId: email },
    answers: Type.Array(cartItemSchema),
    example: [exampleCartItem],
    claimedEmail: ({ params }) => params.emailOrId,
    document: RestCartDocument,
    variables: () => ({}),
    answer: ({ cart: { items, email } }) => items.map((item) => asRestCartItem(item, email)),
  }),
  operation({
    method: 'DELETE',
    path: endpoints.cartOf,
    operationId: 'removeFromCart',
    access: 'shopper',
    summary: 'Take a product out of the cart',
    description:
      'All pieces of it; where the cart has several variants of it, of the one that is named. `deletedCount` is 0 when there were none.',
    params: { emailOrId: productId },
    query: { variantId },
    answers: deletedAnswer,
    example: deleted(1),
    errors: ['VARIANT_REQUIRED'],
    document: RestRemoveFromCartDocument,
    variables: ({ params: { emailOrId }, query: { variantId = null } }) => ({ productId: emailOrId, variantId }),
    answer: ({ removeFromCart }) => deleted(removeFromCart ? 1 : 0),
  }),
  operation({
    method: 'DELETE',
    path: endpoints.cartOrdered,
    operationId: 'clearCart',
    access: 'shopper',
    summary: 'Empty the cart of the caller',
    description: 'Placing an order takes what was ordered out of the cart by itself.',
    params: { email },
    answers: deletedAnswer,
    example: deleted(3),
    claimedEmail: ({ params }) => params.email,
    document: RestClearCartDocument,
    variables: () => ({}),
    answer: ({ clearCart }) => deleted(clearCart),
  }),
]
