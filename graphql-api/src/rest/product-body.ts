import { type Static, Type } from '@sinclair/typebox'
import { categories } from '@sunnah-store/schema/categories'
import { limits } from '@sunnah-store/schema/limits'
import { ignored, text, wholeNumber } from './body.js'

const described = Type.Object(
  {
    product_type: Type.Optional(text('What kind of thing it is.')),
    place_origin: Type.Optional(text('Where it was made.')),
    model_number: Type.Optional(text("The maker's own number for it.")),
    product_metarial: Type.Optional(text('What it is made of. (The key is spelt so.)')),
    color: Type.Optional(text('Its colour or colours.')),
    size: Type.Optional(text('Its size as printed on it.')),
    brand_name: Type.Optional(text('The brand that it is sold under.')),
  },
  {
    additionalProperties: false,
    description: 'What is told about it: each key up to 100 characters, any of them may be missing.',
  },
)

const details = {
  discount: Type.Optional(
    wholeNumber(0, limits.product.discount, 'Percent taken off the price, 0 to 100, as text or as a number.'),
  ),
  disc: Type.Optional(described),
  img: Type.Optional(
    text("An https address, or a path of the shop's own beginning with /images/; null is the placeholder."),
  ),
  nameBn: Type.Optional(text('The name in Bangla, up to 200 characters.')),
  description: Type.Optional(text('Plain text, up to 2,000 characters.')),
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
const name = Type.String({ description: 'In English, 1 to 200 characters.' })

export const newProductBody = Type.Object(
  {
    p_id: Type.Integer({
      enum: categories.map(({ code }) => code),
      description: 'The code of its category, 11 to 77.',
    }),
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
    p_id: ignored('The category.'),
    ...details,
  },
  { additionalProperties: false },
)

/** The part of a body that both adding and changing have, in the words of GraphQL. What is not sent is left out. */
export const detailsOf = ({
  discount,
  disc = {},
  img,
  nameBn,
  description,
}: Pick<Static<typeof newProductBody>, 'discount' | 'disc' | 'img' | 'nameBn' | 'description'>) =>
  sent({
    discount: discount === undefined ? undefined : Number(discount),
    imageUrl: img,
    nameBn,
    description,
    productType: disc.product_type,
    placeOfOrigin: disc.place_origin,
    modelNumber: disc.model_number,
    material: disc.product_metarial,
    color: disc.color,
    size: disc.size,
    brandName: disc.brand_name,
  })

type Sent<Given> = { [Key in keyof Given]?: Exclude<Given[Key], undefined> }

const sent = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Sent<Given>

/** What these bodies call the fields of GraphQL. */
export const productFieldNames = {
  categoryCode: 'p_id',
  imageUrl: 'img',
  productType: 'disc.product_type',
  placeOfOrigin: 'disc.place_origin',
  modelNumber: 'disc.model_number',
  material: 'disc.product_metarial',
  color: 'disc.color',
  size: 'disc.size',
  brandName: 'disc.brand_name',
}
