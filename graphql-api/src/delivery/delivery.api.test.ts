import { checkInvariants } from '../commands/invariants.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'
import { setDelivery } from './delivery.service.js'

let server: TestServer
let admin: User
let amina: User
const rules = { fee: 120, minDays: 3, maxDays: 5, freeFrom: 3000, exceptions: [] }
const dhaka = { district: 'Dhaka', fee: 60, minDays: 1, maxDays: 2 }
const usual = { fee: 0, minDays: 3, maxDays: 5, freeFrom: null, exceptions: [{ ...dhaka, fee: 0 }] }

beforeAll(async () => {
  server = await openTestServer()
  admin = await buildAdmin(server.db)
  amina = await buildShopper(server.db, { name: 'Amina Rahman' })
})
afterEach(async () => {
  await setDelivery(server.db, usual)
  expect(await checkInvariants(server.db)).toEqual([])
})
afterAll(() => server.close())

const all = 'fee minDays maxDays freeFrom version exceptions { district fee minDays maxDays }'
const read = async () =>
  (await server.graphql<{ delivery: object & { version: number } }>(`{ delivery { ${all} } }`)).data?.delivery
const set = (input: object) =>
  server.graphql(`mutation ($input: DeliveryPlanInput!) { setDelivery(input: $input) { ${all} } }`, { input }, admin)

test('a new shop delivers for nothing: to Dhaka in 1 to 2 days, elsewhere in 3 to 5', async () => {
  expect(await read()).toEqual({ ...usual, version: expect.any(Number) })
})

test('an admin sets the rules, and everybody reads them at once', async () => {
  await read()
  const input = { ...rules, exceptions: [dhaka, { ...dhaka, district: 'comilla', fee: 100 }] }

  const { data } = await set(input)

  const exceptions = [{ ...dhaka, district: 'Cumilla', fee: 100 }, dhaka]
  expect(data).toEqual({ setDelivery: { ...rules, exceptions, version: expect.any(Number) } })
  expect(await read()).toEqual({ ...rules, exceptions, version: expect.any(Number) })
})

test.each([
  ['Dhaka', 2999, { fee: 60, minDays: 1, maxDays: 2 }],
  ['Dhaka', 3000, { fee: 0, minDays: 1, maxDays: 2 }],
  ['Comilla', 500, { fee: 120, minDays: 3, maxDays: 5 }],
])('a delivery to %s of %d taka has the terms of its rule', async (district, total, terms) => {
  await set({ ...rules, exceptions: [dhaka] })

  const { data } = await server.graphql(
    'query ($district: String!, $total: SafeInt!) { delivery { terms(district: $district, total: $total) { fee minDays maxDays } } }',
    { district, total },
  )

  expect(data).toEqual({ delivery: { terms } })
})

test.each([
  ['a fee below 0', { fee: -1 }, 'fee'],
  ['a fee above 100,000', { fee: 100_001 }, 'fee'],
  ['fewer days at most than at least', { minDays: 6 }, 'maxDays'],
  ['more than 60 days', { maxDays: 61 }, 'maxDays'],
  ['a strange district', { exceptions: [{ ...dhaka, district: 'Kolkata' }] }, 'exceptions.0.district'],
  [
    'a district twice, in two spellings',
    { exceptions: ['Comilla', 'Cumilla'].map((district) => ({ ...dhaka, district })) },
    'exceptions',
  ],
])('%s is refused by the name of the field, and nothing changes', async (_, wrong, field) => {
  const before = await read()

  const { errors } = await set({ ...rules, ...wrong })

  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.any(Array) } },
  })
  expect(await read()).toEqual(before)
})

test('what another admin has set meanwhile is not overwritten unseen', async () => {
  const { version } = (await read()) ?? { version: 0 }

  const answers = await Promise.all([60, 70].map((fee) => set({ ...rules, fee, expectedVersion: version })))

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'set').sort()).toEqual(['DELIVERY_CHANGED', 'set'])
})

test('the fee is a line of the order and part of the total that was agreed, and stays when the rules change', async () => {
  const product = await buildProduct(server.db, { price: 450 })
  await setDelivery(server.db, { ...rules, exceptions: [dhaka] })

  const { id } = await placeOrder(server.db, amina, orderInput([product], { expectedTotal: 510 }))
  await setDelivery(server.db, usual)

  const { data } = await server.graphql(
    'query ($id: ID!) { order(id: $id) { total deliveryFee deliveryMinDays deliveryMaxDays } }',
    { id },
    admin,
  )
  expect(data).toEqual({ order: { total: 510, deliveryFee: 60, deliveryMinDays: 1, deliveryMaxDays: 2 } })
})

test('nothing is charged from the total on that is free', async () => {
  const product = await buildProduct(server.db, { price: 3000 })
  await setDelivery(server.db, { ...rules, exceptions: [dhaka] })

  expect(await placeOrder(server.db, amina, orderInput([product]))).toMatchObject({ total: 3000, deliveryFee: 0 })
})

test.each([
  ['Dhaka', 60],
  ['Sylhet', 120],
])(
  'a fee that the shopper has not seen, to %s: refused with the new total, and nothing changes',
  async (district, fee) => {
    const [product, karim] = [await buildProduct(server.db, { price: 450 }), await buildShopper(server.db)]
    await setDelivery(server.db, { ...rules, exceptions: [dhaka] })

    await expect(placeOrder(server.db, karim, orderInput([product], { district }))).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { expectedTotal: 450, total: 450 + fee, deliveryFee: fee, lines: [{ lineTotal: 450 }] },
    })
    const { data } = await server.graphql('{ myOrders { total } }', {}, karim)
    expect(data).toEqual({ myOrders: { total: 0 } })
  },
)

test('an order keeps who receives it, where, and what the rider is told', async () => {
  const told = { area: 'Adabor', receiverName: 'Abdur Rahman', riderNote: 'Green gate, third floor', callFirst: true }
  const { id } = await placeOrder(server.db, amina, orderInput([await buildProduct(server.db)], told))
  const own = await placeOrder(server.db, amina, orderInput([await buildProduct(server.db)]))
  const read = (orderId: string) =>
    server.graphql(
      'query ($id: ID!) { order(id: $id) { area receiverName riderNote callFirst } }',
      { id: orderId },
      admin,
    )

  expect((await read(id)).data).toEqual({ order: told })
  expect((await read(own.id)).data).toEqual({
    order: { area: null, receiverName: 'Amina Rahman', riderNote: null, callFirst: false },
  })
})
