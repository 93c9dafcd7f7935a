import { type Static, Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import type { RestVariantFragment } from './documents.generated.js'
import { text } from './fields.js'

const short = (description: string) => text(description, { maxLength: limits.variants.text })

/** What names a variant, in answers about it and about what was bought of it. */
export const variantNames = {
  sku: short('The shop’s own number for it.'),
  size: short('Its size; null where there is no such choice.'),
  color: short('Its colour; null where there is no such choice.'),
}

export const variantSchema = Type.Object(
  {
    variantId: Type.String({ format: 'uuid', description: 'The id of the variant.' }),
    ...variantNames,
    price: Type.Integer({ minimum: 0, description: 'Its regular price, in whole taka.' }),
    quantity: Type.Integer({ minimum: 0, description: 'How many pieces of it are available; 0 is out of stock.' }),
    img: Type.String({ description: 'Its picture.' }),
  },
  { $id: 'Variant', description: 'One choice of a product, such as its size L in navy.' },
)
type RestVariant = Static<typeof variantSchema>

export const asRestVariant = (variant: RestVariantFragment): RestVariant => ({
  variantId: variant.id,
  sku: variant.sku,
  size: variant.size,
  color: variant.color,
  price: variant.price,
  quantity: variant.quantity,
  img: variant.image.url,
})

export const exampleVariant: RestVariant = {
  variantId: '9c1d2e3f-4a5b-4c6d-8e7f-0a1b2c3d4e5f',
  sku: null,
  size: null,
  color: null,
  price: 850,
  quantity: 45,
  img: '/images/oud-and-amber-roll-on-pair-6-ml-each-640.webp',
}
