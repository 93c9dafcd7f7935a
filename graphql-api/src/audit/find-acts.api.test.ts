import { today } from '@sunnah-store/schema/local-day'
import { recordPayout } from '../order/cash/record-payout.service.js'
import { takeBackPayout } from '../order/cash/take-back-payout.service.js'
import { OrderActor, OrderEvent, OrderEventKind } from '../order/life/order-event.entity.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { Shipment } from '../order/life/shipment.entity.js'
import { Order } from '../order/order.entity.js'
import { placeOrder } from '../order/place-order.service.js'
import { Product } from '../product/product.entity.js'
import { operationOf } from '../testing/access-operations.js'
import { buildWorld, type World } from '../testing/access-world.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { actingAs } from './acting-manager.js'
import { AuditEntry } from './audit-entry.entity.js'
import { exportActs } from './export-acts.service.js'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  world = await buildWorld(server)
})
afterAll(() => server.close())

const acts = `query ($actor: String, $actorId: ID, $bySystem: Boolean, $topic: AuditTopic, $act: String, $noun: AuditNoun, $thingId: String, $from: DateTimeISO, $to: DateTimeISO) {
  acts(actor: $actor, actorId: $actorId, bySystem: $bySystem, topic: $topic, act: $act, noun: $noun, thingId: $thingId, from: $from, to: $to) {
    total items { act noun thingId actorEmail changes { field before after } } } }`

test('admins find acts by who, what, which thing and when', async () => {
  const [admin, product] = [await buildAdmin(server.db), await buildProduct(server.db, { quantity: 3 })]
  const begun = new Date().toISOString()
  const set = 'mutation ($id: ID!) { setStock(input: { productId: $id, quantity: 8 }) { id } }'
  await server.graphql(set, { id: product.id }, admin)
  const find = async (filter: object) => (await server.graphql<{ acts: unknown }>(acts, filter, admin)).data?.acts

  const entry = {
    act: 'setStock',
    noun: 'VARIANT',
    actorEmail: admin.email,
    changes: [{ field: 'quantity', before: '3', after: '8' }],
  }
  expect(await find({ actor: admin.email })).toMatchObject({ total: 1, items: [entry] })
  expect(await find({ act: 'setStock', noun: 'VARIANT', from: begun })).toMatchObject({ total: 1, items: [entry] })
  expect(await find({ noun: 'REVIEW', actor: admin.email })).toMatchObject({ total: 0 })
  expect(await find({ actor: admin.email, to: begun })).toMatchObject({ total: 0 })
  expect(await find({ thingId: product.id, actor: admin.email })).toMatchObject({ total: 0 })
  for (const [topic, total] of Object.entries({ STOCK: 1, PRODUCTS: 1, PRICES: 0, ORDERS: 0 }))
    expect([topic, await find({ topic, actorId: admin.id })]).toMatchObject([topic, { total }])
  expect(await find({ bySystem: true, from: begun })).toMatchObject({ total: 0 })
})

test('an act names its person and its thing as they are called today, with what was noted and what a courier told', async () => {
  const { order, owner, staff, admin, product } = world
  const note = 'Asked to wait for the weekend'
  const cancel =
    'mutation ($id: ID!, $note: String) { cancelOrder(input: { id: $id, reason: OTHER, note: $note }) { id } }'
  await server.graphql(cancel, { id: order.id, note }, staff)
  await server.db.insert(Shipment, { orderId: order.id, courier: 'Rupa', trackingCode: null, trackingUrl: null })
  await server.db.insert(OrderEvent, {
    ...{ orderId: order.id, place: 1, kind: OrderEventKind.COURIER, by: OrderActor.COURIER },
    ...{ userId: null, note: 'pending: On the way to Cumilla hub' },
  })
  await server.graphql(
    'mutation ($id: ID!) { setStock(input: { productId: $id, quantity: 8 }) { id } }',
    { id: product.id },
    admin,
  )
  await server.rest('DELETE', `/user/${owner.id}`, admin)

  const asked =
    '{ acts { items { act noun actorName courier note thing { name productId isGone } } } auditActors { id name email } }'
  const { data } = await server.graphql<{ acts: { items: object[] }; auditActors: object[] }>(asked, {}, admin)
  const ofOrder = { name: order.number, productId: null, isGone: false }
  expect(data?.acts.items).toEqual(
    expect.arrayContaining([
      {
        act: 'setStock',
        noun: 'VARIANT',
        actorName: admin.name,
        courier: null,
        note: null,
        thing: { name: product.name, productId: product.id, isGone: false },
      },
      { act: 'cancelOrder', noun: 'ORDER', actorName: staff.name, courier: null, note, thing: ofOrder },
      {
        act: 'shop',
        noun: 'ORDER',
        actorName: null,
        courier: 'Rupa',
        note: 'pending: On the way to Cumilla hub',
        thing: ofOrder,
      },
    ]),
  )
  const idsOf = data?.auditActors.map((actor) => ('id' in actor ? actor.id : null))
  expect(idsOf).toEqual(expect.arrayContaining([staff.id, admin.id, world.keeper.id]))
  expect(idsOf).not.toContain(world.other.id)
})

