import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshEmail, signInByGoogle } from '../testing/emulator.js'
import { buildAdmin, buildProduct, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'
import { networkOf } from './limit.js'
import { type PolicyName, policies } from './policies.js'

// So that each limit is met after some calls.
const SCALE = 0.01

const manifest = new URL('../../../schema/persisted-queries.json', import.meta.url)
const { operations }: { operations: { id: string }[] } = JSON.parse(readFileSync(manifest, 'utf8'))

let servers: [TestServer, TestServer]
let productId: string
beforeAll(async () => {
  const mailsFolder = join(tmpdir(), `sunnah-store-limited-${randomUUID()}`)
  const first = await openTestServer({ rateLimitScale: SCALE, mailsFolder })
  servers = [first, await openTestServer({ beside: first, rateLimitScale: SCALE })]
  productId = (await buildProduct(first.db)).id
})
afterAll(async () => {
  await servers[1].close()
  await servers[0].close()
})

interface Call {
  method?: 'GET' | 'POST'
  url?: string
  query?: string
  headers?: Record<string, string>
  payload?: string | object
  remoteAddress?: string
}

const send = async (
  server: TestServer,
  { method = 'POST', url = '/graphql', query, headers, payload, remoteAddress = '127.0.0.1' }: Call,
  user: User | null,
) => {
  const token = user && (await server.tokenOf(user))
  const authorization = token ? { authorization: `Bearer ${token}` } : {}
  const body = query ? { query } : payload
  return server.app.inject({
    method,
    url,
    remoteAddress,
    headers: { ...authorization, ...headers },
    ...(body && { payload: body }),
  })
}

const most = (policy: PolicyName, by: 'account' | 'address' = 'account') => Math.ceil(policies[policy][by] * SCALE)

// Each costs 100.
const pages = (many: number) =>
  Array.from({ length: many }, (_, i) => `a${i}: products(size: 99) { items { id } }`).join(' ')

const csv = { 'content-type': 'text/csv' }
const addToCart = `mutation { addToCart(input: { productId: "${randomUUID()}", quantity: 1 }) { total } }`
const placeOrder = `mutation { placeOrder(input: { lines: [{ productId: "${randomUUID()}" }], address: "House 12", district: "Dhaka", country: "Bangladesh", phone: "01712345678", paymentMethod: CASH_ON_DELIVERY, source: BUY_NOW, expectedTotal: 1 }) { id } }`
const postReview = `mutation { postReview(input: { productId: "${randomUUID()}", rating: 1, feedback: "No" }) { id } }`

test.each<[PolicyName, string, (server: TestServer) => Promise<User | null>, Call]>([
  ['cart', 'GraphQL', ({ db }) => buildShopper(db), { query: addToCart }],
  ['cart', 'REST', ({ db }) => buildShopper(db), { url: '/cart', payload: { _id: randomUUID(), orderQuantity: 1 } }],
  [
    'holds',
    'GraphQL',
    ({ db }) => buildShopper(db),
    { query: `mutation { holdStock(input: { productId: "${randomUUID()}", quantity: 1 }) { quantity } }` },
  ],
  ['orders', 'GraphQL', ({ db }) => buildShopper(db), { query: placeOrder }],
  [
    'sendings',
    'GraphQL',
    ({ db }) => buildAdmin(db),
    { query: `mutation { sendOrders(orderIds: ["${randomUUID()}"], courier: "STEADFAST") { code } }` },
  ],
  ['reviews', 'GraphQL', ({ db }) => buildShopper(db), { query: postReview }],
  [
    'account',
    'GraphQL',
    ({ db }) => buildShopper(db),
    { query: 'mutation { updateProfile(input: { name: "Amina" }) { id } }' },
  ],
  ['searches', 'GraphQL', ({ db }) => buildShopper(db), { query: '{ suggestions(search: "attar") { total } }' }],
  ['searches', 'REST', ({ db }) => buildShopper(db), { method: 'GET', url: '/product?size=1&page=0&search=attar' }],
  ['introspections', 'GraphQL', ({ db }) => buildShopper(db), { query: '{ __schema { queryType { name } } }' }],
  ['uploads', 'REST', ({ db }) => buildAdmin(db), { url: '/picture' }],
  [
    'imports',
    'REST',
    ({ db }) => buildAdmin(db),
    { url: '/import/products?dryRun=true', headers: csv, payload: 'name' },
  ],
  ['exports', 'REST', ({ db }) => buildAdmin(db), { method: 'GET', url: '/export/orders.csv' }],
])(
  '%s by %s: what was done too often is refused, with the time to come back, for that account alone',
  async (policy, _, build, call) => {
    const [server] = servers
    const user = await build(server)
    for (let done = 1; done <= most(policy); done++) {
      const { headers, statusCode } = await send(server, call, user)
      expect(statusCode).not.toBe(429)
      expect(headers.ratelimit).toMatch(new RegExp(`^"${policy}";r=${most(policy) - done};t=\\d+`))
      expect(headers['ratelimit-policy']).toMatch(
        new RegExp(`^"${policy}";q=${most(policy)};w=${policies[policy].seconds}\\b`),
      )
    }

    const refused = await send(server, call, user)

    expect(refused.statusCode).toBe(429)
    const { errors, error } = refused.json()
    const { code, details } = error ?? errors[0].extensions
    expect({ code, details }).toEqual({
      code: 'RATE_LIMITED',
      details: { limit: policy, retryAfter: expect.any(Number) },
    })
    expect(refused.headers['retry-after']).toBe(String(details.retryAfter))
    expect(details.retryAfter).toBeLessThanOrEqual(policies[policy].seconds)
    expect(refused.headers.ratelimit).toBe(`"${policy}";r=0;t=${details.retryAfter}`)
    expect((await send(server, call, await build(server))).statusCode).not.toBe(429)
  },
)

test('each name of a field counts, and all servers, GraphQL and REST count together', async () => {
  const [one, other] = servers
  const shopper = await buildShopper(one.db)
  const four = `mutation { ${['a', 'b', 'c', 'd'].map((name) => `${name}: clearCart`).join(' ')} }`
  expect((await send(one, { query: four }, shopper)).headers.ratelimit).toMatch(`;r=${most('cart') - 4};`)
  await one.app.shareLimits()

  // It learns of the others after its own first call.
  expect((await send(other, { query: 'mutation { clearCart }' }, shopper)).statusCode).toBe(200)
  await other.app.shareLimits()
  const last = await send(other, { url: '/cart', payload: { _id: productId, orderQuantity: 1 } }, shopper)
  expect(last.headers.ratelimit).toMatch('"cart";r=0;')
  expect((await send(other, { query: 'mutation { clearCart }' }, shopper)).statusCode).toBe(429)
  await one.app.shareLimits()
  expect((await send(one, { query: four }, shopper)).statusCode).toBe(429)
})

const costing = (hundreds: number) => ({ query: `{ ${pages(hundreds)} }`, remoteAddress: '198.51.100.60' })

test('a query counts for each hundred of its cost above 250, and a cheap one for nothing', async () => {
  const [server] = servers
  const remaining = async (hundreds: number) =>
    (await send(server, costing(hundreds), null)).headers.ratelimit?.toString().split(';t=', 1).join()
  const all = most('reads', 'address')
  expect([await remaining(2), await remaining(9), await remaining(2), await remaining(4)]).toEqual([
    undefined,
    `"reads";r=${all - 6}`,
    undefined,
    `"reads";r=${all - 7}`,
  ])

  for (let done = 7; done + 6 <= all; done += 6) expect(await remaining(9)).toBe(`"reads";r=${all - done - 6}`)
  expect((await send(server, costing(9), null)).statusCode).toBe(429)
  expect((await send(server, costing(2), null)).statusCode).toBe(200)
})

test('a page of products by REST counts as the query that it is, a list of all of them by its first page', async () => {
  const [server] = servers
  const remainingAfter = async (url: string, remoteAddress: string) => {
    const { statusCode, headers } = await send(server, { method: 'GET', url, remoteAddress }, null)
    return [statusCode, headers.ratelimit?.toString().replace(/;t=\d+/g, '')]
  }
  const all = most('reads', 'address')
  const page = (number: number) => `/product?size=100&page=${number}`
  // Each costs 1,401.
  for (let number = 0; (number + 1) * 11 <= all; number++)
    expect(await remainingAfter(page(number), '198.51.100.41')).toEqual([200, `"reads";r=${all - 11 * (number + 1)}`])
  expect(await remainingAfter(page(99), '198.51.100.41')).toEqual([429, expect.stringMatching(/^"reads";r=/)])
  expect(await remainingAfter('/product?size=10&page=0', '198.51.100.41')).toEqual([200, undefined])

  for (let many = 0; many < 101; many++) await buildProduct(server.db)
  expect(await remainingAfter('/product', '198.51.100.42')).toEqual([
    200,
    `"wholeLists";r=${most('wholeLists', 'address') - 1}, "reads";r=${all - 11}`,
  ])
})

test('other stars for the same product are given a few times an hour, other words as often as any review', async () => {
  const [server] = servers
  const { id: reviewed } = await buildProduct(server.db)
  const one = await openTestServer({ beside: server, rateLimitScale: 0.3 })
  const shopper = await buildShopper(server.db)
  const post = async (rating: number, feedback: string) => {
    const input = `{ productId: "${reviewed}", rating: ${rating}, feedback: "${feedback}" }`
    const { data, errors } = (
      await send(one, { query: `mutation { postReview(input: ${input}) { rating } }` }, shopper)
    ).json()
    return data?.postReview.rating ?? errors[0].extensions.details
  }
  const refused = { limit: 'changedStars', retryAfter: expect.any(Number) }

  const given = []
  for (const rating of [5, 1, 5, 1, 5]) given.push(await post(rating, 'Fine'))
  expect(given).toEqual([5, 1, 5, 1, refused])
  expect(await post(1, 'Other words')).toBe(1)
  await one.close()
})

test('costly queries of an account count for it alone, and keep nobody from theirs who shares its address', async () => {
  const [server] = servers
  const askWithoutEnd = async (user: User) => {
    for (let done = 0; done + 6 <= most('reads'); done += 6)
      expect((await send(server, costing(9), user)).statusCode).toBe(200)
    return send(server, costing(9), user)
  }
  // Together more than the visitors of an address may ask.
  for (let count = 0; count < most('reads', 'address') / (most('reads') - 6); count++) {
    const refused = await askWithoutEnd(await buildShopper(server.db))
    expect(refused.statusCode).toBe(429)
    expect(refused.json().errors[0].extensions.details).toEqual({ limit: 'reads', retryAfter: expect.any(Number) })
  }

  expect((await send(server, costing(9), await buildShopper(server.db))).statusCode).toBe(200)
})

test('visitors are counted by their address, which nobody can choose', async () => {
  const [server] = servers
  const call = { query: '{ __type(name: "Query") { name } }', remoteAddress: '198.51.100.1' }
  const from = (address: string) => send(server, { ...call, headers: { 'x-forwarded-for': address } }, null)
  for (let done = 0; done < most('introspections', 'address'); done++)
    expect((await from(`203.0.113.${done}`)).statusCode).toBe(200)

  expect((await from('203.0.113.99')).statusCode).toBe(429)
})

const signIn = (idToken: string) => ({
  query: `mutation { signIn(input: { idToken: "${idToken}", name: "Amina" }) { isNew } }`,
})

test('whoever is over their own limit uses nothing up of what all behind their address have', async () => {
  const [server] = servers
  const [greedy, other] = [await buildShopper(server.db), await buildShopper(server.db)]
  const call = { query: placeOrder, remoteAddress: '198.51.100.30' }
  for (let done = 0; done < most('orders', 'address') + most('orders'); done++) await send(server, call, greedy)
  expect((await send(server, call, greedy)).statusCode).toBe(429)

  expect((await send(server, call, other)).statusCode).not.toBe(429)
})

test('nor do all behind an address use up what an account may do', async () => {
  const [server] = servers
  const call = { query: placeOrder, remoteAddress: '198.51.100.31' }
  for (let done = 0; done < most('orders', 'address'); done++) await send(server, call, await buildShopper(server.db))
  const shopper = await buildShopper(server.db)
  expect((await send(server, call, shopper)).statusCode).toBe(429)

  expect((await send(server, { ...call, remoteAddress: '198.51.100.32' }, shopper)).statusCode).not.toBe(429)
})

test('visitors use up nothing of what those may do who are signed in at their address', async () => {
  const [server] = servers
  const call = { query: placeOrder, remoteAddress: '198.51.100.33' }
  for (let done = 0; done < most('orders', 'address'); done++) await send(server, call, null)
  expect((await send(server, call, null)).statusCode).toBe(429)

  expect((await send(server, call, await buildShopper(server.db))).statusCode).not.toBe(429)
})

test('a request that is refused for its size counts for nothing that it names', async () => {
  const [server] = servers
  const names = Array.from({ length: 16 }, (_, i) => `a${i}: clearCart`).join(' ')
  const shopper = await buildShopper(server.db)

  expect((await send(server, { query: `mutation { ${names} }` }, shopper)).statusCode).toBe(400)

  const { headers } = await send(server, { query: 'mutation { clearCart }' }, shopper)
  expect(headers.ratelimit).toMatch(`"cart";r=${most('cart') - 1};`)
})

test('tokens that are nobody’s are counted by address, and keep nobody out whose token is their own', async () => {
  const from = (idToken: string) => send(servers[0], { ...signIn(idToken), remoteAddress: '198.51.100.2' }, null)
  for (let done = 0; done < most('signIn', 'address'); done++)
    expect((await from('forged')).json().errors[0].extensions.code).toBe('UNAUTHENTICATED')

  const refused = await from('forged')
  expect(refused.json().errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', details: { limit: 'signIn' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const { idToken } = await signInByGoogle(freshEmail())
  expect((await from(idToken)).json()).toMatchObject({ data: { signIn: { isNew: true } } })
})

test('sign-ins by REST are counted as those by GraphQL, each once, whatever comes of them', async () => {
  const put = (email: string, idToken: string) =>
    servers[0].app.inject({
      method: 'PUT',
      url: `/user/${encodeURIComponent(email)}`,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      payload: '{"name":"Amina"}',
      remoteAddress: '198.51.100.20',
    })
  const email = freshEmail()
  const { idToken } = await signInByGoogle(email)
  expect((await put(freshEmail(), idToken)).statusCode).toBe(403)
  expect((await put(email, idToken)).json().error.details.limit).toBe('signIn')

  for (let done = 0; done < most('signIn', 'address'); done++) expect((await put(email, 'forged')).statusCode).toBe(401)
  const refused = await put(email, 'forged')
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error.details.limit).toBe('signIn')
  const other = freshEmail()
  expect((await put(other, (await signInByGoogle(other)).idToken)).statusCode).toBe(200)
})

test('sign-ins are counted by account, wherever they come from', async () => {
  const email = freshEmail()
  const from = async (remoteAddress: string, who = email) =>
    (await send(servers[0], { ...signIn((await signInByGoogle(who)).idToken), remoteAddress }, null)).json()
  for (let done = 0; done < most('signIn'); done++)
    expect(await from(`198.51.100.${3 + done}`)).toMatchObject({ data: { signIn: { isNew: done === 0 } } })

  expect((await from('198.51.100.99')).errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await from('198.51.100.99', freshEmail())).toMatchObject({ data: { signIn: { isNew: true } } })
})

test('whoever sends documents that are refused is heard only for those that have passed before, or are the client’s own', async () => {
  const [server] = servers
  const ask = (payload: object, remoteAddress: string) => send(server, { payload, remoteAddress }, null)
  const known = { query: '{ products(size: 1) { items { id } } }' }
  expect((await ask(known, '198.51.100.41')).statusCode).toBe(200)
  const fields = Array.from({ length: 16 }, (_, i) => `a${i}: productCount`).join(' ')
  const refused = [
    { query: '{ products(' },
    { query: '{ nothing }' },
    { query: `{ ${fields} }` },
    { query: 'query A { productCount }', operationName: 'B' },
    { query: 'query ($id: ID!) { product(id: $id) { name } }', variables: { id: {} } },
  ]
  const attacker = '198.51.100.42'
  for (let done = 0; done < most('refusedDocuments', 'address'); done++)
    expect((await ask(refused[done % refused.length] ?? {}, attacker)).statusCode).not.toBe(429)

  for (const payload of [...refused, { query: '{ productCount  }' }]) {
    const answer = await ask(payload, attacker)
    expect(answer.statusCode).toBe(429)
    expect(answer.json().errors[0].extensions.details.limit).toBe('refusedDocuments')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  const [persisted] = operations
  const byHash = { variables: {}, extensions: { persistedQuery: { version: 1, sha256Hash: persisted?.id } } }
  for (const payload of [known, byHash]) expect((await ask(payload, attacker)).statusCode).not.toBe(429)
  expect((await ask({ query: '{ productCount  }' }, '198.51.100.43')).statusCode).toBe(200)
})

test('mails of the contact form are counted by address', async () => {
  const call = {
    url: '/api/v1.0/email/send-form',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: '--b--',
  }
  for (let done = 0; done < most('contact', 'address'); done++)
    expect((await send(servers[0], call, null)).statusCode).toBe(400)

  expect((await send(servers[0], call, null)).statusCode).toBe(429)
})

test('messages of couriers are counted by address, those with a wrong token too', async () => {
  const call = { url: '/courier/steadfast/webhook', payload: {}, headers: { authorization: 'Bearer a-guess' } }
  for (let done = 0; done < most('courierMessages', 'address'); done++)
    expect((await send(servers[0], call, null)).statusCode).toBe(401)

  expect((await send(servers[0], call, null)).json().error).toMatchObject({ code: 'RATE_LIMITED' })
})

test('what is kept for others tells nobody where another stands', async () => {
  const shop = await servers[0].app.listen({ port: 0, host: '127.0.0.1' })
  const search = () => fetch(`${shop}/graphql?query=${encodeURIComponent('{ productCount(search: "musk") }')}`)
  await servers[0].app.upToDate()

  expect((await search()).headers.get('ratelimit')).toMatch('"searches";r=')
  const kept = await search()

  expect(kept.headers.get('etag')).not.toBeNull()
  expect(kept.headers.get('ratelimit')).toBeNull()
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s: a household has a network of addresses', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
