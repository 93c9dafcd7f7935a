import { type Static, Type } from '@sinclair/typebox'
import { categories } from '@sunnah-store/schema/categories'
import { type DetailName, detailNames, productFields } from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'
import type { RestProductFragment } from './documents.generated.js'

const optionalText = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description })

/** What a detail is, for those who read about the API. */
export const aboutDetail = (name: DetailName): string => {
  const detail = productFields[name]
  return 'note' in detail ? `${detail.about}. (${detail.note})` : `${detail.about}.`
}

/** A product in the words of the REST interface. */
export const productSchema = Type.Object(
  {
    _id: Type.String({ format: 'uuid', description: 'The id of the product.' }),
    p_id: Type.Integer({
      enum: categories.map(({ code }) => code),
      description: `Category: ${categories.map(({ code, name }) => `${code} ${name}`).join(', ')}.`,
    }),
    name: Type.String({ description: 'In English.' }),
    nameBn: optionalText('In Bangla, where there is one.'),
    price: Type.Integer({ description: 'The regular price of one piece, in whole taka.' }),
    quantity: Type.Integer({ description: 'How many pieces are available; 0 is out of stock.' }),
    discount: Type.String({
      pattern: '^(100|[1-9]?[0-9])$',
      description:
        'Percent taken off the price, as text: "0" to "100". A shopper pays floor(price − price × discount / 100).',
    }),
    img: Type.String({
      description: "The picture: an https address, or a path of the shop's own beginning with /images/.",
    }),
    rating: optionalText('The mean of its reviews to one decimal, as text; null without reviews.'),
    reviewCount: Type.Integer({ description: 'How many reviews it has.' }),
    type: optionalText('As disc.product_type.'),
    size: optionalText('As disc.size.'),
    description: optionalText('Plain text, up to 2,000 characters.'),
    disc: Type.Object(recordOf(detailNames.map((name) => [productFields[name].rest, optionalText(aboutDetail(name))]))),
  },
  { description: 'Something that the shop sells.' },
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
  rating: product.rating === null ? null : String(product.rating),
  reviewCount: product.reviewCount,
  type: product.productType,
  size: product.size,
  description: product.description,
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
  rating: '4.5',
  reviewCount: 2,
  type: productFields.productType.example,
  size: productFields.size.example,
  description: 'Two roll-on oils of 6 ml, oud and amber. Alcohol free.',
  disc: recordOf(detailNames.map((name) => [productFields[name].rest, productFields[name].example])),
} satisfies RestProduct
