import { getDirective } from '@graphql-tools/utils'
import { openCouriers } from '../courier/open-couriers.js'
import { queryRow } from '../database/query-rows.js'
import { createSchema } from '../graphql/schema.js'
import { operationOf } from '../testing/access-operations.js'
import { buildWorld, type World } from '../testing/access-world.js'
import { buildShopper } from '../testing/factories.js'
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
  releaseOrder: async () => {
    const { id } = world.order
    await server.db.query(
      `INSERT INTO courier_sending ("orderId", "courierCode", since, "busyUntil", "leftAt") VALUES ($1, 'STEADFAST', now() - interval '1 hour', now(), now())`,
      [id],
    )
    return ['mutation ($id: ID!) { releaseOrder(id: $id) { events { note } } }', { id }]
  },
  resetSecondFactor: async () => {
    await server.db.update(User, { id: world.owner.id }, { secondFactorSince: new Date() })
    return ['mutation ($id: ID!) { resetSecondFactor(id: $id) }', { id: world.owner.id }]
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
    const [query, variables] = (await instead[name]?.()) ?? (await operationOf(name, world))
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

test('what shoppers do with goods is not in the log, and an act that fails leaves nothing', async () => {
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
