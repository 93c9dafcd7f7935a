import { type Static, Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import type { RestOrderFragment } from './documents.generated.js'
import { asRestLine, exampleLine, lineSchema } from './order-line-schema.js'

const text = (description: string) => Type.String({ description })
const time = (description: string) => Type.String({ format: 'date-time', description })

export const orderSchema = Type.Object(
  {
    _id: Type.String({ format: 'uuid', description: 'The id of the order.' }),
    orderNumber: text('Short enough to be read out on the phone, such as SS-7K3M9Q.'),
    name: text('The name of the shopper when it was placed.'),
    user: text('The email of the shopper when it was placed; empty for somebody who signed in by phone.'),
    Address: Type.String({ maxLength: limits.addressLength, description: 'House, road, area.' }),
    district: text("One of the 64 districts, in today's official spelling."),
    country: text('Bangladesh.'),
    number: text('For the delivery call, as +880…: a valid number of Bangladesh.'),
    Payable: Type.Integer({
      minimum: 0,
      description: 'What is to be paid, in whole taka: the sum of price × orderQuantity.',
    }),
    placedAt: time('UTC.'),
    deliveredAt: Type.Optional(time('UTC; missing until it is delivered.')),
    order: Type.Array(lineSchema, { maxItems: limits.lines, description: 'What was ordered, as it was then.' }),
  },
  { $id: 'Order', description: 'What a shopper ordered, as it was at that moment.' },
)
type RestOrder = Static<typeof orderSchema>

export const asRestOrder = (order: RestOrderFragment): RestOrder => ({
  _id: order.id,
  orderNumber: order.number,
  name: order.customerName,
  user: order.customerEmail ?? '',
  Address: order.address,
  district: order.district,
  country: order.country,
  number: order.phone,
  Payable: order.total,
  placedAt: order.placedAt,
  ...(order.deliveredAt && { deliveredAt: order.deliveredAt }),
  order: order.lines.map((line) => asRestLine(line, order.customerEmail)),
})

export const exampleOrder: RestOrder = {
  _id: '5a6b7c8d-9e0f-4a1b-8c2d-3e4f5a6b7c8d',
  orderNumber: 'SS-7K3M9Q',
  name: 'Amina Rahman',
  user: exampleLine.user,
  Address: 'House 12, Road 5, Dhanmondi',
  district: 'Dhaka',
  country: 'Bangladesh',
  number: '+8801712345678',
  Payable: 1444,
  placedAt: '2026-11-12T09:30:00.000Z',
  order: [exampleLine],
}
