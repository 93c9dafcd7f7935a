import { Order } from '../order/order.entity.js'
import { createOpenApi } from '../rest/openapi.js'
import { table } from '../rest/table.js'
import { type AskedServer, calls, openAskedServer } from '../testing/asked-server.js'
import { buildProduct } from '../testing/factories.js'
import { User } from '../user/user.entity.js'

let server: AskedServer
beforeAll(async () => {
  server = await openAskedServer()
})
afterAll(() => server.close())

const paths = [...new Set(table.map(({ path }) => path)), '/graphql', '/picture', '/import/products', '/health/live']

describe('methods', () => {
  test.each(paths)('%s says which methods it takes, and refuses others with them', async (path) => {
    const [options, refused] = [
      await server.ask('OPTIONS', server.filledIn(path)),
      await server.ask('PATCH', server.filledIn(path), {}, '{"broken'),
    ]

    expect(options).toMatchObject({
      status: 204,
      headers: { allow: expect.stringMatching(/(GET|POST|PUT|DELETE).*OPTIONS$/) },
    })
    for (const { method, path: own } of table)
      if (own === path) expect(options.headers.allow).toMatch(new RegExp(`\\b${method}\\b`))
    expect(refused).toMatchObject({
      status: 405,
      headers: { allow: options.headers.allow },
      body: { error: { code: 'METHOD_NOT_ALLOWED' } },
    })
  })

  test('a partner’s page may still ask before it calls', async () => {
    const headers = { origin: 'https://partner.example', 'access-control-request-method': 'PUT' }

    const { status, headers: told } = await server.ask('OPTIONS', '/product', headers)

    expect(status).toBe(204)
    expect(told).toMatchObject({
      'access-control-allow-origin': headers.origin,
      'access-control-allow-methods': expect.stringContaining('PUT'),
    })
  })

  test('an address that is none has no methods', async () => {
    expect(await server.ask('PATCH', '/nowhere')).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } })
  })
})

describe('who asks', () => {
  const guarded = calls.filter(([, , , access]) => access !== 'public')

  test.each(guarded)('%s: a visitor is told to sign in, before the body is looked at', async (_, method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : '{"broken'
    const [none, forged] = [
      await server.ask(method, server.filledIn(path), {}, body),
      await server.ask(method, server.filledIn(path), { authorization: 'Bearer forged' }, body),
    ]

    expect(none).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer realm="Sunnah Store"' },
      body: { error: { code: 'UNAUTHENTICATED' } },
    })
    expect(forged).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer realm="Sunnah Store", error="invalid_token"' },
    })
  })

  test('GraphQL tells a caller whose token is not good the same', async () => {
    const answer = await server.ask(
      'POST',
      '/graphql',
      { authorization: 'Bearer forged' },
      { query: '{ productCount }' },
    )

    expect(answer).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': expect.stringContaining('invalid_token') },
      body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    })
  })

  test('an ID token of another email is refused before the body is looked at', async () => {
    const authorization = `Bearer ${await server.world.newcomer.signUp()}`

    expect(await server.ask('PUT', `/user/${server.world.owner.email}`, { authorization }, '{"broken')).toMatchObject({
      status: 403,
    })
    expect(
      await server.ask('PUT', `/user/${server.world.newcomer.email}`, { authorization }, '{"broken'),
    ).toMatchObject({
      status: 400,
    })
  })

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  test.each([
    ['whose payload is null', `${encoded({ alg: 'RS256', kid: 'x' })}.${encoded(null)}.x`],
    ['whose payload is a text', `${encoded({ alg: 'RS256', kid: 'x' })}.${encoded('uid')}.x`],
    ['whose payload is a list', `${encoded({ alg: 'RS256', kid: 'x' })}.${encoded([])}.x`],
    ['whose header is no object', `${encoded(1)}.${encoded({})}.x`],
    ['with too many parts', 'a.b.c.d'],
  ])('an ID token %s is forged, no fault of the shop', async (_, token) => {
    expect(await server.ask('PUT', '/user/amina@gmail.com', { authorization: `Bearer ${token}` }, {})).toMatchObject({
      status: 401,
    })
  })
})

describe('what is stored', () => {
  const product = { p_id: 66, name: 'Olive Tasbih', price: 100, quantity: 5 }
  const shipTo = { Address: 'House 12', district: 'Dhaka', number: '01712345678' }

  test.each<[string, () => Promise<User>, () => object]>([
    ['/product', async () => server.world.admin, () => product],
    ['/cart', async () => server.world.owner, () => ({ _id: server.world.product.id, orderQuantity: 1 })],
    ['/review', async () => server.world.other, () => ({ id: server.world.product.id, rating: 5, feedback: 'Good' })],
    [
      '/order',
      async () => server.world.owner,
      () => ({
        ...shipTo,
        Payable: server.world.product.price,
        order: { _id: server.world.product.id, orderQuantity: 1 },
      }),
    ],
  ])('POST %s tells where its caller can read it', async (path, by, body) => {
    const headers = await server.bearer(await by())
    const { status, headers: told } = await server.ask('POST', path, headers, body())

    expect(status).toBe(201)
    expect(await server.ask('GET', String(told.location), headers)).toMatchObject({ status: 200 })
  })
})

test('every call that answers page by page documents the pages beside it, and how many there are', () => {
  const paged = Object.values(createOpenApi().paths ?? {}).flatMap((path) =>
    [path?.get].filter((call) => JSON.stringify(call?.parameters ?? []).includes('"name":"page"')),
  )

  expect(paged.length).toBeGreaterThan(0)
  for (const call of paged)
    expect(call?.responses?.['200']).toMatchObject({
      headers: { Link: expect.anything(), 'X-Total-Count': expect.anything() },
    })
})

test.each([
  ['orders', '/order', () => server.db.count(Order)],
  ['users', '/user', () => server.db.count(User)],
])('all %s come at once, and so without pages beside them', async (_, path, count) => {
  const { status, headers, body } = await server.ask('GET', path, await server.bearer(server.world.admin))

  expect(status).toBe(200)
  expect(JSON.parse(String(body))).toHaveLength(await count())
  expect([headers.link, headers['x-total-count']]).toEqual([undefined, undefined])
})

describe('a page of products', () => {
  beforeAll(async () => {
    for (let i = 0; i < 6; i++) await buildProduct(server.db, { categoryCode: 77, name: `Attar ${i}` })
  })

  const linksOf = (link: unknown) =>
    Object.fromEntries([...String(link).matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url, rel]) => [rel, url]))

  test('names the pages beside it, and how many products there are', async () => {
    const page = (number: number) => `/product?category=77&size=2&page=${number}`

    const { headers } = await server.ask('GET', '/product?category=77&size=2&page=1')
    expect(headers['x-total-count']).toBe('6')
    expect(linksOf(headers.link)).toEqual({ first: page(0), prev: page(0), next: page(2), last: page(2) })
    expect(linksOf((await server.ask('GET', page(2))).headers.link)).toEqual({
      first: page(0),
      prev: page(1),
      last: page(2),
    })
    expect(linksOf((await server.ask('GET', page(9))).headers.link)).toMatchObject({ prev: page(2), last: page(2) })
  })

  test('lets a partner’s page read that', async () => {
    const origin = 'https://partner.example'
    const exposed = (await server.ask('GET', '/product?page=0', { origin })).headers['access-control-expose-headers']

    for (const name of ['link', 'x-total-count', 'x-request-id', 'location', 'retry-after'])
      expect(exposed).toContain(name)
  })
})
