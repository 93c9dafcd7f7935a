import { refuse } from '../identity/firebase.js'
import { table } from '../rest/table.js'
import { buildWorld, type World } from '../testing/access-world.js'
import { buildProduct } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await openTestServer()
  world = await buildWorld(server)
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'PATCH'

const bearer = async (user: User) => ({
  authorization: `Bearer ${await server.tokenOf(user)}`,
})

const ask = async (method: Method, url: string, headers: Record<string, string> = {}, payload?: object | string) => {
  await server.app.upToDate()
  const type = payload === undefined ? {} : { 'content-type': 'application/json' }
  const {
    statusCode,
    headers: told,
    body,
  } = await server.app.inject({
    method,
    url,
    headers: { ...type, ...headers },
    ...(payload !== undefined && { payload }),
  })
  return { status: statusCode, headers: told, body: body.startsWith('{') ? JSON.parse(body) : body }
}

const filledIn = (path: string) =>
  path.replace(/:(\w+)/, (_, name: string) => (name === 'productId' ? world.product.id : (world.owner.email ?? '')))

const calls = table.map(({ method, path, access }) => [`${method} ${path}`, method, path, access] as const)
const paths = [...new Set(table.map(({ path }) => path)), '/graphql', '/picture', '/import/products', '/health/live']

describe('methods', () => {
  test.each(paths)('%s says which methods it takes, and refuses others with them', async (path) => {
    const [options, refused] = [
      await ask('OPTIONS', filledIn(path)),
      await ask('PATCH', filledIn(path), {}, '{"broken'),
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

    const { status, headers: told } = await ask('OPTIONS', '/product', headers)

    expect(status).toBe(204)
    expect(told).toMatchObject({
      'access-control-allow-origin': headers.origin,
      'access-control-allow-methods': expect.stringContaining('PUT'),
    })
  })

  test('an address that is none has no methods', async () => {
    expect(await ask('PATCH', '/nowhere')).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } })
  })
})

