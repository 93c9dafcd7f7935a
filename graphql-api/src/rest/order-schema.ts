import { type Static, Type } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import { orderActors, orderEventKinds, orderStatuses } from '@sunnah-store/schema/order-words'
import type { RestOrderFragment } from './documents.generated.js'
import { oneOf, orNull } from './fields.js'
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
    area: Type.Optional(text('Upazila or area; missing where it was not told.')),
    district: text("One of the 64 districts, in today's official spelling."),
    country: text('Bangladesh.'),
    number: text('For the delivery call, as +880…: a valid number of Bangladesh.'),
    receiver: text('Who receives it: the shopper unless somebody else was named.'),
    riderNote: Type.Optional(text('For the rider; missing where nothing was written.')),
    callFirst: Type.Boolean({ description: 'Whether the rider is to call before coming.' }),
    Payable: Type.Integer({
      minimum: 0,
      description:
        'What is to be paid, in whole taka: the sum of price × orderQuantity, and deliveryFee, less what was agreed where the shop wrote it; of an order that was delivered in part, what was collected.',
    }),
    deliveryFee: Type.Integer({
      minimum: 0,
      description: 'What the delivery costs, in whole taka; 0 when it is free.',
    }),
    deliveryDays: Type.Optional(
      Type.Object(
        {
          min: Type.Integer({ minimum: 0, description: 'The fewest days.' }),
          max: Type.Integer({ minimum: 0, description: 'The most days.' }),
        },
        { description: 'The days to the door that were told when it was placed; missing when none were.' },
      ),
    ),
    placedAt: time('UTC.'),
    deliveredAt: Type.Optional(time('UTC; missing until it is delivered.')),
    status: oneOf(orderStatuses, 'Where it stands.'),
    version: Type.Integer({
      minimum: 1,
      description: 'Counts its corrections; the calls of its steps take the one that you have seen.',
    }),
    events: Type.Array(
      Type.Object({
        at: time('UTC.'),
        kind: oneOf(
          orderEventKinds,
          'Written by the shop for a customer, a step, a step that was taken back, a call without an answer, a correction, or a word of the courier.',
        ),
        by: oneOf(orderActors, 'Who did it.'),
        from: orNull(oneOf(orderStatuses, 'The status before; null where it did not change.')),
        to: orNull(oneOf(orderStatuses, 'The status after it; null where it did not change.')),
        reason: orNull(Type.String({ description: 'Why it was cancelled, or came back.' })),
      }),
      { description: 'What happened since it was placed, the first first.' },
    ),
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
  ...(order.area && { area: order.area }),
  district: order.district,
  country: order.country,
  number: order.phone,
  receiver: order.receiverName,
  ...(order.riderNote && { riderNote: order.riderNote }),
  callFirst: order.callFirst,
  Payable: order.total,
  deliveryFee: order.deliveryFee,
  ...(order.deliveryMinDays !== null &&
    order.deliveryMaxDays !== null && { deliveryDays: { min: order.deliveryMinDays, max: order.deliveryMaxDays } }),
  placedAt: order.placedAt,
  ...(order.deliveredAt && { deliveredAt: order.deliveredAt }),
  status: order.status,
  version: order.version,
  events: order.events,
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
  receiver: 'Amina Rahman',
  callFirst: true,
  Payable: 1504,
  deliveryFee: 60,
  deliveryDays: { min: 1, max: 2 },
  placedAt: '2026-11-12T09:30:00.000Z',
  status: 'PLACED',
  version: 1,
  events: [],
  order: [exampleLine],
}