test('that a shopper cancelled an order stands in the log with the reason and the words, and without the person', async () => {
  const { order, owner, admin } = world
  const note = 'My brother has bought one'
  await server.graphql(
    'mutation ($number: String!, $note: String) { cancelMyOrder(number: $number, reason: OTHER, note: $note) { status } }',
    { number: order.number, note },
    owner,
  )

  const asked = `{ acts(topic: ORDERS, bySystem: true) { items {
    actorId actorName actorEmail courier isOfShopper note thing { name } changes { field after } } } }`
  const { data } = await server.graphql<{ acts: { items: object[] } }>(asked, {}, admin)
  expect(data?.acts.items[0]).toMatchObject({
    ...{ actorId: null, actorName: null, actorEmail: null, courier: null, isOfShopper: true, note },
    thing: { name: order.number },
    changes: expect.arrayContaining([
      { field: 'to', after: 'CANCELLED' },
      { field: 'reason', after: 'OTHER' },
    ]),
  })
  const headers = { authorization: `Bearer ${await server.tokenOf(admin)}` }
  const { body } = await server.app.inject({ url: '/export/history.csv?topic=ORDERS&bySystem=true', headers })
  expect(body).toContain(`,shopper,,shop,ORDER,${order.number},`)
})

test('what the filter finds comes as a file, which stands in the log itself; formulas are guarded', async () => {
  const { admin, product } = world
  await server.db.update(Product, { id: product.id }, { name: '=Tasbih' })
  await server.graphql(
    'mutation ($id: ID!) { setStock(input: { productId: $id, quantity: 8 }) { id } }',
    { id: product.id },
    admin,
  )
  const headers = { authorization: `Bearer ${await server.tokenOf(admin)}` }
  const { body } = await server.app.inject({ url: `/export/history.csv?topic=STOCK&actorId=${admin.id}`, headers })

  const [header, ...lines] = body.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(header).toBe('at,who,email,act,noun,thing,changes,order')
  expect(lines).toEqual([expect.stringContaining(`,${admin.email},setStock,VARIANT,'=Tasbih,quantity: `)])
  const [newest] = await server.db.find(AuditEntry, { order: { id: 'DESC' }, take: 1 })
  expect(newest).toMatchObject({ act: 'exportHistory', noun: 'HISTORY', actorId: admin.id })
})