describe('who asks', () => {
  const guarded = calls.filter(([, , , access]) => access !== 'public')

  test.each(guarded)('%s: a visitor is told to sign in, before the body is looked at', async (_, method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : '{"broken'
    const [none, forged] = [
      await ask(method, filledIn(path), {}, body),
      await ask(method, filledIn(path), { authorization: 'Bearer forged' }, body),
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
    const answer = await ask('POST', '/graphql', { authorization: 'Bearer forged' }, { query: '{ productCount }' })

    expect(answer).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': expect.stringContaining('invalid_token') },
      body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    })
  })

  test('an ID token of another email is refused before the body is looked at', async () => {
    const authorization = `Bearer ${await world.newcomer.signUp()}`

    expect(await ask('PUT', `/user/${world.owner.email}`, { authorization }, '{"broken')).toMatchObject({ status: 403 })
    expect(await ask('PUT', `/user/${world.newcomer.email}`, { authorization }, '{"broken')).toMatchObject({
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
    expect(await ask('PUT', '/user/amina@gmail.com', { authorization: `Bearer ${token}` }, {})).toMatchObject({
      status: 401,
    })
  })

  test.each([
    ['Firebase ID token has "kid" claim which does not correspond to a known public key.', 'UNAUTHENTICATED'],
    ['Firebase ID token has invalid signature.', 'UNAUTHENTICATED'],
    ['Error fetching public keys for Google certs: 500', 'UNAVAILABLE'],
    ['Error while making request: connect ECONNREFUSED 127.0.0.1:443. Error code: ECONNREFUSED', 'UNAVAILABLE'],
  ])('what firebase-admin says (%s) is %s', (message, code) => {
    const error = Object.assign(new Error(message), { code: 'auth/argument-error' })

    expect(() => refuse(error)).toThrow(expect.objectContaining({ code }))
  })
})

describe('what is stored', () => {
  const product = { p_id: 66, name: 'Olive Tasbih', price: 100, quantity: 5 }
  const shipTo = { Address: 'House 12', district: 'Dhaka', number: '01712345678' }

  test.each<[string, () => Promise<User>, () => object]>([
    ['/product', async () => world.admin, () => product],
    ['/cart', async () => world.owner, () => ({ _id: world.product.id, orderQuantity: 1 })],
    ['/review', async () => world.other, () => ({ id: world.product.id, rating: 5, feedback: 'Good' })],
    [
      '/order',
      async () => world.owner,
      () => ({ ...shipTo, Payable: world.product.price, order: { _id: world.product.id, orderQuantity: 1 } }),
    ],
  ])('POST %s tells where its caller can read it', async (path, by, body) => {
    const headers = await bearer(await by())
    const { status, headers: told } = await ask('POST', path, headers, body())

    expect(status).toBe(201)
    expect(await ask('GET', String(told.location), headers)).toMatchObject({ status: 200 })
  })
})

describe('a page of products', () => {
  beforeAll(async () => {
    for (let i = 0; i < 6; i++) await buildProduct(server.db, { categoryCode: 77, name: `Attar ${i}` })
  })

  const linksOf = (link: unknown) =>
    Object.fromEntries([...String(link).matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url, rel]) => [rel, url]))

  test('names the pages beside it, and how many products there are', async () => {
    const page = (number: number) => `/product?category=77&size=2&page=${number}`

    const { headers } = await ask('GET', '/product?category=77&size=2&page=1')
    expect(headers['x-total-count']).toBe('6')
    expect(linksOf(headers.link)).toEqual({ first: page(0), prev: page(0), next: page(2), last: page(2) })
    expect(linksOf((await ask('GET', page(2))).headers.link)).toEqual({ first: page(0), prev: page(1), last: page(2) })
    expect(linksOf((await ask('GET', page(9))).headers.link)).toMatchObject({ prev: page(2), last: page(2) })
  })

  test('lets a partner’s page read that', async () => {
    const origin = 'https://partner.example'
    const exposed = (await ask('GET', '/product?page=0', { origin })).headers['access-control-expose-headers']

    for (const name of ['link', 'x-total-count', 'x-request-id', 'location', 'retry-after'])
      expect(exposed).toContain(name)
  })
})

