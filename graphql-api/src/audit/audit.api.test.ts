import { getDirective } from '@graphql-tools/utils'
import { openCouriers } from '../courier/open-couriers.js'
import { queryRow } from '../database/query-rows.js'
import { createSchema } from '../graphql/schema.js'
import { OrderActor, OrderEvent, OrderEventKind } from '../order/life/order-event.entity.js'
import { Order } from '../order/order.entity.js'
import { Product } from '../product/product.entity.js'
import { readSender } from '../sender/sender.service.js'
import { operations } from '../testing/access-operations.js'
import { buildWorld, type World } from '../testing/access-world.js'
import { buildAdmin, buildProduct, buildShopper } from '../testing/factories.js'
import { openSteadfastServer, type SteadfastServer } from '../testing/steadfast-server.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { User } from '../user/user.entity.js'
import { deleteOldActs } from './audit.service.js'
import { AuditEntry } from './audit-entry.entity.js'

let server: TestServer
let world: World
let steadfast: SteadfastServer
beforeAll(async () => {
  steadfast = await openSteadfastServer()
  server = await openTestServer({ couriers: openCouriers({ steadfast: steadfast.config }) })
})
beforeEach(async () => {
  world = await buildWorld(server)
})
afterAll(async () => {
  await server.close()
  await steadfast.close()
})

const newest = async () => server.db.find(AuditEntry, { order: { id: 'DESC' }, take: 20 })
const count = () => server.db.count(AuditEntry)

const importPrice = async ({ product, admin }: World) =>
  server.app.inject({
    method: 'POST',
    url: '/import/products?dryRun=false',
    headers: { authorization: `Bearer ${await server.tokenOf(admin)}`, 'content-type': 'text/csv' },
    payload: `id,price\r\n${product.id},470\r\n`,
  })

/** What the access table asks of a thing that is not there, asked of one that is. */
const instead: Record<string, () => Promise<[string, object]>> = {
  removeSynonymGroup: async () => {
    const group = await queryRow<{ id: string }>(
      server.db,
      `INSERT INTO synonym_group (words) VALUES ('{"surma one","kohl one"}') RETURNING id`,
    )
    return ['mutation ($id: ID!) { removeSynonymGroup(id: $id) }', { id: group.id }]
  },
  closeCourierNotice: async () => {
    const notice = await queryRow<{ id: string }>(
      server.db,
      `INSERT INTO courier_notice ("courierCode", why, said, hash) VALUES ('STEADFAST', 'NOT_OURS', '{}', gen_random_uuid()::text) RETURNING id`,
    )
    return ['mutation ($id: ID!) { closeCourierNotice(id: $id) }', { id: notice.id }]
  },
  takeBackPayout: async () => {
    const payout = await queryRow<{ id: string }>(
      server.db,
      `INSERT INTO payout (courier, day, received, charges, expected, "orderCount", "adminId", "idempotencyKey", "requestHash")
       VALUES ('Jamal', now(), 0, 0, 0, 0, gen_random_uuid(), 'mistake', repeat('0', 64)) RETURNING id`,
    )
    return ['mutation ($id: ID!) { takeBackPayout(id: $id) }', { id: payout.id }]
  },
  undoImport: async () => {
    await importPrice(world)
    const { id } = await queryRow<{ id: string }>(
      server.db,
      'SELECT id FROM product_import ORDER BY "importedAt" DESC LIMIT 1',
    )
    return ['mutation ($id: ID!) { undoImport(id: $id) { id } }', { id }]
  },
  retryMail: async () => {
    const mail = await queryRow<{ id: string }>(
      server.db,
      `INSERT INTO outbox_message (kind, address, subject, text, "gaveUpAt") VALUES ('RESTOCK', 'a@gmail.com', 'Back', 'Back', now()) RETURNING id`,
    )
    return ['mutation ($id: ID!) { retryMail(id: $id) }', { id: mail.id }]
  },
  saveSizeChart: async () => [
    'mutation ($id: ID!, $chart: SizeChartInput!) { saveSizeChart(productId: $id, chart: $chart) { name } }',
    { id: world.product.id, chart: { unit: 'CM', columns: [{ name: 'Chest' }], rows: [{ size: 'M', cells: ['40'] }] } },
  ],
}

const operationOf = async (name: string): Promise<[string, object]> => {
  const asked = await operations[name]?.(world)
  return [asked?.query ?? '', asked?.variables ?? {}]
}

