import { errorSchema } from './error-schema.js'
import { productSchema } from './product-schema.js'
import type { JsonSchema } from './row.js'

const text = (description: string): JsonSchema => ({ type: 'string', description })
const optionalText = (description: string): JsonSchema => ({ type: ['string', 'null'], description })
const integer = (description: string): JsonSchema => ({ type: 'integer', description })

/** What a cart item and an order line say of a product. */
const bought: Record<string, JsonSchema> = {
  name: text('The name of the product.'),
  price: integer('What the shopper pays for one piece, in whole taka.'),
  brand_name: optionalText('The brand that it is sold under.'),
  place_origin: optionalText('Where it was made.'),
  img: text('The picture of the product.'),
  orderQuantity: integer('How many pieces.'),
}

const review: JsonSchema = {
  type: 'object',
  description: 'What one shopper says about one product.',
  required: ['_id', 'id', 'name', 'img', 'user', 'rating', 'feedback', 'postedAt'],
  properties: {
    _id: { type: 'string', format: 'uuid', description: 'The id of the review.' },
    id: { type: 'string', format: 'uuid', description: 'The `_id` of the product.' },
    name: text('The name of the reviewer.'),
    img: optionalText('The picture of the reviewer.'),
    user: text('The email of the reviewer, for that reviewer and for admins; empty for everybody else.'),
    rating: { type: 'string', enum: ['1', '2', '3', '4', '5'], description: '1 (poor) to 5 (excellent), as text.' },
    feedback: text('Plain text, 1 to 2,000 characters.'),
    postedAt: { type: 'string', format: 'date-time', description: 'When it was posted, or posted again; UTC.' },
  },
}

const cartItem: JsonSchema = {
  type: 'object',
  description: 'One line of a cart, at the prices of today.',
  required: [
    '_id',
    'user',
    'name',
    'price',
    'brand_name',
    'place_origin',
    'img',
    'orderQuantity',
    'available',
    'state',
  ],
  properties: {
    _id: { type: 'string', format: 'uuid', description: 'The `_id` of the product; a cart has one line a product.' },
    user: text('The email of the shopper.'),
    ...bought,
    available: integer('How many pieces the shopper could have: what is available and what they hold.'),
    state: {
      type: 'string',
      enum: ['IN_STOCK', 'SHORT', 'NO_LONGER_SOLD'],
      description: 'Whether the line can be ordered.',
    },
  },
}

const order: JsonSchema = {
  type: 'object',
  description: 'What a shopper ordered, as it was at that moment.',
  required: [
    '_id',
    'orderNumber',
    'name',
    'user',
    'Address',
    'district',
    'country',
    'number',
    'Payable',
    'placedAt',
    'order',
  ],
  properties: {
    _id: { type: 'string', format: 'uuid', description: 'The id of the order.' },
    orderNumber: text('Short enough to be read out on the phone, such as SS-7K3M9Q.'),
    name: text('The name of the shopper when it was placed.'),
    user: text('The email of the shopper when it was placed.'),
    Address: text('House, road, area.'),
    district: text("One of the 64 districts, in today's official spelling."),
    country: text('Bangladesh.'),
    number: text('For the delivery call, as +880…: a valid number of Bangladesh.'),
    Payable: integer('What is to be paid, in whole taka: the sum of price × orderQuantity.'),
    placedAt: { type: 'string', format: 'date-time', description: 'UTC.' },
    deliveredAt: { type: 'string', format: 'date-time', description: 'UTC; missing until it is delivered.' },
    order: {
      type: 'array',
      description: 'What was ordered, as it was then.',
      items: {
        type: 'object',
        required: ['_id', 'user', 'name', 'price', 'brand_name', 'place_origin', 'img', 'orderQuantity'],
        properties: {
          _id: { type: 'string', format: 'uuid', description: 'The `_id` of the product.' },
          user: text('The email of the shopper.'),
          ...bought,
        },
      },
    },
  },
}

const user: JsonSchema = {
  type: 'object',
  description: 'Somebody with an account: a shopper, or an admin of the shop.',
  required: ['_id', 'name', 'email', 'photoURL', 'role', 'emailVerified'],
  properties: {
    _id: { type: 'string', format: 'uuid', description: 'The id of the user.' },
    name: text('1 to 80 characters.'),
    email: text('Unique, whatever its case.'),
    photoURL: optionalText('The picture of the user.'),
    role: { type: 'string', enum: ['admin', 'user'], description: 'Whether this person manages the shop.' },
    emailVerified: { type: 'boolean', description: 'Whether the email is confirmed.' },
  },
}

// What TypeBox makes is JSON Schema; only its types are its own.
export const asJsonSchema = (schema: object): JsonSchema => ({ ...schema })

export const openApiSchemas = {
  Product: asJsonSchema(productSchema),
  Review: review,
  CartItem: cartItem,
  Order: order,
  User: user,
  Error: errorSchema,
}
