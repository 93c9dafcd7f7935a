import { openTestServer, type TestServer } from './testing/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('the shop is live, and ready once the database has all migrations', async () => {
  expect(await server.rest('GET', '/health/live')).toEqual({ status: 200, body: { status: 'live' } })
  expect(await server.rest('GET', '/health/ready')).toEqual({ status: 200, body: { status: 'ready' } })
})

test('an address that is none answers in the REST form', async () => {
  expect(await server.rest('GET', '/no-such-call')).toMatchObject({
    status: 404,
    body: { error: { code: 'NOT_FOUND' } },
  })
})

test('queries may come by GET, without any special header', async () => {
  expect(await server.rest('GET', '/graphql?query=%7BproductCount%7D')).toEqual({
    status: 200,
    body: { data: { productCount: 0 }, extensions: { cost: { requested: 10, most: 1000 } } },
  })
})

test.each([
  ['broken JSON', '{"query":', 'application/json', 400, 'BAD_USER_INPUT'],
  ['a document that is none', '{"query":"{"}', 'application/json', 400, 'GRAPHQL_PARSE_FAILED'],
  ['a field that is none', '{"query":"{ secrets }"}', 'application/json', 400, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'an operation that the document does not have',
    '{"query":"query Count { productCount }","operationName":"Other"}',
    'application/json',
    400,
    'OPERATION_RESOLUTION_FAILURE',
  ],
  [
    'the hash of another query',
    `{"query":"{ productCount }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'a'.repeat(64)}"}}}`,
    'application/json',
    400,
    'BAD_USER_INPUT',
  ],
  [
    'an unknown version of asking by hash',
    '{"extensions":{"persistedQuery":{"version":2,"sha256Hash":"a"}}}',
    'application/json',
    400,
    'BAD_USER_INPUT',
  ],
  ['XML', '<query/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['more than 100 kB', `{"query":"${'x'.repeat(100_001)}"}`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  [
    'a thousand fields and more',
    `{"query":"{ ${'productCount '.repeat(1001)} }"}`,
    'application/json',
    400,
    'GRAPHQL_PARSE_FAILED',
  ],
])('%s is refused in the form that GraphQL clients read', async (_, payload, type, status, code) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': type },
    payload,
  })

  expect(answer.statusCode).toBe(status)
  expect(answer.json().errors[0].extensions.code).toBe(code)
})

test('a failure that nobody expected tells the caller its request and nothing else', async () => {
  await server.db.query('ALTER TABLE product RENAME TO product_away')
  const [graphql, rest] = [
    await server.graphql('{ products { items { name } } }'),
    await server.rest('GET', '/product?size=1'),
  ]
  await server.db.query('ALTER TABLE product_away RENAME TO product')

  const details = { code: 'INTERNAL', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) }
  expect(graphql.errors?.[0]).toMatchObject({ message: expect.not.stringContaining('product'), extensions: details })
  expect(rest).toMatchObject({
    status: 500,
    body: { error: { code: 'INTERNAL', details: { requestId: details.requestId } } },
  })
  expect(JSON.stringify([graphql, rest])).not.toMatch(/relation|SELECT|\.ts/)
})

test('another origin may call only when it is configured', async () => {
  const allowed = async (origin: string) =>
    (await server.app.inject({ url: '/productCount', headers: { origin } })).headers['access-control-allow-origin']

  expect(await allowed('https://partner.example')).toBe('https://partner.example')
  expect(await allowed('https://stranger.example')).toBeUndefined()
})

test('a page of a partner may use every method of the REST interface', async () => {
  const answer = await server.app.inject({
    method: 'OPTIONS',
    url: '/cart/order/amina@gmail.com',
    headers: { origin: 'https://partner.example', 'access-control-request-method': 'DELETE' },
  })

  expect(answer.headers['access-control-allow-methods']).toMatch(/PUT.*DELETE/)
})

test.each([
  ['an address that is not well-formed', { url: '/product/%zz' }, 400, 'BAD_USER_INPUT'],
  ['a NUL in an address', { url: '/product/%00' }, 400, 'BAD_USER_INPUT'],
] as const)('%s is refused in the form of the REST interface', async (_, call, status, code) => {
  const answer = await server.app.inject(call)

  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
})

test.each([
  [
    'a null for what has a default',
    { query: 'query ($n: Int) { products(size: $n) { total } }', variables: { n: null } },
  ],
  ['a subscription', { query: 'subscription { products { total } }' }],
  ['a persisted query', { extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } }],
])('%s is a mistake of the caller’s, not a failure of the shop', async (_, payload) => {
  const { errors } = (await server.app.inject({ method: 'POST', url: '/graphql', payload })).json()

  expect(errors[0].extensions.code).not.toBe('INTERNAL')
})
