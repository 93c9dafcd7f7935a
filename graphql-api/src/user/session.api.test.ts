import { once } from 'node:events'
import { queryRow } from '../database/query-rows.js'
import { freshEmail, signInByGoogle, signUpAtEmulator, withClaims } from '../testing/emulator.js'
import { buildAdmin, buildShopper } from '../testing/factories.js'
import { openSocket } from '../testing/listener.js'
import { sessionOf } from '../testing/session-of.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { within } from '../testing/within.js'
import { deviceOf } from './device.js'
import { Role } from './role.js'
import { deleteOldSessions, endAllSessions, openSession } from './session.service.js'
import { User } from './user.entity.js'
import { UserSession } from './user-session.entity.js'

let server: TestServer
/** Another process of the same shop. */
let other: TestServer
beforeAll(async () => {
  server = await openTestServer()
  other = await openTestServer({ beside: server })
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const MINUTE = 60
const DAY = 86_400
const now = () => Math.floor(Date.now() / 1000)

const ask = async (query: string, token: string | null, variables: object = {}, at = server) => {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const answer = await at.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
  return answer.json()
}
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK'

const enter = (idToken: string, token: string | null = null) =>
  ask('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken user { id } } }', token, {
    input: { idToken, name: 'Amina' },
  })
const tokenOf = (answer: { data: { signIn: { accessToken: string } } }) => answer.data.signIn.accessToken
const me = async (token: string, at = server) => codeOf(await ask('{ me { id } }', token, {}, at))

/** Somebody with two log-ins: an ID token of each, and the access token that it was exchanged for. */
const enterTwice = async () => {
  const email = freshEmail()
  const { idToken } = await signInByGoogle(email)
  const idTokens = [withClaims(idToken, { auth_time: now() - MINUTE }), idToken] as const
  return {
    email,
    idTokens,
    tokens: [tokenOf(await enter(idTokens[0])), tokenOf(await enter(idTokens[1]))] as const,
  }
}
/** The ID token that the identity service would give for the same log-in later. */
const renewed = (idToken: string) => withClaims(idToken, { iat: now() - 1, jti: 'renewed' })

test('whoever logs out is out, at every server and for good, and their other devices are not', async () => {
  const { idTokens, tokens } = await enterTwice()
  expect([await me(tokens[0], other), await me(tokens[1])]).toEqual(['OK', 'OK'])

  expect(await ask('mutation { logOut }', tokens[0])).toMatchObject({ data: { logOut: true } })

  expect([await me(tokens[0]), await me(tokens[0], other)]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED'])
  expect(codeOf(await enter(renewed(idTokens[0])))).toBe('UNAUTHENTICATED')
  expect(await me(tokens[1], other)).toBe('OK')
  expect(codeOf(await enter(renewed(idTokens[1])))).toBe('OK')
})

test('whoever logs out everywhere is out on all devices, and comes in again by logging in', async () => {
  const { email, idTokens, tokens } = await enterTwice()

  expect(await ask('mutation { logOutEverywhere }', tokens[1])).toMatchObject({ data: { logOutEverywhere: true } })

  for (const token of tokens) expect(await me(token, other)).toBe('UNAUTHENTICATED')
  for (const idToken of idTokens) expect(codeOf(await enter(renewed(idToken)))).toBe('UNAUTHENTICATED')
  const again = withClaims((await signInByGoogle(email)).idToken, { auth_time: now() + 1 })
  expect(codeOf(await enter(again))).toBe('OK')
})

test('a log-in that the shop has not seen yet ends with the others', async () => {
  const { email, tokens } = await enterTwice()
  const unseen = withClaims((await signInByGoogle(email)).idToken, { auth_time: now() - 2 })

  await ask('mutation { logOutEverywhere }', tokens[0])

  expect(codeOf(await enter(unseen))).toBe('UNAUTHENTICATED')
})

test('the identity service ends them too, which alone knows of those that the shop has never seen', async () => {
  const { id, uid } = await buildShopper(server.db)
  const endLogIns = jest.fn(async () => {})
  const identity = {
    holderOf: jest.fn(),
    verifyIdToken: jest.fn(),
    knows: jest.fn(),
    deleteAccount: jest.fn(),
    endLogIns,
  }

  await endAllSessions(server.db, identity, id)

  expect(endLogIns.mock.calls).toEqual([[uid]])
})

test('an ID token is exchanged once, however many send it at the same moment', async () => {
  const { idToken } = await signUpAtEmulator(freshEmail())

  const codes = (await Promise.all([1, 2, 3].map(() => enter(idToken)))).map(codeOf)

  expect(codes.sort()).toEqual(['ID_TOKEN_USED', 'ID_TOKEN_USED', 'OK'])
  expect(codeOf(await enter(renewed(idToken)))).toBe('OK')
})

test('an ID token is the same one however its signature is written', async () => {
  const user = await buildShopper(server.db)
  const verified = {
    uid: user.uid,
    email: user.email,
    emailVerified: true,
    phone: null,
    loggedInBy: 'password',
    ...deviceOf(null),
  }
  const open = (idToken: string) => {
    const times = { loggedInAt: new Date(), expiresAt: new Date(Date.now() + MINUTE * 1000) }
    return openSession(server.db, user, { ...verified, ...times, idToken }, null)
  }
  await open('header.payload.c2lnbg')

  await expect(open('header.payload.c2lnbh')).rejects.toMatchObject({ code: 'ID_TOKEN_USED' })
  await expect(open('header.another.c2lnbg')).resolves.toMatchObject({ id: expect.any(String) })
})

test('one that was refused for another reason can be sent again', async () => {
  const email = freshEmail()
  const { idToken } = await signUpAtEmulator(email)
  const holder = await signUpAtEmulator(freshEmail())
  const { id } = await server.db.save(User, { uid: holder.uid, email, name: 'Yusuf' })
  expect(codeOf(await enter(idToken))).toBe('EMAIL_IN_USE')

  await server.db.delete(User, { id })

  expect(codeOf(await enter(idToken))).toBe('OK')
})

test('a log-in ends after 30 days, and after 7 without being renewed', async () => {
  const { idToken } = await signInByGoogle(freshEmail())
  const loggedIn = (days: number, jti: string) => withClaims(idToken, { auth_time: now() - days * DAY, jti })

  expect(codeOf(await enter(loggedIn(31, 'a')))).toBe('UNAUTHENTICATED')
  const kept = loggedIn(29, 'b')
  expect(codeOf(await enter(kept))).toBe('OK')
  await server.db.query(`UPDATE user_session SET "renewedAt" = now() - interval '6 days'`)
  expect(codeOf(await enter(withClaims(kept, { jti: 'c' })))).toBe('OK')
  await server.db.query(`UPDATE user_session SET "renewedAt" = now() - interval '8 days'`)
  await deleteOldSessions(server.db)
  expect(codeOf(await enter(withClaims(kept, { jti: 'd' })))).toBe('UNAUTHENTICATED')
})

test('what is of no use any more is forgotten', async () => {
  const { idToken } = await signUpAtEmulator(freshEmail())
  await enter(idToken)
  await server.db.query(`UPDATE user_session SET "loggedInAt" = "loggedInAt" - interval '32 days'`)
  await server.db.query(`UPDATE used_id_token SET "expiresAt" = now() - interval '1 second'`)

  await deleteOldSessions(server.db)

  const left = await queryRow(
    server.db,
    'SELECT (SELECT count(*)::int FROM user_session) AS sessions, (SELECT count(*)::int FROM used_id_token) AS tokens',
  )
  expect(left).toEqual({ sessions: 0, tokens: 0 })
})

test('an owner makes admins only soon after a log-in, and the log-in before that one ends', async () => {
  const email = freshEmail()
  const { idToken } = await signInByGoogle(email)
  const before = tokenOf(await enter(withClaims(idToken, { auth_time: now() - 11 * MINUTE })))
  await server.db.update(User, { email }, { role: Role.OWNER })
  const make = (token: string) => ask(`mutation { makeAdminByEmail(email: "${email}") }`, token)
  const { id } = await server.db.findOneByOrFail(User, { email })
  const makeById = ask(`mutation { makeAdmin(id: "${id}") }`, before)

  const setRole = `mutation { setRole(id: "${crypto.randomUUID()}", role: STAFF) { role } }`

  for (const answer of [await make(before), await makeById])
    expect(answer.errors[0].extensions).toEqual({ code: 'REAUTHENTICATE', details: { maxAge: 600 } })
  expect(codeOf(await ask(setRole, before))).toBe('REAUTHENTICATE')

  const after = tokenOf(await enter(idToken, before))
  expect(await make(after)).toMatchObject({ data: { makeAdminByEmail: false } })
  expect(await me(before)).toBe('UNAUTHENTICATED')
})

/** A connection that the server has taken. */
const connected = async (at: TestServer, token: string) => {
  const socket = await openSocket(at)
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }))
  await within(once(socket, 'message'))
  return socket
}

test.each([
  ['logged out', (_: User, token: string) => ask('mutation { logOut }', token)],
  ['was removed', ({ id }: User) => server.db.delete(User, { id })],
  ['may do less than before', ({ id }: User) => server.db.update(User, { id }, { role: Role.STAFF })],
  ['is no longer an admin', ({ id }: User) => server.db.update(User, { id }, { role: Role.SHOPPER })],
])('the connections of somebody who %s close at once, at every server', async (_, end) => {
  const admin = await buildAdmin(server.db)
  const session = sessionOf(admin)
  await server.db.insert(UserSession, { id: session.sessionId, userId: admin.id, loggedInAt: session.loggedInAt })
  const { accessToken } = await server.accessTokens.issue(session)
  const sockets = [await connected(server, accessToken), await connected(other, accessToken)]
  const bystander = await connected(other, await server.tokenOf(await buildAdmin(server.db)))
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')))

  await end(admin, accessToken)

  for (const [code] of await within(closed)) expect(code).toBe(4403)
  expect(bystander.readyState).toBe(bystander.OPEN)
})