test('the file names the courier that told of an order or paid for it, and gives no id that nobody reads', async () => {
  const { admin } = world
  const product = await buildProduct(server.db, { price: 100 })
  const order = await placeOrder(server.db, await buildShopper(server.db), orderInput([product]))
  const shipment = { courier: 'Rupa', trackingCode: null, trackingUrl: null }
  const by = { id: admin.id, by: OrderActor.ADMIN }
  await takeStep(server.db, order.id, by, { to: OrderStatus.SHIPPED, shipment })
  await takeStep(server.db, order.id, { id: null, by: OrderActor.COURIER }, { to: OrderStatus.DELIVERED })
  const db = actingAs(server.db, admin, 'payouts')
  const given = { courier: 'Rupa', received: 100, charges: 0, idempotencyKey: 'one order', orderIds: [order.id] }
  const payout = await recordPayout(db, admin.id, { ...given, day: today() })
  expect(await takeBackPayout(db, payout.id)).toBe(true)

  const lines: unknown[][] = []
  for await (const page of exportActs(server.db, { from: order.placedAt })) lines.push(...page)
  const read = lines.map(([, who, , act, noun, thing]) => [who, act, noun, thing])
  expect(read).toEqual(
    expect.arrayContaining([
      ['Rupa', 'shop', 'ORDER', order.number],
      [admin.name, 'payouts', 'PAYOUT', 'Rupa'],
    ]),
  )
  expect(read.filter(([, , noun]) => noun === 'PAYOUT')).toHaveLength(2)
  expect(JSON.stringify(read)).not.toContain(payout.id)
})

test.each(['9999-12-31T23:59:60Z', 'yesterday'])('the file is not of %s, which is no moment', async (from) => {
  const headers = { authorization: `Bearer ${await server.tokenOf(world.admin)}` }
  const { statusCode, body } = await server.app.inject({ url: `/export/history.csv?from=${from}`, headers })

  expect([statusCode, JSON.parse(body).error.details.fields]).toEqual([400, { from: expect.any(Array) }])
})

test.each([
  ['/order', 'staff', 'exportOrders', 'ORDER'],
  ['/user', 'admin', 'exportUsers', 'USER'],
] as const)('who takes all of %s out by REST stands in the log', async (path, who, act, noun) => {
  const caller = world[who]
  expect(await server.rest('GET', path, caller)).toMatchObject({ status: 200 })

  const filter = '{ acts(topic: FILES, size: 1) { items { act noun actorId thingId } } }'
  const { data } = await server.graphql<{ acts: { items: object[] } }>(filter, {}, world.admin)
  expect(data?.acts.items).toEqual([{ act, noun, actorId: caller.id, thingId: 'all' }])
})

test('stock that the step of an order moved names the order, in the list and in the file', async () => {
  const { order, staff, admin, product } = world
  const ask = (query: string, variables: object) => server.graphql(query, variables, admin)
  const cancel = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: FAKE }) { id } }'
  await server.graphql(cancel, { id: order.id }, staff)
  await ask('mutation ($id: ID!) { setStock(input: { productId: $id, quantity: 8 }) { id } }', { id: product.id })
  await server.graphql(...(await operationOf('takeOrder', world)), staff)
  const taken = await server.db.findOneByOrFail(Order, { takenById: staff.id })

  const asked = '{ acts(topic: STOCK, size: 20) { items { act orderId order { name isGone } } } }'
  const { data } = await server.graphql<{ acts: { items: object[] } }>(asked, {}, admin)
  expect(data?.acts.items.slice(0, 3)).toEqual([
    { act: 'takeOrder', orderId: taken.id, order: { name: taken.number, isGone: false } },
    { act: 'setStock', orderId: null, order: null },
    { act: 'cancelOrder', orderId: order.id, order: { name: order.number, isGone: false } },
  ])
  // An act about an order names it once.
  const ofOrders = `{ acts(topic: ORDERS, actor: "${staff.email}") { items { thingId orderId } } }`
  const { data: about } = await server.graphql<{ acts: { items: object[] } }>(ofOrders, {}, admin)
  expect(about?.acts.items).toContainEqual({ thingId: order.id, orderId: null })
  expect(about?.acts.items).not.toContainEqual(expect.objectContaining({ orderId: expect.any(String) }))
  const headers = { authorization: `Bearer ${await server.tokenOf(admin)}` }
  const { body } = await server.app.inject({ url: `/export/history.csv?topic=STOCK&actorId=${staff.id}`, headers })
  expect(body.split('\r\n').slice(1, 3)).toEqual([
    expect.stringMatching(new RegExp(`takeOrder,.*,${taken.number}$`)),
    expect.stringMatching(new RegExp(`cancelOrder,.*,${order.number}$`)),
  ])
})