test('every mutation of staff, admins and owners writes who did what to which thing, in the log', async () => {
  const schema = await createSchema()
  const fields = Object.entries(schema.getMutationType()?.getFields() ?? {})
  const acts = (['staff', 'admin', 'owner'] as const).flatMap((audience) =>
    fields.filter(([, field]) => getDirective(schema, field, audience)).map(([name]) => ({ name, audience })),
  )
  expect(acts.length).toBeGreaterThan(12)
  const silent: string[] = []

  for (const { name, audience } of acts) {
    world = await buildWorld(server)
    const actor = world[audience === 'owner' ? 'keeper' : audience]
    const before = await count()
    const [query, variables] = (await instead[name]?.()) ?? (await operationOf(name))
    const { errors } = await server.graphql(query, variables, actor)
    expect([name, errors]).toEqual([name, undefined])
    const [last] = await newest()
    const said = last && last.act === name && last.actorId === actor.id && last.actorEmail === actor.email
    if ((await count()) === before || !said) silent.push(name)
  }

  expect(silent).toEqual([])
})

test('an entry has what was before and after, and nothing personal', async () => {
  const { product, order, owner, admin } = world
  await server.graphql(
    'mutation ($id: ID!) { updateProduct(id: $id, input: { price: 500 }) { id } }',
    { id: product.id },
    admin,
  )
  await server.rest('DELETE', `/order/${order.id}`, admin)
  await server.rest('DELETE', `/user/${owner.id}`, admin)

  const entries = await server.db.findBy(AuditEntry, { actorId: admin.id })
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        act: 'updateProduct',
        noun: 'PRODUCT',
        thingId: product.id,
        before: { price: 450 },
        after: { price: 500 },
      }),
      expect.objectContaining({
        act: 'deleteOrder',
        noun: 'ORDER',
        thingId: order.id,
        before: { deletedAt: null, stockReturned: false },
        after: { deletedAt: expect.any(String), stockReturned: true },
      }),
      expect.objectContaining({
        act: 'removeUser',
        noun: 'USER',
        thingId: owner.id,
        before: { role: 'SHOPPER' },
        after: null,
      }),
    ]),
  )
  const text = JSON.stringify(entries.map(({ actorEmail: _, ...entry }) => entry))
  for (const personal of [owner.email, owner.name, order.phone, order.address]) expect(text).not.toContain(personal)
})

test('each part of a change stands in the log', async () => {
  const { product, admin } = world
  const terms = { fee: 0, minDays: 1, maxDays: 3 }
  await server.graphql(
    'mutation ($input: DeliveryPlanInput!) { setDelivery(input: $input) { version } }',
    { input: { ...terms, exceptions: [{ ...terms, district: 'Sylhet' }] } },
    admin,
  )
  await server.graphql(
    'mutation ($id: ID!, $images: [ProductPictureInput!]) { updateProduct(id: $id, input: { images: $images }) { id } }',
    { id: product.id, images: [{ url: '/images/tasbih-640.webp' }] },
    admin,
  )

  expect(await server.db.findBy(AuditEntry, { actorId: admin.id })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ noun: 'DELIVERY', thingId: '1' }),
      expect.objectContaining({ noun: 'DELIVERY', thingId: 'Sylhet' }),
      expect.objectContaining({ noun: 'PICTURE', thingId: product.id }),
    ]),
  )
})

test('what shoppers do is not in the log, and an act that fails leaves nothing', async () => {
  const [{ product, admin, other }, before] = [world, await count()]

  await server.rest('POST', '/cart', other, { body: { _id: product.id, orderQuantity: 1 } })
  await server.rest('PUT', `/product/${product.id}`, other, { body: { orderQuantity: 1 } })
  const stale = { quantity: 5, expectedQuantity: 99, price: 1 }
  expect((await server.rest('PUT', `/product/manage/${product.id}`, admin, { body: stale })).status).toBe(409)

  expect(await count()).toBe(before)
})

test('exports of orders and imports of products stand in the log', async () => {
  const { admin, product } = world
  const get = async (url: string) =>
    server.app.inject({
      url,
      headers: { authorization: `Bearer ${await server.tokenOf(admin)}` },
    })
  await get('/export/orders.csv?district=Dhaka&from=2026-11-01&search=Rahima')
  expect((await newest())[0]).toMatchObject({
    act: 'exportOrders',
    noun: 'ORDER',
    actorEmail: admin.email,
    after: { searched: true, firstDay: '2026-11-01', district: 'Dhaka' },
  })

  await importPrice(world)
  expect(await newest()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ act: 'importProducts', thingId: product.id, after: { price: 470 } }),
      expect.objectContaining({
        act: 'importProducts',
        noun: 'IMPORT',
        after: { added: 0, updated: 1 },
      }),
    ]),
  )
})

