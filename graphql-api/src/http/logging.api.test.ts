import { once } from 'node:events'
import type { RenderedPage } from '@sunnah-store/schema/rendered-page'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { freshEmail, signInByGoogle, withClaims } from '../testing/emulator.js'
import { buildAdmin, buildProduct, buildShopper } from '../testing/factories.js'
import { listen, listenWith, openSocket } from '../testing/listener.js'
import { sessionOf } from '../testing/session-of.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { Role } from '../user/role.js'
import { User } from '../user/user.entity.js'

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  server = await openTestServer({ logTo: { write: (line) => lines.push(line) } })
  server.app.log.level = 'info'
})
beforeEach(() => lines.splice(0))
afterEach(() => jest.restoreAllMocks())
afterAll(() => server.close())

const logged = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line))
const events = () => logged().flatMap(({ event, asked, reason }) => (event ? [{ event, asked, reason }] : []))

const ask = (query: string, token: string | null, variables: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    payload: { query, variables },
  })
const signIn = (idToken: string, secondFactor?: string) =>
  ask('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }', null, {
    input: { idToken, name: 'Amina', secondFactor },
  })

const expired = (user: User) => {
  const long = new Date(Date.now() - 3_600_000)
  jest.useFakeTimers({ now: long, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] })
  return server.accessTokens.issue(sessionOf(user)).finally(() => jest.useRealTimers())
}

test('each refusal that says something about its caller is a line with an event', async () => {
  const shopper = await buildShopper(server.db)
  const { idToken } = await signInByGoogle(freshEmail())
  await ask('{ me { id } }', 'forged')
  await ask('{ me { id } }', (await expired(shopper)).accessToken)
  const gone = await buildShopper(server.db)
  const token = await server.tokenOf(gone)
  await server.db.delete('User', { id: gone.id })
  await ask('{ me { id } }', token)
  await ask('{ users { total } }', await server.tokenOf(shopper))
  await server.rest('GET', '/user', shopper)
  await signIn('forged')
  await signIn(withClaims(idToken, { exp: 1 }))
  await signIn(idToken)
  await signIn(idToken)
  await server.rest('PUT', `/user/${freshEmail()}`, null, {
    body: { name: 'Amina' },
    headers: { authorization: 'Bearer forged' },
  })

  expect(events()).toEqual([
    { event: 'authn_token_refused', reason: 'ERR_JWS_INVALID' },
    { event: 'authn_token_refused', reason: 'ERR_JWT_EXPIRED' },
    { event: 'session_use_after_expire', reason: null },
    { event: 'authz_fail', asked: 'users' },
    { event: 'authz_fail', asked: 'GET /user' },
    { event: 'authn_login_fail', asked: 'signIn' },
    { event: 'authn_login_fail', asked: 'signIn' },
    { event: 'authn_login_success' },
    { event: 'authn_token_reuse', asked: 'signIn' },
    { event: 'authn_login_fail', asked: 'PUT /user/:emailOrId' },
  ])
  for (const { event, requestId } of logged()) if (event) expect(requestId).toMatch(/^[\w-]{36}$/)
})

test('a log-in that succeeds is a line with an event, a session that is renewed is none', async () => {
  const email = freshEmail()
  const { idToken } = await signInByGoogle(email)
  await signIn(idToken)
  await signIn(withClaims(idToken, { jti: 'renewed' }))

  const { id } = await server.db.findOneByOrFail(User, { email })
  const told = logged().filter(({ event }) => event)
  expect(told).toMatchObject([{ event: 'authn_login_success', userId: id, loggedInBy: 'google.com' }])
  expect(told[0]?.requestId).toMatch(/^[\w-]{36}$/)
  expect(lines.join('')).not.toContain(email)
})

test('a code of a second factor that does not come or is wrong is such a line, which names the account', async () => {
  const email = freshEmail()
  const { idToken } = await signInByGoogle(email)
  const before = withClaims(idToken, { auth_time: Math.floor(Date.now() / 1000) - 60 })
  const token: string = (await signIn(before)).json().data.signIn.accessToken
  const { secret } = (await ask('mutation { beginSecondFactor { secret } }', token)).json().data.beginSecondFactor
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await ask('mutation ($code: String!) { enableSecondFactor(code: $code) }', token, { code })
  lines.splice(0)

  await signIn(idToken)
  await signIn(idToken, code)

  const { id: userId } = await server.db.findOneByOrFail(User, { email })
  expect(logged().filter(({ event }) => event)).toMatchObject([
    { event: 'authn_second_factor_asked', userId, asked: 'signIn' },
    { event: 'authn_second_factor_fail', userId, asked: 'signIn' },
  ])
  expect(lines.join('')).not.toContain(email)
})

test('a limit that is met is such a line, by GraphQL and by REST, and a request that is within it is none', async () => {
  const strict = await openTestServer({
    beside: server,
    rateLimitScale: 0.001,
    logTo: { write: (line) => lines.push(line) },
  })
  strict.app.log.level = 'info'
  const shopper = await buildShopper(server.db)
  const headers = { authorization: `Bearer ${await server.tokenOf(shopper)}` }
  const ask = (url: string, payload: object) => strict.app.inject({ method: 'POST', url, headers, payload })
  const clear = { query: 'mutation { clearCart }' }
  expect((await ask('/graphql', clear)).statusCode).toBe(200)
  expect(events()).toEqual([])

  const answers = [await ask('/graphql', clear), await ask('/cart', { _id: shopper.id, orderQuantity: 1 })]
  await strict.close()

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429])
  expect(logged().filter(({ event }) => event)).toMatchObject([
    { event: 'excess_rate_limit_exceeded', limit: 'cart' },
    { event: 'excess_rate_limit_exceeded', limit: 'cart', asked: 'POST /cart' },
  ])
  expect(lines.join('')).not.toContain(shopper.email)
})

