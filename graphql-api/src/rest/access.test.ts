import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import { openSteadfast } from '../courier/steadfast/steadfast.js'
import { courierCalls } from '../http/courier-webhook.js'
import { buildWorld, callers, userOf, type World } from '../testing/access-world.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { table } from './table.js'

/** Never asked anything here. */
const steadfast = { url: 'http://127.0.0.1:9', apiKey: 'a', secretKey: 'b', webhookToken: 'a-token', pretends: false }

let server: TestServer
let untouched: World
beforeAll(async () => {
  server = await openTestServer({ couriers: [openSteadfast(steadfast)] })
  untouched = await buildWorld(server)
})
afterAll(() => server.close())

// What each caller gets for each call. The owner is the shopper whose cart, order and review the call is about,
// the keeper is an owner of the shop. Couriers have a token of their own, which no account stands for: courier/hear-courier.test.ts.
const expected = `
  call                            visitor  other  owner  staff  admin  keeper
  GET /product                    200      200    200    200    200    200
  GET /productCount               200      200    200    200    200    200
  GET /productFacets              200      200    200    200    200    200
  GET /product/:productId         200      200    200    200    200    200
  POST /product                   401      403    403    403    201    201
  PUT /product/:productId         401      200    200    403    200    200
  PUT /product/manage/:productId  401      403    403    403    200    200
  DELETE /product/:productId      401      403    403    403    200    200
  GET /admin/:email               401      403    200    403    200    200
  PUT /user/:emailOrId            200      200    200    200    200    200
  GET /user                       401      403    403    403    200    200
  PUT /user/admin/:email          401      403    403    403    403    200
  DELETE /user/:emailOrId         401      403    403    403    200    200
  GET /review/:productId          200      200    200    200    200    200
  POST /review                    401      403    201    403    403    403
  POST /cart                      401      403    201    403    403    403
  GET /cart/:emailOrId            401      403    200    403    403    403
  DELETE /cart/:emailOrId         401      200    200    403    403    403
  DELETE /cart/order/:email       401      403    200    403    403    403
  GET /delivery                   200      200    200    200    200    200
  POST /order                     401      403    201    403    403    403
  GET /order/:emailOrId           401      403    200    200    200    200
  GET /order                      401      403    403    200    200    200
  DELETE /order/:emailOrId        401      403    403    403    200    200
  PUT /order/:emailOrId           401      403    403    200    200    200
  POST /order/:emailOrId/confirm  401      403    403    200    200    200
  POST /order/:emailOrId/ship     401      403    403    200    200    200
  POST /order/:emailOrId/cancel   401      403    403    200    200    200
  POST /order/:emailOrId/returning 401     403    403    200    200    200
  POST /order/:emailOrId/return   401      403    403    200    200    200
  POST /courier/:courier/webhook  401      401    401    401    401    401
`

const [, ...lines] = expected.trim().split('\n')
const cells = lines.flatMap((line) => {
  const [method = '', path = '', ...statuses] = line.trim().split(/ +/)
  return callers.map((caller, i) => ({ call: `${method} ${path}`, caller, status: Number(statuses[i]) }))
})

test.each(cells)('$call by $caller: $status', async ({ call, caller, status }) => {
  const [method, path = ''] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  // What is refused or only read leaves the world as it is, for the next ones.
  const isChange = method !== 'GET' && status < 400
  const world = isChange ? await buildWorld(server) : untouched
  // A sign-in carries its ID token instead, whoever is signed in already.
  const user = call === 'PUT /user/:emailOrId' ? null : userOf(world, caller)

  const answer = await server.rest(method, addressOf(call, path, world), user, await partsOf(call, world))

  expect(answer).toMatchObject({ status })
  if (status < 300) expect(problemsOf(call, answer.body)).toEqual([])
})

test('the table names every call of the gateway, and of couriers', () => {
  const named = new Set(cells.map(({ call }) => call))

  expect([...named].sort()).toEqual([...table, ...courierCalls].map(({ method, path }) => `${method} ${path}`).sort())
})

const addressOf = (call: string, path: string, world: World) =>
  path
    .replace(':productId', world.product.id)
    .replace(':courier', 'steadfast')
    .replace(/:email(OrId)?/, meant[call]?.(world) ?? String(world.owner.email)) + (queries[call] ?? '')

const queries: Record<string, string> = { 'GET /delivery': '?district=Dhaka' }

// Which email or id, where it is not the owner's email.
const meant: Record<string, (world: World) => string> = {
  'PUT /user/:emailOrId': ({ newcomer }) => newcomer.email,
  'DELETE /user/:emailOrId': ({ owner }) => owner.id,
  'DELETE /cart/:emailOrId': ({ product }) => product.id,
  'DELETE /order/:emailOrId': ({ order }) => order.id,
  'PUT /order/:emailOrId': ({ order }) => order.id,
  'POST /order/:emailOrId/confirm': ({ order }) => order.id,
  'POST /order/:emailOrId/ship': ({ order }) => order.id,
  'POST /order/:emailOrId/cancel': ({ order }) => order.id,
  'POST /order/:emailOrId/returning': ({ sent }) => sent.id,
  'POST /order/:emailOrId/return': ({ delivered }) => delivered.id,
}

const problemsOf = (call: string, body: unknown) => {
  const row = table.find(({ method, path }) => `${method} ${path}` === call)
  const check = ajvFormats.default(new Ajv()).compile(row?.answers ?? false)
  check(body)
  return check.errors ?? []
}

const partsOf = async (call: string, world: World) => ({
  ...(bodies[call] && { body: bodies[call](world) }),
  ...(call === 'PUT /user/:emailOrId' && { headers: { authorization: `Bearer ${await world.newcomer.signUp()}` } }),
})

// The documented payloads, written as the owner's.
const bodies: Record<string, (world: World) => object> = {
  'POST /courier/:courier/webhook': ({ order }) => ({ invoice: order.number, status: 'delivered' }),
  'PUT /order/:emailOrId': () => ({}),
  'POST /order/:emailOrId/confirm': () => ({}),
  'POST /order/:emailOrId/ship': () => ({ courier: 'Own rider' }),
  'POST /order/:emailOrId/cancel': () => ({ reason: 'NOT_REACHED' }),
  'POST /order/:emailOrId/returning': () => ({ reason: 'NOT_FOUND_AT_ADDRESS' }),
  'POST /order/:emailOrId/return': () => ({ reason: 'OTHER', note: 'The wrong size' }),
  'POST /product': () => ({ p_id: 44, name: 'White Tupi', price: 180, quantity: 5 }),
  'PUT /product/:productId': () => ({ availableQuantity: 9 }),
  'PUT /product/manage/:productId': () => ({ price: 500 }),
  'PUT /user/:emailOrId': ({ newcomer }) => ({ email: newcomer.email, name: 'Newcomer', photoURL: null }),
  'POST /review': ({ owner, product }) => ({ id: product.id, user: owner.email, rating: '5', feedback: 'Good' }),
  'POST /cart': ({ owner, product }) => ({ _id: product.id, user: owner.email, orderQuantity: 1 }),
  'POST /order': ({ owner, product }) => ({
    user: owner.email,
    Address: 'House 12',
    district: 'Dhaka',
    number: '01712345678',
    Payable: product.discountedPrice,
    order: { _id: product.id },
  }),
}
