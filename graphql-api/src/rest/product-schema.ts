import { type Static, Type } from '@sinclair/typebox'
import { categories } from '@sunnah-store/schema/categories'
import { limits } from '@sunnah-store/schema/limits'
import { type DetailName, detailNames, productFields } from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'
import type { RestProductFragment } from './documents.generated.js'
import { text } from './fields.js'
import { asRestVariant, exampleVariant, variantSchema } from './variant-schema.js'

/** A detail, in answers and in bodies. */
export const detailText = (name: DetailName) => {
  const detail = productFields[name]
  const about = 'note' in detail ? `${detail.about}. (${detail.note})` : `${detail.about}.`
  return text(about, { maxLength: detail.most })
}

/** A picture of a product, in answers and in bodies. */
export const pictureSchema = Type.Object({
  url: Type.String({ description: "An https address, or a path of the shop's own beginning with /images/." }),
  alt: text('What is seen on it, in English.', { maxLength: limits.alt }),
  altBn: text('The same in Bangla.', { maxLength: limits.alt }),
})

/** A product in the words of the REST interface. */
export const productSchema = Type.Object(
  {
    _id: Type.String({ format: 'uuid', description: 'The id of the product.' }),
    p_id: Type.Integer({
      enum: categories.map(({ code }) => code),
      description: `Category: ${categories.map(({ code, name }) => `${code} ${name}`).join(', ')}.`,
    }),
    name: Type.String({ maxLength: limits.product.name, description: 'In English.' }),
    nameBn: text('In Bangla, where there is one.', { maxLength: limits.product.name }),
    price: Type.Integer({
      minimum: 0,
      maximum: limits.product.price,
      description: 'The regular price of one piece, in whole taka; of several variants, the lowest.',
    }),
    quantity: Type.Integer({
      minimum: 0,
      description: 'How many pieces are available, of all variants; 0 is out of stock.',
    }),
    discount: Type.String({
      pattern: '^(100|[1-9]?[0-9])$',
      description:
        'Percent taken off the price, as text: "0" to "100". A shopper pays floor(price − price × discount / 100).',
    }),
    img: Type.String({
      description: "The picture: an https address, or a path of the shop's own beginning with /images/.",
    }),
    images: Type.Array(pictureSchema, {
      description:
        'All pictures in their order, the first one being `img`; none of a product that shows the placeholder.',
    }),
    rating: text('The mean of its reviews to one decimal, as text; null without reviews.'),
    reviewCount: Type.Integer({ minimum: 0, description: 'How many reviews it has.' }),
    type: text('As disc.product_type.', { maxLength: limits.product.detail }),
    size: text('As disc.size.', { maxLength: limits.product.detail }),
    description: text('Plain text, up to 2,000 characters.', { maxLength: limits.product.description }),
    variants: Type.Array(variantSchema, {
      maxItems: limits.variants.each,
      description: 'What can be bought of it, in its order; one where there is nothing to choose.',
    }),
    descriptionBn: text('The same in Bangla, where there is one.', { maxLength: limits.product.description }),
    disc: Type.Object(recordOf(detailNames.map((name) => [productFields[name].rest, detailText(name)]))),
  },
  { $id: 'Product', description: 'Something that the shop sells.' },
)

type RestProduct = Static<typeof productSchema>

/** The answer for a product of the shop. */
export const asRestProduct = (product: RestProductFragment): RestProduct => ({
  _id: product.id,
  p_id: product.category.code,
  name: product.name,
  nameBn: product.nameBn,
  price: product.price,
  quantity: product.quantity,
  discount: String(product.discount),
  img: product.image.url,
  images: [...product.images],
  rating: product.rating === null ? null : String(product.rating),
  reviewCount: product.reviewCount,
  type: product.productType,
  size: product.size,
  description: product.description,
  variants: product.variants.map(asRestVariant),
  descriptionBn: product.descriptionBn,
  disc: recordOf(detailNames.map((name) => [productFields[name].rest, product[name]])),
})

export const exampleProduct = {
  _id: '3f0b8f0e-6c0f-4d8e-9a55-0a5b8c1d2e3f',
  p_id: 77,
  name: 'Oud and Amber Roll On Pair, 6 ml Each',
  nameBn: 'উদ ও অম্বর রোল অন জোড়া, প্রতিটি ৬ মিলি',
  price: 850,
  quantity: 45,
  discount: '15',
  img: '/images/oud-and-amber-roll-on-pair-6-ml-each-640.webp',
  images: [
    {
      url: '/images/oud-and-amber-roll-on-pair-6-ml-each-640.webp',
      alt: 'Two roll-on bottles with golden caps',
      altBn: 'সোনালি ঢাকনার দুটি রোল অন বোতল',
    },
  ],
  rating: '4.5',
  reviewCount: 2,
  type: productFields.productType.example,
  size: productFields.size.example,
  description: 'Two roll-on oils of 6 ml, oud and amber. Alcohol free.',
  variants: [exampleVariant],
  descriptionBn: '৬ মিলির দুটি রোল অন তেল, উদ ও অম্বর। অ্যালকোহলমুক্ত।',
  disc: recordOf(detailNames.map((name) => [productFields[name].rest, productFields[name].example])),
} satisfies RestProduct
