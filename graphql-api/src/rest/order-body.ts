import { type Static, Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import { ignored, ownEmail, pieces, productId, text, variantId } from './fields.js'

const line = Type.Object(
  {
    _id: productId,
    variantId,
    orderQuantity: Type.Optional(pieces('How many pieces; not sent: what the shopper holds of it, else 1.')),
  },
  {
    additionalProperties: true,
    description: 'Only `_id`, `variantId` and `orderQuantity` are read; any other key is taken and ignored.',
  },
)

export const orderBody = Type.Object(
  {
    Address: Type.String({
      minLength: 1,
      maxLength: limits.addressLength,
      description: 'House, road, area; 1 to 500 characters, without control or direction characters.',
    }),
    area: Type.Optional(text('Upazila or area, up to 80 characters.', { maxLength: limits.area })),
    district: Type.String({ description: 'One of the 64 districts; old spellings such as Comilla are taken too.' }),
    country: Type.Optional(Type.String({ description: 'Bangladesh, also when it is not sent.' })),
    number: Type.String({
      description: 'A phone number of Bangladesh for the delivery call, however it is written, Bangla digits too.',
    }),
    receiver: Type.Optional(text('Who receives it, 1 to 80 characters; not sent: the shopper.')),
    riderNote: Type.Optional(
      text('For the rider, up to 200 characters, without control or direction characters.', {
        maxLength: limits.riderNote,
      }),
    ),
    callFirst: Type.Optional(Type.Boolean({ description: 'Whether the rider is to call before coming.' })),
    Payable: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'The total that the shopper was shown, delivery fee included, in whole taka; PRICE_CHANGED when it is another one by now.',
    }),
    order: Type.Union([Type.Array(line, { maxItems: limits.lines }), line], {
      description:
        'An array orders these products and takes them out of the cart; an object is a Buy now and leaves the cart.',
    }),
    user: ownEmail,
    name: ignored('The name of the shopper.'),
  },
  { additionalProperties: false },
)

/** The input of the GraphQL operation that this body asks for. */
export const orderInputOf = (body: Static<typeof orderBody>, idempotencyKey: string | null) => {
  const lines = Array.isArray(body.order) ? body.order : [body.order]
  return {
    source: Array.isArray(body.order) ? ('CART' as const) : ('BUY_NOW' as const),
    lines: lines.map(({ _id, variantId = null, orderQuantity = null }) => ({
      productId: _id,
      variantId,
      quantity: orderQuantity,
    })),
    address: body.Address,
    area: body.area ?? null,
    district: body.district,
    country: body.country ?? 'Bangladesh',
    receiverName: body.receiver ?? null,
    phone: body.number,
    riderNote: body.riderNote ?? null,
    callFirst: body.callFirst ?? null,
    paymentMethod: 'CASH_ON_DELIVERY' as const,
    expectedTotal: body.Payable,
    idempotencyKey,
  }
}

/** What this body calls the fields of GraphQL. */
export const orderFieldNames = {
  address: 'Address',
  phone: 'number',
  receiverName: 'receiver',
  expectedTotal: 'Payable',
  lines: 'order',
  productId: '_id',
  quantity: 'orderQuantity',
  idempotencyKey: 'Idempotency-Key',
}
