import { AuditEntry } from '../audit/audit-entry.entity.js'
import { freshEmail, signInByGoogle, withClaims } from '../testing/emulator.js'
import { buildAdmin } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { deviceOf } from './device.js'
import { Role } from './role.js'
import { User } from './user.entity.js'
import { UserSession } from './user-session.entity.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:120.0) Gecko/20100101 Firefox/120.0'

const ask = async (query: string, token: string | null, { variables = {}, userAgent = desk } = {}) => {
  const headers = { 'user-agent': userAgent, ...(token !== null && { authorization: `Bearer ${token}` }) }
  const answer = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
  return answer.json()
}
const enter = async (idToken: string, userAgent: string): Promise<string> => {
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }'
  const answer = await ask(query, null, { variables: { input: { idToken, name: 'Amina' } }, userAgent })
  return answer.data.signIn.accessToken
}
const now = () => Math.floor(Date.now() / 1000)

/** Somebody who is logged in on a phone and, since a minute later, at a desk. */
const onTwoDevices = async () => {
  const email = freshEmail()
  const { idToken } = await signInByGoogle(email)
  const onPhone = await enter(withClaims(idToken, { auth_time: now() - 60 }), phone)
  return { email, onPhone, atDesk: await enter(idToken, desk) }
}
const list = async (token: string) => {
  const { data } = await ask('{ mySessions { id browser system loggedInAt renewedAt isCurrent } }', token)
  return data.mySessions
}
const isIn = async (token: string) => (await ask('{ me { id } }', token)).errors === undefined
const end = (id: string, token: string) =>
  ask('mutation ($id: ID!) { endSession(id: $id) }', token, { variables: { id } })

test('people see where they are logged in, and end one of these log-ins', async () => {
  const { onPhone, atDesk } = await onTwoDevices()
  const sessions = await list(atDesk)
  expect(sessions).toMatchObject([
    { browser: 'Firefox', system: 'Windows', isCurrent: true },
    { browser: 'Chrome', system: 'Android', isCurrent: false },
  ])

  expect(await end(sessions[1].id, atDesk)).toMatchObject({ data: { endSession: true } })

  expect([await isIn(onPhone), await isIn(atDesk)]).toEqual([false, true])
  expect(await list(atDesk)).toHaveLength(1)
  expect(await end(sessions[1].id, atDesk)).toMatchObject({ data: { endSession: false } })
})

test('nobody ends or sees a session of somebody else', async () => {
  const [mine, theirs] = [await onTwoDevices(), await onTwoDevices()]
  const [{ id }] = await list(theirs.atDesk)

  expect(await end(id, mine.atDesk)).toMatchObject({ data: { endSession: false } })

  expect(await isIn(theirs.atDesk)).toBe(true)
  expect(await list(mine.atDesk)).toHaveLength(2)
})

test('sessions that could not be renewed any more are not listed', async () => {
  const { email, atDesk } = await onTwoDevices()
  const { id } = await server.db.findOneByOrFail(User, { email })
  const change = (sql: string) =>
    server.db.query(`UPDATE user_session SET ${sql} WHERE "userId" = $1 AND browser = 'Chrome'`, [id])

  await change(`"renewedAt" = now() - interval '8 days'`)
  expect(await list(atDesk)).toHaveLength(1)
  await change(`"renewedAt" = now(), "loggedInAt" = now() - interval '31 days'`)
  expect(await list(atDesk)).toHaveLength(1)
  expect(await server.db.countBy(UserSession, { userId: id })).toBe(2)
})

const logOut = 'mutation ($id: ID!) { logOutUser(id: $id) }'

test('an admin ends all sessions of a shopper whose phone was stolen, and the log says so', async () => {
  const { email, onPhone, atDesk } = await onTwoDevices()
  const [{ id }, admin] = [await server.db.findOneByOrFail(User, { email }), await buildAdmin(server.db)]

  expect(await server.graphql(logOut, { id }, admin)).toMatchObject({ data: { logOutUser: true } })

  expect([await isIn(onPhone), await isIn(atDesk)]).toEqual([false, false])
  expect(await server.db.findBy(AuditEntry, { actorId: admin.id })).toMatchObject([
    { act: 'logOutUser', noun: 'USER', thingId: id, before: null, after: null },
  ])
  const nobody = { id: crypto.randomUUID() }
  expect(await server.graphql(logOut, nobody, admin)).toMatchObject({ data: { logOutUser: false } })
})

test('only an owner ends the sessions of somebody who works in the shop', async () => {
  const [owner, admin, staff] = [
    await buildAdmin(server.db),
    await buildAdmin(server.db, { role: Role.ADMIN }),
    await buildAdmin(server.db, { role: Role.STAFF }),
  ]

  const refused = await server.graphql(logOut, { id: staff.id }, admin)
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect(await server.graphql(logOut, { id: admin.id }, admin)).toMatchObject({ data: { logOutUser: true } })
  expect(await server.graphql(logOut, { id: staff.id }, owner)).toMatchObject({ data: { logOutUser: true } })
})

test.each([
  ['no name', null, { browser: null, system: null }],
  ['an empty name', '', { browser: null, system: null }],
  ['a name without end', 'x'.repeat(10_000), { browser: null, system: null }],
  ['the name of a phone', phone, { browser: 'Chrome', system: 'Android' }],
])('of a device that tells %s it is known what can be known', (_, userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device)
})
