import { type Static, Type } from '@sinclair/typebox'
import { categories } from '@sunnah-store/schema/categories'
import { limits } from '@sunnah-store/schema/limits'
import { type DetailName, detailNames, productFieldNames, productFields } from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'
import { ignored, text, wholeNumber } from './fields.js'
import { detailText, pictureSchema } from './product-schema.js'

const described = Type.Object(
  recordOf(detailNames.map((name) => [productFields[name].rest, Type.Optional(detailText(name))])),
  {
    additionalProperties: false,
    description: 'Details of the product: each key up to 100 characters, any of them may be missing.',
  },
)

const { url, alt, altBn } = pictureSchema.properties
const picture = Type.Object(
  { url, alt: Type.Optional(alt), altBn: Type.Optional(altBn) },
  { additionalProperties: false },
)

const details = {
  discount: Type.Optional(
    Type.Union([
      wholeNumber(0, limits.product.discount, 'Percent taken off the price, 0 to 100, as text or as a number.'),
      Type.String({ pattern: '^\\s*$', description: 'Blank is not given.' }),
    ]),
  ),
  disc: Type.Optional(described),
  img: Type.Optional(
    text(
      "An https address, or a path of the shop's own beginning with /images/; null is the placeholder, and blank is not given.",
    ),
  ),
  images: Type.Optional(
    Type.Array(picture, {
      maxItems: limits.product.pictures,
      description: `All pictures in their order, up to ${limits.product.pictures}, none of them twice; \`img\` is not looked at then.`,
    }),
  ),
  nameBn: Type.Optional(text('The name in Bangla, up to 200 characters.', { maxLength: limits.product.name })),
  description: Type.Optional(text('Plain text, up to 2,000 characters.', { maxLength: limits.product.description })),
  descriptionBn: Type.Optional(text('The same in Bangla.', { maxLength: limits.product.description })),
  rating: ignored('The rating.'),
  reviewCount: ignored('The number of reviews.'),
}

const price = Type.Integer({
  minimum: 0,
  maximum: limits.product.price,
  description: 'The regular price of one piece, in whole taka.',
})
const quantity = Type.Integer({
  minimum: 0,
  maximum: limits.product.quantity,
  description: 'How many pieces are available.',
})
const name = Type.String({
  minLength: 1,
  maxLength: limits.product.name,
  description: 'In English, 1 to 200 characters.',
})

const category = Type.Integer({
  enum: categories.map(({ code }) => code),
  description: 'The code of its category, 11 to 77.',
})

export const newProductBody = Type.Object(
  {
    p_id: category,
    name,
    price,
    quantity,
    ...details,
  },
  { additionalProperties: false },
)

export const productChangesBody = Type.Object(
  {
    name: Type.Optional(name),
    price: Type.Optional(price),
    quantity: Type.Optional(quantity),
    expectedQuantity: Type.Optional(
      Type.Integer({
        description: 'With `quantity`: the stock that the admin saw; STOCK_CHANGED when it is another one by now.',
      }),
    ),
    p_id: Type.Optional(category),
    ...details,
  },
  { additionalProperties: false },
)

type Body = Static<typeof newProductBody>

/** The part of a body that both adding and changing have, in the words of GraphQL. What is not sent is left out. */
export const detailsOf = ({
  discount,
  disc,
  img,
  images,
  nameBn,
  description,
  descriptionBn,
}: Pick<Body, 'discount' | 'disc' | 'img' | 'images' | 'nameBn' | 'description' | 'descriptionBn'>) => ({
  ...(isGiven(discount) && { discount: Number(discount) }),
  ...(isGiven(img) && { imageUrl: img }),
  ...(images && { images }),
  ...(nameBn !== undefined && { nameBn }),
  ...(description !== undefined && { description }),
  ...(descriptionBn !== undefined && { descriptionBn }),
  ...detailTexts(disc),
})

const isGiven = <Value>(value: Value | undefined): value is Value =>
  value !== undefined && !(typeof value === 'string' && value.trim() === '')

const detailTexts = (disc: Body['disc'] = {}): { [Name in DetailName]?: string | null } =>
  Object.fromEntries(
    detailNames.flatMap((name) => {
      const value = disc[productFields[name].rest]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** What these bodies call the fields of GraphQL. */
export const restNames = recordOf(
  productFieldNames.map((name) => {
    const { kind, rest } = productFields[name]
    return [name, kind === 'detail' ? `disc.${rest}` : rest]
  }),
)