test('so is that of documents that are refused, and that of pages, which are then left to the browser', async () => {
  const page: RenderedPage = { status: 200, html: 'rendered', inline: { scripts: [], styles: [] }, failure: null }
  const strict = await openTestServer({
    beside: server,
    rateLimitScale: 0.001,
    pageRenderer: { renderPage: async () => page, unrenderedPage: () => ({ ...page, html: 'scripts' }) },
    logTo: { write: (line) => lines.push(line) },
  })
  strict.app.log.level = 'info'
  const refuse = () => strict.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ nothing }' } })
  const open = (url: string) => strict.app.inject({ url, headers: { accept: 'text/html' } })

  const answers = [await refuse(), await open('/search?q=oud')]
  expect(events()).toEqual([])
  answers.push(await refuse(), await open('/search?q=musk'))
  await strict.close()

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 200, 429, 200])
  expect(answers.at(-1)?.body).toBe('scripts')
  const told = logged().filter(({ event }) => event)
  expect(told).toMatchObject([
    { event: 'excess_rate_limit_exceeded', limit: 'refusedDocuments', asked: 'POST /graphql' },
    { event: 'excess_rate_limit_exceeded', limit: 'pages', asked: 'GET /search' },
  ])
  for (const { requestId } of told) expect(requestId).toMatch(/^[\w-]{36}$/)
})

test('a token that is refused over a WebSocket is such a line too, when it connects and when its session is over', async () => {
  const socket = await openSocket(server)
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: 'Bearer forged' } }))
  await once(socket, 'close')
  const gone = await buildAdmin(server.db)
  const token = await server.tokenOf(gone)
  await server.db.delete('User', { id: gone.id })
  const { next, client } = await listenWith(server, token)
  await next()?.catch(() => {})
  await client.dispose()

  expect(events()).toEqual([
    { event: 'authn_token_refused', reason: 'ERR_JWS_INVALID' },
    { event: 'session_use_after_expire', reason: null },
  ])
})

test('so is what somebody asks for over a WebSocket that is not for them, as whoever they are', async () => {
  const [shopper, helper] = [await buildShopper(server.db), await buildAdmin(server.db, { role: Role.STAFF })]
  const listeners = [await listen(server, shopper), await listen(server, helper, 'subscription { overviewChanged }')]
  for (const { next, client } of listeners) {
    await next()?.catch(() => {})
    await client.dispose()
  }

  expect(events()).toEqual([
    { event: 'authz_fail', asked: 'GET /graphql' },
    { event: 'authz_fail', asked: 'GET /graphql' },
  ])
})

test('visitors and shoppers who do nothing wrong leave no event, and no line tells who they are', async () => {
  const shopper = await buildShopper(server.db, { name: 'Nusrat Jahan', phone: '+8801712345678' })
  const token = await server.tokenOf(shopper)
  await ask('{ me { id } }', null)
  await ask('mutation { updateProfile(input: { name: "Nusrat Begum" }) { name } }', token)
  await server.rest('GET', `/cart/${shopper.email}`, shopper)
  await server.rest('GET', `/admin/${shopper.email}`, shopper)

  expect(events()).toEqual([])
  expect(logged().map(({ route, status }) => [route, status])).toEqual([
    ['/graphql', 200],
    ['/graphql', 200],
    ['/cart/:emailOrId', 200],
    ['/admin/:email', 200],
  ])
  expect(lines.join()).not.toMatch(/Nusrat|@|1712345678|eyJ/)
})

test('an error that quotes somebody is written without the quotation', async () => {
  const secret = await server.tokenOf(await buildShopper(server.db))
  server.app.log.error(new Error(`no "amina@gmail.com", +880 1712-345678, Bearer ${secret} in product 42`))

  expect(logged()[0]).toMatchObject({ err: { message: 'no "[email]", [number], Bearer [token] in product 42' } })
})

test('what a change sends to the database names its request; what is prepared, and every read, stays as it is', async () => {
  const admin = await buildAdmin(server.db)
  const { id } = await buildProduct(server.db)
  const token = await server.tokenOf(admin)
  await server.app.upToDate()
  const sent = jest.spyOn(pg.Client.prototype, 'query')
  const texts = () => sent.mock.calls.map(([query]: unknown[]) => (typeof query === 'string' ? query : ''))

  await ask('query ($id: ID!) { product(id: $id) { name } }', token, { id })
  expect(texts().filter((text) => text.includes('/*'))).toEqual([])
  sent.mockClear()
  const answer = await ask('mutation ($id: ID!) { updateProduct(id: $id, input: { price: 90 }) { price } }', token, {
    id,
  })

  expect(answer.json()).toMatchObject({ data: { updateProduct: { price: 90 } } })
  const requestId = logged().at(-1)?.requestId
  const update = texts().find((text) => text.startsWith('UPDATE'))
  expect(update).toContain(`/* ${requestId} */`)
})