test('nobody becomes an admin by an email that they did not confirm unless that is said twice, and it is the person looked at', async () => {
  const [admin, yusuf] = [await buildAdmin(server.db), await buildShopper(server.db)]
  const make = async (variables: object) =>
    server.graphql(
      'mutation ($id: ID!, $even: Boolean) { makeAdmin(id: $id, evenUnconfirmed: $even) }',
      variables,
      admin,
    )

  expect((await make({ id: yusuf.id })).errors?.[0]?.extensions.code).toBe('EMAIL_NOT_CONFIRMED')
  expect(await server.db.findOneBy(User, { id: yusuf.id })).toMatchObject({ isAdmin: false })
  // Somebody else has come to hold the address meanwhile.
  await server.db.update(User, { id: yusuf.id }, { email: `was-${yusuf.email}` })
  const other = await buildShopper(server.db, { email: yusuf.email })
  expect((await make({ id: yusuf.id, even: true })).data).toEqual({ makeAdmin: true })
  expect((await make({ id: yusuf.id })).data).toEqual({ makeAdmin: false })

  expect(await server.db.findOneBy(User, { id: yusuf.id })).toMatchObject({ isAdmin: true })
  expect(await server.db.findOneBy(User, { id: other.id })).toMatchObject({ isAdmin: false })
})

test('a role that the shop gives or takes by itself is noted without a person', async () => {
  const somebody = await buildShopper(server.db)
  await server.db.query(`UPDATE "user" SET role = 'ADMIN' WHERE id = $1`, [somebody.id])

  expect((await newest())[0]).toMatchObject({ actorId: null, act: 'shop', noun: 'USER', thingId: somebody.id })
})

test.each([
  ['changed', `UPDATE audit_entry SET act = 'nothing'`],
  ['deleted', 'DELETE FROM audit_entry'],
  ['emptied', 'TRUNCATE audit_entry'],
])('an entry cannot be %s', async (_, statement) => {
  await server.db.query(`UPDATE "user" SET role = 'ADMIN' WHERE id = $1`, [world.other.id])

  await expect(server.db.query(statement)).rejects.toThrow('never changed')
})

test('after two years an entry goes', async () => {
  await server.db.query(
    `INSERT INTO audit_entry (at, act, noun, "thingId") VALUES (now() - interval '25 months', 'long ago', 'USER', '1')`,
  )
  await deleteOldActs(server.db)

  expect(await server.db.countBy(AuditEntry, { act: 'long ago' })).toBe(0)
})

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
    '{ acts { items { act noun actorName note thing { name productId isGone } } } auditActors { id name email } }'
  const { data } = await server.graphql<{ acts: { items: object[] }; auditActors: object[] }>(asked, {}, admin)
  const ofOrder = { name: order.number, productId: null, isGone: false }
  expect(data?.acts.items).toEqual(
    expect.arrayContaining([
      {
        act: 'setStock',
        noun: 'VARIANT',
        actorName: admin.name,
        note: null,
        thing: { name: product.name, productId: product.id, isGone: false },
      },
      { act: 'cancelOrder', noun: 'ORDER', actorName: staff.name, note, thing: ofOrder },
      { act: 'shop', noun: 'ORDER', actorName: null, note: 'pending: On the way to Cumilla hub', thing: ofOrder },
    ]),
  )
  const idsOf = data?.auditActors.map((actor) => ('id' in actor ? actor.id : null))
  expect(idsOf).toEqual(expect.arrayContaining([staff.id, admin.id, world.keeper.id]))
  expect(idsOf).not.toContain(world.other.id)
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
  expect((await newest())[0]).toMatchObject({ act: 'exportHistory', noun: 'HISTORY', actorId: admin.id })
})

test('stock that the step of an order moved names the order, in the list and in the file', async () => {
  const { order, staff, admin, product } = world
  const ask = (query: string, variables: object) => server.graphql(query, variables, admin)
  const cancel = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: FAKE }) { id } }'
  await server.graphql(cancel, { id: order.id }, staff)
  await ask('mutation ($id: ID!) { setStock(input: { productId: $id, quantity: 8 }) { id } }', { id: product.id })
  await server.graphql(...(await operationOf('takeOrder')), staff)
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

test('an admin sets over what was read who sends the parcels, with a number of Bangladesh; the log keeps it', async () => {
  const [{ version }, admin] = [await readSender(server.db), await buildAdmin(server.db)]
  const set = 'mutation ($input: SenderInput!) { setSender(input: $input) { version phone } }'
  const input = {
    name: 'Sunnah Store, Dhaka',
    address: 'House 14\nRoad 7, Dhaka',
    phone: '০১৭১২৩৪৫৬৭৮',
    expectedVersion: version,
  }

  expect(await server.graphql(set, { input }, admin)).toMatchObject({
    data: { setSender: { version: version + 1, phone: '+8801712345678' } },
  })
  expect(await server.graphql(set, { input }, admin)).toMatchObject({
    errors: [{ extensions: { code: 'SETTINGS_CHANGED', details: { expectedVersion: version, version: version + 1 } } }],
  })
  const wrong = await server.graphql(set, { input: { ...input, phone: '12345', address: ' ' } }, admin)
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    details: { fields: { phone: [expect.any(String)], address: [expect.any(String)] } },
  })
  expect((await newest())[0]).toMatchObject({
    act: 'setSender',
    noun: 'SENDER',
    after: { name: 'Sunnah Store, Dhaka' },
  })
})
