import { policies } from '../../limits/policies.js'
import { buildProduct, buildShopper, orderInput } from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import type { User } from '../../user/user.entity.js'
import { deliverPartly } from '../life/deliver-partly.service.js'
import { OrderActor } from '../life/order-event.entity.js'
import { CancelReason, OrderStatus, ReturnReason } from '../life/order-status.js'
import { takeStep } from '../life/order-step.service.js'
import { deleteOrder } from '../order.service.js'
import { OrderLine } from '../order-line.entity.js'
import { placeOrder } from '../place-order.service.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const phone = '+8801819204060'
const accountPhone = '+8801712345678'

const place = async () => {
  const shopper = await buildShopper(server.db, { phone: accountPhone })
  const order = await placeOrder(server.db, shopper, orderInput([await buildProduct(server.db)], { phone }))
  return { order, shopper, admin: { id: order.id, by: OrderActor.ADMIN } }
}

const track = (number: string, given: string) =>
  server.graphql(
    `query ($number: String!, $phone: String!) { trackOrder(number: $number, phone: $phone) {
      number status toPay courier events { kind to cameBack } } }`,
    { number, phone: given },
  )

test('who knows number and phone sees where an order stands and what is to be paid', async () => {
  const { order, admin } = await place()
  const shipment = { courier: 'Own rider', trackingCode: null, trackingUrl: null }
  await takeStep(server.db, order.id, admin, { to: OrderStatus.SHIPPED, shipment })

  expect((await track(order.number, '01819204060')).data).toEqual({
    trackOrder: {
      number: order.number,
      status: 'SHIPPED',
      toPay: order.total,
      courier: 'Own rider',
      events: [{ kind: 'STEP', to: 'SHIPPED', cameBack: null }],
    },
  })
  await takeStep(server.db, order.id, admin, { to: OrderStatus.DELIVERED })
  expect((await track(order.number, phone)).data).toMatchObject({ trackOrder: { status: 'DELIVERED', toPay: 0 } })
})

test('of an order that was partly kept it tells how many pieces came back', async () => {
  const shopper = await buildShopper(server.db)
  const input = orderInput([await buildProduct(server.db), await buildProduct(server.db)], { phone })
  const { id, number } = await placeOrder(server.db, shopper, input)
  const by = { id: shopper.id, by: OrderActor.ADMIN }
  const shipment = { courier: 'Own rider', trackingCode: null, trackingUrl: null }
  await takeStep(server.db, id, by, { to: OrderStatus.SHIPPED, shipment })
  const { variantId } = await server.db.findOneByOrFail(OrderLine, { orderId: id, position: 1 })
  const cameBack = [{ variantId, quantity: 1 }]
  await deliverPartly(server.db, by, { id, cameBack, collected: 0, note: 'A gift' })

  expect((await track(number, phone)).data).toMatchObject({
    trackOrder: { status: 'DELIVERED', events: [{ cameBack: null }, { to: 'DELIVERED', cameBack: 1 }] },
  })
})

test('of a lost parcel it tells that it was lost, and that nothing is to be paid; no other reason', async () => {
  const { order, admin } = await place()
  const shipment = { courier: 'Own rider', trackingCode: null, trackingUrl: null }
  await takeStep(server.db, order.id, admin, { to: OrderStatus.SHIPPED, shipment })
  await takeStep(server.db, order.id, admin, { to: OrderStatus.RETURNED, reason: ReturnReason.LOST })
  const query =
    'query ($number: String!, $phone: String!) { trackOrder(number: $number, phone: $phone) { status toPay events { to reason } } }'

  const { data } = await server.graphql(query, { number: order.number, phone })
  expect(data).toEqual({
    trackOrder: {
      status: 'RETURNED',
      toPay: 0,
      events: [
        { to: 'SHIPPED', reason: null },
        { to: 'RETURNED', reason: 'LOST' },
      ],
    },
  })
  const { order: cancelled, admin: by } = await place()
  await takeStep(server.db, cancelled.id, by, { to: OrderStatus.CANCELLED, reason: CancelReason.FAKE })
  const told = await server.graphql(query, { number: cancelled.number, phone })
  expect(told.data).toMatchObject({ trackOrder: { events: [{ to: 'CANCELLED', reason: null }] } })
})

test.each<[string, (number: string) => string]>([
  ['as it stands in the message', (number) => number],
  ['in small letters', (number) => number.toLowerCase()],
  ['without SS-', (number) => number.slice(3)],
  ['with a space', (number) => `${number.slice(0, 2)} ${number.slice(3)} `],
])('a number is taken %s, and the phone of the account too', async (_, typed) => {
  const { order } = await place()
  expect((await track(typed(order.number), '০১৭১২৩৪৫৬৭৮')).data).toMatchObject({ trackOrder: { status: 'PLACED' } })
})

