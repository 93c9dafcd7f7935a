import { checkInvariants } from '../../commands/invariants.js'
import { readOpenWork } from '../../overview/open-work.service.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { Role } from '../../user/role.js'
import type { User } from '../../user/user.entity.js'
import { correctOrder } from '../by-hand/correct-order.service.js'
import { readCustomerFacts } from '../facts/read-customer-facts.js'
import { OrderMessage } from '../message/order-message.entity.js'
import { placeOrder } from '../place-order.service.js'
import { asAdmin } from './change-order.js'
import { OrderActor, OrderEvent } from './order-event.entity.js'
import { OrderStatus } from './order-status.js'
import { takeStep } from './order-step.service.js'

let server: TestServer
let staff: User
beforeAll(async () => {
  server = await openTestServer()
  staff = await buildAdmin(server.db, { role: Role.STAFF })
})
afterEach(async () => expect(await checkInvariants(server.db)).toEqual([]))
afterAll(() => server.close())

/** Four of ten pieces, with the shop's own rider. */
const sentOrder = async () => {
  const [product, shopper] = [await buildProduct(server.db, { quantity: 10 }), await buildShopper(server.db)]
  const order = await placeOrder(server.db, shopper, orderInput([product], { quantity: 4 }))
  const send = () => {
    const shipment = { courier: 'Own rider', trackingCode: null, trackingUrl: null }
    return takeStep(server.db, order.id, asAdmin(staff), { to: OrderStatus.SHIPPED, shipment })
  }
  const available = async () => (await server.db.findOneByOrFail(ProductVariant, { productId: product.id })).quantity
  return { id: order.id, order, product, shopper, send, available }
}

const note = (id: string, given: object = {}) =>
  server.graphql(
    'mutation ($input: NoteReturningInput!) { noteReturning(input: $input) { status events { to reason note actorName } } }',
    { input: { id, reason: 'NOT_FOUND_AT_ADDRESS', note: 'Nobody at home, twice', ...given } },
    staff,
  )
const takeBack = (id: string) =>
  server.graphql('mutation ($id: ID!) { takeBackOrderStep(id: $id) { status } }', { id }, staff)
const eventsOf = (orderId: string) => server.db.findBy(OrderEvent, { orderId })

test('what a rider brings back is on its way back: not in the stock, among what is to be done, against its customer', async () => {
  const { id, send, available } = await sentOrder()
  await send()
  const before = (await readOpenWork(server.db)).returning.orders

  const { data } = await note(id)
  expect(data).toMatchObject({ noteReturning: { status: 'RETURNING' } })
  expect((await eventsOf(id)).at(-1)).toMatchObject({
    by: OrderActor.ADMIN,
    userId: staff.id,
    ...{ from: 'SHIPPED', to: 'RETURNING', reason: 'NOT_FOUND_AT_ADDRESS', note: 'Nobody at home, twice' },
  })
  expect(await available()).toBe(6)
  expect((await readOpenWork(server.db)).returning.orders).toBe(before + 1)
  expect(await readCustomerFacts(server.db, [id])).toMatchObject([{ orders: 1, returned: 1, open: [] }])

  const back = 'mutation ($id: ID!) { returnOrder(input: { id: $id, reason: NOT_FOUND_AT_ADDRESS }) { status } }'
  expect((await server.graphql(back, { id }, staff)).data).toEqual({ returnOrder: { status: 'RETURNED' } })
  expect(await available()).toBe(10)
})

test('whoever ordered sees that it comes back and why, and is written to once it has come', async () => {
  const { id, order, shopper, send } = await sentOrder()
  await send()
  await note(id)

  const mine = '{ myOrders { items { number status events { to reason } } } }'
  expect((await server.graphql(mine, {}, shopper)).data).toMatchObject({
    myOrders: {
      items: [
        {
          ...{ number: order.number, status: 'RETURNING' },
          events: [{ to: 'SHIPPED' }, { to: 'RETURNING', reason: 'NOT_FOUND_AT_ADDRESS' }],
        },
      ],
    },
  })
  const track =
    'query ($number: String!, $phone: String!) { trackOrder(number: $number, phone: $phone) { status toPay events { to } } }'
  expect((await server.graphql(track, { number: order.number, phone: order.phone })).data).toEqual({
    trackOrder: { status: 'RETURNING', toPay: 0, events: [{ to: 'SHIPPED' }, { to: 'RETURNING' }] },
  })
  const told = await server.db.findBy(OrderMessage, { orderId: id })
  expect(told.map(({ kind }) => kind).sort()).toEqual(['PLACED', 'SHIPPED'])
})

test('said twice it changes nothing; whoever says another reason is told that somebody has said one', async () => {
  const { id, send } = await sentOrder()
  await send()
  await note(id)
  const before = await eventsOf(id)

  expect((await note(id, { expectedStatus: 'SHIPPED' })).data).toMatchObject({ noteReturning: { status: 'RETURNING' } })
  for (const other of [{ reason: 'REFUSED_AT_DOOR' }, { note: null }])
    expect((await note(id, other)).errors).toMatchObject([
      { extensions: { code: 'STATUS_CHANGED', details: { status: 'RETURNING' } } },
    ])
  expect(await eventsOf(id)).toEqual(before)
})

test('an order that is another one by now is not noted', async () => {
  const { id, order, product, send } = await sentOrder()
  expect((await note(id)).errors).toMatchObject([
    { extensions: { code: 'STATUS_CHANGED', details: { status: 'PLACED' } } },
  ])
  await correctOrder(server.db, asAdmin(staff), {
    ...{ id, address: 'Road 2', district: order.district, phone: order.phone, expectedVersion: 1 },
    ...{ lines: [{ productId: product.id, quantity: 4 }], expectedTotal: order.total },
  })
  await send()
  expect((await note(id, { expectedVersion: 1 })).errors).toMatchObject([
    { extensions: { code: 'ORDER_CHANGED', details: { version: 2 } } },
  ])
  expect((await note(id, { expectedVersion: 2, expectedStatus: 'SHIPPED' })).errors).toBeUndefined()
})

test('a mistake is taken back: the parcel is on its way again', async () => {
  const { id, send } = await sentOrder()
  await send()
  await note(id)
  expect((await takeBack(id)).data).toEqual({ takeBackOrderStep: { status: 'SHIPPED' } })
  expect((await takeBack(id)).errors).toMatchObject([{ extensions: { code: 'STEP_STAYS' } }])
})

test.each([
  [{ reason: 'LOST' }, { reason: [expect.stringMatching(/^reason must be one of REFUSED_AT_DOOR, /)] }],
  [{ reason: 'OTHER', note: ' ' }, { note: ['note must be given with the reason OTHER'] }],
])('it is not noted with %j', async (given, fields) => {
  const { id, send } = await sentOrder()
  await send()
  expect((await note(id, given)).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', details: { fields } } },
  ])
  expect(await eventsOf(id)).toHaveLength(1)
})
