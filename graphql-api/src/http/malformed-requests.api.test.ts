import { type AskedServer, calls, openAskedServer } from '../testing/asked-server.js'

let server: AskedServer
beforeAll(async () => {
  server = await openAskedServer()
})
afterAll(() => server.close())

describe('what cannot be taken', () => {
  const changing = calls.filter(
    ([, method, , access]) => method !== 'GET' && method !== 'DELETE' && access !== 'idToken',
  )

  test.each(changing)('%s: broken JSON is told so', async (_, method, path, access) => {
    const headers = await server.bearer(
      ['staff', 'admin', 'owner'].includes(access) ? server.world.keeper : server.world.owner,
    )

    expect(await server.ask(method, server.filledIn(path), headers, '{"broken')).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', details: { fields: { body: ['must be well-formed JSON'] } } } },
    })
  })

  test.each<[string, () => Promise<{ status: number; body: object }>, string]>([
    ['an address that is not well-formed', () => server.ask('GET', '/product/%zz'), 'address'],
    ['a path without end', () => server.ask('GET', `/product/${'x'.repeat(400)}`), 'address'],
    [
      'a body that goes on and on',
      async () =>
        server.ask(
          'POST',
          '/cart',
          await server.bearer(server.world.owner),
          `{"_id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
        ),
      'body',
    ],
    [
      'a character that is none',
      async () => server.ask('GET', '/export/orders.csv?courier=a%00', await server.bearer(server.world.admin)),
      'courier',
    ],
    [
      'half a character in an email',
      async () => server.ask('PUT', '/user/admin/a%ED%A0%80@gmail.com', await server.bearer(server.world.admin)),
      'address',
    ],
    [
      'half a character in a text',
      async () =>
        server.ask(
          'POST',
          '/review',
          await server.bearer(server.world.other),
          `{"id":"${server.world.product.id}","rating":5,"feedback":"a\\ud800b"}`,
        ),
      'feedback',
    ],
    [
      'half a character in a name',
      async () =>
        server.ask(
          'POST',
          '/product',
          await server.bearer(server.world.admin),
          '{"p_id":66,"name":"\\udc00","price":1,"quantity":1}',
        ),
      'name',
    ],
  ])('%s is refused by name of the field', async (_, call, field) => {
    expect(await call()).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', details: { fields: { [field]: [expect.any(String)] } } } },
    })
  })

  test.each(['foo', 'gzip', 'br', 'deflate'])('a body in the encoding %s is refused', async (encoding) => {
    const headers = { ...(await server.bearer(server.world.owner)), 'content-encoding': encoding }

    expect(await server.ask('POST', '/cart', headers, '{}')).toMatchObject({
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
    for (let i = 0; i < 25; i++) await server.ask('POST', '/graphql', {}, payload)
    const { body } = await server.ask('POST', '/graphql', {}, payload)

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
    const { body } = await server.ask('POST', '/graphql', {}, { query })

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
    const { status, body } = await server.ask('POST', '/graphql', {}, payload)

    expect(status).toBe(400)
    expect(body.errors.length).toBeLessThanOrEqual(6)
    expect(JSON.stringify(body).length).toBeLessThan(2500)
  })

  test('of thousands of unknown keys the REST interface tells the first few', async () => {
    const { status, body } = await server.ask('POST', '/cart', await server.bearer(server.world.owner), keys)

    expect(status).toBe(400)
    expect(Object.keys(body.error.details.fields).length).toBeLessThanOrEqual(20)
  })

  test('nor the name of an operation that is none', async () => {
    const { body } = await server.ask(
      'POST',
      '/graphql',
      {},
      { query: 'query A { productCount }', operationName: secret },
    )

    expect(body.errors[0].extensions.code).toBe('OPERATION_RESOLUTION_FAILURE')
    expect(JSON.stringify(body)).not.toContain('01712345678')
  })
})