test('a wrong phone is answered as a wrong number is, and as an order that was removed', async () => {
  const [{ order }, { order: removed }] = [await place(), await place()]
  await deleteOrder(server.db, removed.id)
  const answers = [
    await track(order.number, '01912345678'),
    await track('SS-222222', phone),
    await track(removed.number, phone),
  ]
  for (const { data, errors } of answers) {
    expect(data).toBeFalsy()
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    expect(errors?.[0]?.extensions).not.toHaveProperty('details')
  }
  expect(await track(order.number, 'none')).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
})

test('one order is asked about so often in an hour from one address, which keeps nobody else from it', async () => {
  const { order, shopper } = await place()
  const ask = async (given: string, remoteAddress: string, user: User | null = null) => {
    const payload = {
      query: 'query ($number: String!, $phone: String!) { trackOrder(number: $number, phone: $phone) { status } }',
      variables: { number: order.number, phone: given },
    }
    const headers = user ? { authorization: `Bearer ${await server.tokenOf(user)}` } : {}
    const { errors } = (
      await server.app.inject({ method: 'POST', url: '/graphql', headers, payload, remoteAddress })
    ).json()
    return errors?.[0]?.extensions.code ?? 'OK'
  }
  const codes: string[] = []
  for (let tries = 0; tries <= policies.tracking.account; tries++) codes.push(await ask('01912345678', '198.51.100.7'))

  expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(policies.tracking.account)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
  expect(await ask(phone, '198.51.100.7')).toBe('RATE_LIMITED')
  expect([await ask(phone, '198.51.100.8'), await ask(phone, '198.51.100.7', shopper)]).toEqual(['OK', 'OK'])
})

describe('of whoever asks for too much that is not there', () => {
  const remoteAddress = '198.51.100.9'
  const mostMissed = policies.tracking.address / 100
  const madeUp = (nth: number) => `SS-ZZZZ${2 + Math.floor(nth / 8)}${2 + (nth % 8)}`
  const ask = async (number: string, given = phone) => {
    const query = `{ trackOrder(number: "${number}", phone: "${given}") { status } }`
    const answer = await few.app.inject({ method: 'POST', url: '/graphql', payload: { query }, remoteAddress })
    const { errors } = answer.json()
    return { code: errors?.[0]?.extensions.code ?? 'OK', told: answer.headers['ratelimit-policy'] }
  }

  let few: TestServer
  beforeAll(async () => {
    few = await openTestServer({ beside: server, rateLimitScale: 0.01 })
    for (let nth = 0; nth < mostMissed; nth++) expect((await ask(madeUp(nth))).code).toBe('NOT_FOUND')
  })
  afterAll(() => few.close())

  test('nobody at the address is kept from an order whose phone they know', async () => {
    const { order } = await place()

    expect((await ask(madeUp(mostMissed))).code).toBe('RATE_LIMITED')
    expect((await ask(order.number)).code).toBe('OK')
  })

  test('a phone is guessed no more often than before', async () => {
    const { order } = await place()
    expect((await ask(order.number, '01912345678')).code).toBe('RATE_LIMITED')

    expect((await ask(order.number)).code).toBe('RATE_LIMITED')
  })

  test('a wrong phone is refused as a wrong number is, however often it is tried', async () => {
    const { order } = await place()
    const refused = await ask(madeUp(mostMissed))

    for (let tries = 0; tries < 3; tries++) expect(await ask(order.number, '01912345678')).toEqual(refused)
  })

  test('numbers that are made up leave no count each', async () => {
    const counts = async (): Promise<unknown> => {
      await few.app.shareLimits()
      return few.db.query('SELECT count(*) FROM rate_limit_count')
    }
    const before = await counts()
    for (const nth of [1, 2, 3]) await ask(madeUp(mostMissed + nth))

    expect(await counts()).toEqual(before)
  })
})

test('from all addresses together one order is asked about so often that nobody finds its phone out', async () => {
  const few = await openTestServer({ rateLimitScale: 0.01 })
  const ask = async (remoteAddress: string) => {
    const query = '{ trackOrder(number: "SS-234567", phone: "01912345678") { status } }'
    const { errors } = (
      await few.app.inject({ method: 'POST', url: '/graphql', payload: { query }, remoteAddress })
    ).json()
    return errors[0].extensions.code
  }
  const codes: string[] = []
  for (let i = 0; i <= policies.trackedOrders.account / 100; i++) codes.push(await ask(`198.51.100.${i}`))
  await few.close()

  expect(codes).toEqual([...codes.slice(0, -1).map(() => 'NOT_FOUND'), 'RATE_LIMITED'])
})
