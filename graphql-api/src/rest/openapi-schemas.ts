import { categories } from '@sunnah-store/schema/categories'
import { errors } from '../errors.js'
import type { JsonSchema } from './row.js'

const text = (description: string): JsonSchema => ({ type: 'string', description })
const optionalText = (description: string): JsonSchema => ({ type: ['string', 'null'], description })
const integer = (description: string): JsonSchema => ({ type: 'integer', description })

const described: JsonSchema = {
  type: 'object',
  required: ['product_type', 'place_origin', 'model_number', 'product_metarial', 'color', 'size', 'brand_name'],
  properties: {
    product_type: optionalText('What kind of thing it is.'),
    place_origin: optionalText('Where it was made.'),
    model_number: optionalText("The maker's own number for it."),
    product_metarial: optionalText('What it is made of. (The key is spelt so.)'),
    color: optionalText('Its colour or colours.'),
    size: optionalText('Its size as printed on it.'),
    brand_name: optionalText('The brand that it is sold under.'),
  },
}

const product: JsonSchema = {
  type: 'object',
  required: ['_id', 'p_id', 'name', 'price', 'quantity', 'discount', 'img', 'rating', 'disc'],
  properties: {
    _id: { type: 'string', format: 'uuid', description: 'The id of the product.' },
    p_id: {
      type: 'integer',
      enum: categories.map(({ code }) => code),
      description: `Category: ${categories.map(({ code, name }) => `${code} ${name}`).join(', ')}.`,
    },
    name: text('In English.'),
    nameBn: optionalText('In Bangla, where there is one.'),
    price: integer('The regular price of one piece, in whole taka.'),
    quantity: integer('How many pieces are available; 0 is out of stock.'),
    discount: {
      type: 'string',
      pattern: '^(100|[1-9]?[0-9])$',
      description:
        'Percent taken off the price, as text: "0" to "100". A shopper pays floor(price − price × discount / 100).',
    },
    img: text("The picture: an https address, or a path of the shop's own beginning with /images/."),
    rating: optionalText('The mean of its reviews to one decimal, as text; null without reviews.'),
    reviewCount: integer('How many reviews it has.'),
    type: optionalText('As disc.product_type.'),
    size: optionalText('As disc.size.'),
    description: optionalText('Plain text, up to 2,000 characters.'),
    disc: described,
  },
}

const review: JsonSchema = {
  type: 'object',
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

const error: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errors), description: 'Which rule said no; programs go by this.' },
        message: text('For people, in English.'),
        details: { type: 'object', description: 'More about it; for BAD_USER_INPUT the broken rules by field.' },
      },
    },
  },
}

export const openApiSchemas = { Product: product, Review: review, Error: error }