describe('what cannot be taken', () => {
  const changing = calls.filter(
    ([, method, , access]) => method !== 'GET' && method !== 'DELETE' && access !== 'idToken',
  )

  test.each(changing)('%s: broken JSON is told so', async (_, method, path, access) => {
    const headers = await bearer(['staff', 'admin', 'owner'].includes(access) ? world.keeper : world.owner)

    expect(await ask(method, filledIn(path), headers, '{"broken')).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', details: { fields: { body: ['must be well-formed JSON'] } } } },
    })
  })

  test.each<[string, () => Promise<{ status: number; body: object }>, string]>([
    ['an address that is not well-formed', () => ask('GET', '/product/%zz'), 'address'],
    ['a path without end', () => ask('GET', `/product/${'x'.repeat(400)}`), 'address'],
    [
      'half a character in an email',
      async () => ask('PUT', '/user/admin/a%ED%A0%80@gmail.com', await bearer(world.admin)),
      'address',
    ],
    [
      'half a character in a text',
      async () =>
        ask(
          'POST',
          '/review',
          await bearer(world.other),
          `{"id":"${world.product.id}","rating":5,"feedback":"a\\ud800b"}`,
        ),
      'feedback',
    ],
    [
      'half a character in a name',
      async () =>
        ask('POST', '/product', await bearer(world.admin), '{"p_id":66,"name":"\\udc00","price":1,"quantity":1}'),
      'name',
    ],
  ])('%s is refused by name of the field', async (_, call, field) => {
    expect(await call()).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', details: { fields: { [field]: [expect.any(String)] } } } },
    })
  })

  test('an encoding that nobody knows is refused in the form of the REST interface', async () => {
    const headers = { ...(await bearer(world.owner)), 'content-encoding': 'foo' }

    expect(await ask('POST', '/cart', headers, '{}')).toMatchObject({
      status: 415,
      body: { error: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
    })
  })

  const secret = 'House 12, 01712345678'
  const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }'
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }'
  test.each<[string, object, object]>([
    [
      'a variable of another type',
      { query: order, variables: { input: { address: [secret] } } },
      { address: ['must be a text'] },
    ],
    [
      'a key too many',
      { query: order, variables: { input: { phone: secret, fone: secret } } },
      { fone: ['is not known'] },
    ],
    ['a variable that is missing', { query: order, variables: {} }, { input: ['must be there'] }],
    [
      'a number beyond 32 bits',
      { query: 'query ($n: Int) { products(size: $n) { total } }', variables: { n: 2 ** 40 } },
      { n: ['must be a whole number of 32 bits'] },
    ],
    [
      'half a character',
      { query: signIn, variables: { input: { idToken: secret, email: 'a\ud800@gmail.com', name: 'A' } } },
      { email: ['email must be well-formed Unicode'] },
    ],
  ])('GraphQL names the field of %s, and repeats nothing', async (_, payload, fields) => {
    for (let i = 0; i < 25; i++) await ask('POST', '/graphql', {}, payload)
    const { body } = await ask('POST', '/graphql', {}, payload)

    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', details: { fields } } }])
    expect(JSON.stringify(body)).not.toContain('01712345678')
  })

  test.each([
    ['a value of another type', `mutation { removeUser(id: [["${secret}"]]) }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown word', '{ products(sort: SECRET01712345678) { total } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a text where a number belongs', `{ products(size: "${secret}") { total } }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['a text where a name belongs', `{ products("${secret}") { total } }`, 'GRAPHQL_PARSE_FAILED'],
    ['a block where a name belongs', `{ """${secret}""" }`, 'GRAPHQL_PARSE_FAILED'],
  ])('GraphQL says what is wrong with %s in a document, and repeats no value', async (_, query, code) => {
    const { body } = await ask('POST', '/graphql', {}, { query })

    expect(body.errors[0]).toMatchObject({ message: expect.stringMatching(/\w/), extensions: { code } })
    expect(JSON.stringify(body)).not.toContain('01712345678')
  })

  const many = (times: number, part: (index: number) => string) =>
    Array.from({ length: times }, (_, i) => part(i)).join(' ')
  const keys = Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, 1]))

  test.each<[string, object]>([
    ['unknown fields in a literal', { query: `{ products(filter: { ${many(240, (i) => `k${i}: 1`)} }) { total } }` }],
    ['unknown types of variables', { query: `query (${many(190, (i) => `$v${i}: T${i}`)}) { productCount }` }],
    ['unknown directives', { query: `{ productCount ${many(480, () => '@x')} }` }],
    ['operations of one name', { query: many(120, () => 'query a { productCount }') }],
    ['unknown keys', { query: order, variables: { input: keys } }],
    [
      'items of another type',
      { query: order, variables: { input: { lines: Array.from({ length: 20_000 }, () => 1) } } },
    ],
  ])('of hundreds of %s, GraphQL tells the first few', async (_, payload) => {
    const { status, body } = await ask('POST', '/graphql', {}, payload)

    expect(status).toBe(400)
    expect(body.errors.length).toBeLessThanOrEqual(6)
    expect(JSON.stringify(body).length).toBeLessThan(2500)
  })

  test('of thousands of unknown keys the REST interface tells the first few', async () => {
    const { status, body } = await ask('POST', '/cart', await bearer(world.owner), keys)

    expect(status).toBe(400)
    expect(Object.keys(body.error.details.fields).length).toBeLessThanOrEqual(20)
  })

  test('nor the name of an operation that is none', async () => {
    const { body } = await ask('POST', '/graphql', {}, { query: 'query A { productCount }', operationName: secret })

    expect(body.errors[0].extensions.code).toBe('OPERATION_RESOLUTION_FAILURE')
    expect(JSON.stringify(body)).not.toContain('01712345678')
  })
})
