import { limits } from '@sunnah-store/schema/limits'
import { checkInvariants } from '../../commands/invariants.js'
import { buildWorld, type World } from '../../testing/access-world.js'
import { orderInput } from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { waitingFor } from '../../testing/waiting-for.js'
import { placeOrder } from '../place-order.service.js'
import { addOrderNote } from './add-order-note.service.js'
import { asAdmin } from './change-order.js'
import { CancelReason, OrderStatus } from './order-status.js'
import { takeStep } from './order-step.service.js'
import { takeBackStep } from './take-back.service.js'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  world = await buildWorld(server)
})
afterEach(async () => expect(await checkInvariants(server.db)).toEqual([]))
afterAll(() => server.close())

const adding = `mutation ($id: ID!, $note: String!) { addOrderNote(id: $id, note: $note) {
  status version events { kind by actorName to note } } }`
const note = 'Asks to bring it after Friday'

test('a note of staff stands among what happened and in the log, with who wrote it, and changes nothing else', async () => {
  const { order, staff, admin } = world
  const { data } = await server.graphql(adding, { id: order.id, note: `  ${note} ` }, staff)
  expect(data).toEqual({
    addOrderNote: {
      ...{ status: 'PLACED', version: 1 },
      events: [{ kind: 'NOTE', by: 'ADMIN', actorName: staff.name, to: null, note }],
    },
  })

  const log = '{ acts(topic: ORDERS) { items { act actorName note thing { name } } } }'
  expect((await server.graphql<{ acts: { items: object[] } }>(log, {}, admin)).data?.acts.items[0]).toEqual({
    ...{ act: 'addOrderNote', actorName: staff.name, note },
    thing: { name: order.number },
  })
})

test('whoever ordered never sees it: not in My Order, not by tracking, not among their data', async () => {
  const { order, owner, staff } = world
  await addOrderNote(server.db, order.id, asAdmin(staff), note)

  const seen = await Promise.all([
    server.graphql('query ($n: String!) { myOrder(number: $n) { events { kind } } }', { n: order.number }, owner),
    server.graphql('query ($n: String!, $p: String!) { trackOrder(number: $n, phone: $p) { events { kind } } }', {
      n: order.number,
      p: order.phone,
    }),
  ])
  expect(seen.map(({ data }) => data)).toEqual([{ myOrder: { events: [] } }, { trackOrder: { events: [] } }])
  const { body } = await server.rest('GET', '/export/my-data.json', owner)
  expect(body).toMatchObject({
    orders: expect.arrayContaining([expect.objectContaining({ number: order.number, events: [] })]),
  })
})

test('the same by the same person is noted once, unless something was noted between', async () => {
  const { order, staff, admin } = world
  const write = async (user: typeof staff, text: string) => addOrderNote(server.db, order.id, asAdmin(user), text)
  const writing = await server.db.transaction(async (tx) => {
    // Each comes as far as it can before another one is written.
    await tx.query('LOCK TABLE order_event IN SHARE MODE')
    const all = [write(staff, note), write(staff, note), write(staff, note)]
    expect(await waitingFor(server.db, 3)).toBe(3)
    return all
  })
  await Promise.all(writing)
  await write(admin, note)
  await write(staff, note)

  const { data } = await server.graphql(
    'query ($id: ID!) { order(id: $id) { events { actorName } } }',
    { id: order.id },
    admin,
  )
  expect(data).toEqual({ order: { events: [staff, admin, staff].map(({ name }) => ({ actorName: name })) } })
})

test.each([
  ['', 'can be seen'],
  [' \u200b ', 'can be seen'],
  ['turned \u202e round', 'control or direction'],
  ['x'.repeat(limits.order.note + 1), `${limits.order.note} characters`],
])('what is no note is refused, and says why: %j', async (text, why) => {
  const { errors } = await server.graphql(adding, { id: world.order.id, note: text }, world.admin)
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { note: [expect.stringContaining(why)] } },
  })
})

test('it is taken of an order that has ended, and while a courier has not answered; of one that is gone it is not', async () => {
  const { order, admin, owner } = world
  const by = asAdmin(admin)
  await takeStep(server.db, order.id, by, { to: OrderStatus.CANCELLED, reason: CancelReason.FAKE })
  expect(await addOrderNote(server.db, order.id, by, note)).toMatchObject({ status: 'CANCELLED' })
  expect(await takeBackStep(server.db, order.id, by)).toMatchObject({ status: 'PLACED' })

  await server.db.query(
    `INSERT INTO courier_sending ("orderId", "courierCode", "busyUntil") VALUES ($1, 'STEADFAST', now())`,
    [order.id],
  )
  expect(await addOrderNote(server.db, order.id, by, 'Asked Steadfast by phone')).toMatchObject({ status: 'PLACED' })

  const gone = await placeOrder(server.db, owner, orderInput([world.product]))
  await server.rest('DELETE', `/order/${gone.id}`, admin)
  await expect(addOrderNote(server.db, gone.id, by, note)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
