import { banglaDigits } from '@sunnah-store/schema/digits'
import { Secret, TOTP } from 'otpauth'
import { AuditEntry } from '../../audit/audit-entry.entity.js'
import {
  changeAtEmulator,
  freshEmail,
  freshPhone,
  signInByGoogle,
  signInByPhone,
  signUpAtEmulator,
  withClaims,
} from '../../testing/emulator.js'
import { buildAdmin, buildShopper } from '../../testing/factories.js'
import { listen } from '../../testing/listener.js'
import { sessionOf } from '../../testing/session-of.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { within } from '../../testing/within.js'
import { Role } from '../role.js'
import { User } from '../user.entity.js'
import { createSealing } from './sealing.js'
import { SecondFactor } from './second-factor.entity.js'
import { confirmSecondFactor } from './second-factor.service.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const now = () => Math.floor(Date.now() / 1000)

const ask = async (query: string, token: string | null, variables: object = {}) => {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  return (await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json()
}
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK'

const enter = (idToken: string, secondFactor?: string, formerToken?: string) =>
  ask('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken user { secondFactorSince } } }', null, {
    input: { idToken, name: 'Amina', secondFactor, formerToken },
  })
const tokenOf = (answer: { data: { signIn: { accessToken: string } } }) => answer.data.signIn.accessToken
const withCode = (field: string) => (token: string, code: string) =>
  ask(`mutation ($code: String!) { ${field}(code: $code) }`, token, { code })
const enable = withCode('enableSecondFactor')
const disable = withCode('disableSecondFactor')
const renew = withCode('renewRecoveryCodes')
const begin = (token: string) => ask('mutation { beginSecondFactor { secret uri } }', token)
const isIn = async (token: string) => codeOf(await ask('{ me { id } }', token)) === 'OK'

/** What an app shows, some steps of 30 seconds from now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Somebody with a second factor, logged in with it. */
const withSecondFactor = async () => {
  const email = freshEmail()
  const { idToken } = await signInByGoogle(email)
  const token = tokenOf(await enter(withClaims(idToken, { auth_time: now() - 60 })))
  const { secret } = (await begin(token)).data.beginSecondFactor
  // The tests take the codes after it: a step may end meanwhile.
  const { enableSecondFactor: recovery } = (await enable(token, shown(secret))).data
  return { email, idToken, token, secret, recovery: recovery as string[] }
}

test('once it is on, a new log-in needs a code, and every other session has ended', async () => {
  const { idToken } = await signInByGoogle(freshEmail())
  const others = withClaims(idToken, { auth_time: now() - 120 })
  const other = tokenOf(await enter(others))
  const own = withClaims(idToken, { auth_time: now() - 60 })
  const token = tokenOf(await enter(own))
  const { secret, uri } = (await begin(token)).data.beginSecondFactor
  expect(uri).toContain(`secret=${secret}`)
  expect(await isIn(other)).toBe(true)

  expect((await enable(token, shown(secret))).data.enableSecondFactor).toHaveLength(10)

  expect([await isIn(token), await isIn(other)]).toEqual([true, false])
  expect(codeOf(await enter(withClaims(own, { jti: 'renewed' }), undefined, token))).toBe('OK')
  expect(codeOf(await enter(withClaims(others, { jti: 'renewed' })))).toBe('UNAUTHENTICATED')
  expect(codeOf(await enter(idToken))).toBe('SECOND_FACTOR_REQUIRED')
  expect(codeOf(await enter(idToken, '000000'))).toBe('SECOND_FACTOR_REFUSED')
  // The ID token was not exchanged so far.
  const entered = await enter(idToken, shown(secret, 1))
  expect(await isIn(tokenOf(entered))).toBe(true)
  expect(entered.data.signIn.user.secondFactorSince).toEqual(expect.any(String))
  expect((await ask('{ me { secondFactorSince } recoveryCodesLeft }', token)).data).toEqual({
    me: entered.data.signIn.user,
    recoveryCodesLeft: 10,
  })
})

test('whoever knows the password and logs in at the very same second shares no session without a code', async () => {
  const { idToken, secret } = await withSecondFactor()
  const { token: ofAnother } = await withSecondFactor()
  const token = tokenOf(await enter(idToken, shown(secret, 1)))
  const sameSecond = () => withClaims(idToken, { jti: crypto.randomUUID() })

  expect(codeOf(await enter(sameSecond()))).toBe('SECOND_FACTOR_REQUIRED')
  expect(codeOf(await enter(sameSecond(), undefined, ofAnother))).toBe('SECOND_FACTOR_REQUIRED')
  expect(codeOf(await enter(sameSecond(), undefined, `${token}x`))).toBe('SECOND_FACTOR_REQUIRED')

  jest.useFakeTimers({ now: Date.now() + 20 * 60_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  const renewal = await enter(sameSecond(), undefined, token)
  jest.useRealTimers()
  expect(codeOf(renewal)).toBe('OK')
})

test('whoever is logged in needs no code to log in once more, until that session has ended', async () => {
  const { idToken, token } = await withSecondFactor()
  const later = (seconds: number) => withClaims(idToken, { auth_time: now() + seconds })

  const again = await enter(later(1), undefined, token)
  expect(codeOf(again)).toBe('OK')
  // One log-in, not two: whose token it was would see that somebody else has come by it.
  expect(await isIn(token)).toBe(false)
  await ask('mutation { logOut }', tokenOf(again))

  expect(codeOf(await enter(later(2), undefined, tokenOf(again)))).toBe('SECOND_FACTOR_REQUIRED')
})

test('a code is good once, however it is spaced and in whatever digits, and so is a recovery code', async () => {
  const { token, secret, recovery } = await withSecondFactor()
  const [first = '', second = ''] = recovery
  const code = shown(secret, 1)

  expect(codeOf(await renew(token, ` ${banglaDigits(code.slice(0, 3))} ${code.slice(3)}`))).toBe('OK')
  expect(codeOf(await renew(token, code))).toBe('SECOND_FACTOR_REFUSED')
  // Older than one that was taken.
  expect(codeOf(await renew(token, shown(secret)))).toBe('SECOND_FACTOR_REFUSED')
  // Those of before are gone with the renewal.
  expect(codeOf(await renew(token, first))).toBe('SECOND_FACTOR_REFUSED')

  const { recovery: others, token: theirs } = await withSecondFactor()
  expect(codeOf(await disable(theirs, second))).toBe('SECOND_FACTOR_REFUSED')
  const { idToken } = await signInByGoogle(freshEmail())
  expect(codeOf(await enter(idToken))).toBe('OK')
  const [used = '', next = ''] = others
  expect(codeOf(await renew(theirs, used.toLowerCase().replace('-', ' ')))).toBe('OK')
  expect(codeOf(await renew(theirs, next))).toBe('SECOND_FACTOR_REFUSED')
})

test('a recovery code lets its owner in once, and one less is left', async () => {
  const { idToken, recovery, token } = await withSecondFactor()
  const [code = ''] = recovery

  expect(codeOf(await enter(idToken, code))).toBe('OK')

  const again = withClaims(idToken, { auth_time: now() + 1 })
  expect(codeOf(await enter(again, code))).toBe('SECOND_FACTOR_REFUSED')
  expect((await ask('{ recoveryCodesLeft }', token)).data).toEqual({ recoveryCodesLeft: 9 })
})

test('of several log-ins with one code at the same moment, one gets in', async () => {
  const { idToken, secret } = await withSecondFactor()
  const code = shown(secret, 1)

  const entered = await Promise.all(
    [1, 2, 3].map((second) => enter(withClaims(idToken, { auth_time: now() + second }), code)),
  )

  expect(entered.map(codeOf).sort()).toEqual(['OK', 'SECOND_FACTOR_REFUSED', 'SECOND_FACTOR_REFUSED'])
})

test('codes are not guessed: after ten in six hours the right one is refused too', async () => {
  const { idToken, secret } = await withSecondFactor()
  // One was taken to enable it.
  for (let tried = 1; tried < 10; tried++) expect(codeOf(await enter(idToken, '000000'))).toBe('SECOND_FACTOR_REFUSED')

  const { errors } = await enter(idToken, shown(secret, 1))

  expect(errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', details: { limit: 'secondFactor' } })
})

test('whoever could be anybody, has one already or logged in long ago begins none', async () => {
  const { idToken } = await signUpAtEmulator(freshEmail())
  expect(codeOf(await begin(tokenOf(await enter(idToken))))).toBe('EMAIL_NOT_CONFIRMED')
  const byPhone = await signInByPhone(freshPhone())
  expect(codeOf(await begin(tokenOf(await enter(byPhone.idToken))))).toBe('OK')

  const { token, secret, idToken: again } = await withSecondFactor()
  expect(codeOf(await begin(token))).toBe('SECOND_FACTOR_ON')
  expect(codeOf(await enable(token, shown(secret, 1)))).toBe('SECOND_FACTOR_ON')
  const old = await enter(withClaims(again, { auth_time: now() - 700 }), shown(secret, 1))
  expect(codeOf(await begin(tokenOf(old)))).toBe('REAUTHENTICATE')
})

test('nothing is asked for before it was shown that the app makes the right codes', async () => {
  const { idToken } = await signInByGoogle(freshEmail())
  const token = tokenOf(await enter(idToken))
  expect(codeOf(await enable(token, '123456'))).toBe('NOT_FOUND')
  const { secret } = (await begin(token)).data.beginSecondFactor
  await begin(token)

  // Of the secret of before, and two steps old.
  expect(codeOf(await enable(token, shown(secret)))).toBe('SECOND_FACTOR_REFUSED')
  const { secret: again } = (await begin(token)).data.beginSecondFactor
  expect(codeOf(await enable(token, shown(again, -2)))).toBe('SECOND_FACTOR_REFUSED')

  expect(codeOf(await enter(withClaims(idToken, { auth_time: now() + 1 })))).toBe('OK')
  expect(codeOf(await disable(token, '123456'))).toBe('NOT_FOUND')
  expect(codeOf(await renew(token, '123456'))).toBe('NOT_FOUND')
})

test('it is turned off with a code only, and then no log-in needs one', async () => {
  const { idToken, token, secret } = await withSecondFactor()
  expect(codeOf(await disable(token, '000000'))).toBe('SECOND_FACTOR_REFUSED')

  expect(await disable(token, shown(secret, 1))).toMatchObject({ data: { disableSecondFactor: true } })

  expect(codeOf(await enter(idToken))).toBe('OK')
  expect((await ask('{ me { secondFactorSince } recoveryCodesLeft }', token)).data).toEqual({
    me: { secondFactorSince: null },
    recoveryCodesLeft: 0,
  })
})

test('an owner takes it away from somebody who has lost the phone, and the log says so', async () => {
  const { email, idToken, token } = await withSecondFactor()
  const { id } = await server.db.findOneByOrFail(User, { email })
  const [owner, admin] = [await buildAdmin(server.db), await buildAdmin(server.db, { role: Role.ADMIN })]
  const reset = (user: User, whose = id) =>
    server.graphql('mutation ($id: ID!) { resetSecondFactor(id: $id) }', { id: whose }, user)
  expect((await reset(admin)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await reset(owner, owner.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')

  const longAgo = { ...sessionOf(owner), loggedInAt: new Date(Date.now() - 700_000) }
  const { accessToken } = await server.accessTokens.issue(longAgo)
  const field = 'mutation ($id: ID!) { resetSecondFactor(id: $id) }'
  expect(codeOf(await ask(field, accessToken, { id }))).toBe('REAUTHENTICATE')

  expect(await reset(owner)).toMatchObject({ data: { resetSecondFactor: true } })

  // Whoever found the phone is logged in on it no longer.
  expect(await isIn(token)).toBe(false)
  expect(codeOf(await enter(idToken))).toBe('OK')
  expect(await reset(owner)).toMatchObject({ data: { resetSecondFactor: false } })
  expect(await server.db.findBy(AuditEntry, { actorId: owner.id })).toMatchObject([
    { act: 'resetSecondFactor', noun: 'USER', thingId: id, after: { secondFactorSince: null } },
  ])
})

test('whoever opened an account with an address of somebody else locks its holder out with none', async () => {
  const email = freshEmail()
  const account = await signUpAtEmulator(email)
  const squatter = tokenOf(await enter((await signInByPhone(freshPhone(), { idToken: account.idToken })).idToken))
  expect(codeOf(await begin(squatter))).toBe('EMAIL_NOT_CONFIRMED')
  // Nor with an address that comes after it was begun.
  await server.db.update(User, { email }, { email: null })
  const { secret } = (await begin(squatter)).data.beginSecondFactor
  await server.db.update(User, { uid: account.uid }, { email })

  expect(codeOf(await enable(squatter, shown(secret)))).toBe('EMAIL_NOT_CONFIRMED')
})

test('whoever adds their own address to an account without one comes not around its second factor', async () => {
  const phone = freshPhone()
  const account = await signInByPhone(phone)
  const token = tokenOf(await enter(account.idToken))
  const { secret } = (await begin(token)).data.beginSecondFactor
  expect(codeOf(await enable(token, shown(secret)))).toBe('OK')

  const linked = { email: freshEmail(), email_verified: true, auth_time: now() + 60 }
  const byGoogle = { ...linked, firebase: { sign_in_provider: 'google.com', identities: {} } }

  expect(codeOf(await enter(withClaims(account.idToken, byGoogle)))).toBe('SECOND_FACTOR_REQUIRED')
  // Nor once a renewal has told the shop of it.
  const renewal = withClaims(account.idToken, { email: linked.email, email_verified: false, jti: 'renewal' })
  expect(codeOf(await enter(renewal, undefined, token))).toBe('OK')
  expect(codeOf(await enter(withClaims(account.idToken, { ...byGoogle, jti: 'again' })))).toBe('SECOND_FACTOR_REQUIRED')
  expect(await isIn(token)).toBe(true)
})

test('whoever deletes an account at the identity service and opens it anew comes not around its second factor', async () => {
  const { email } = await withSecondFactor()
  const { uid } = await server.db.findOneByOrFail(User, { email })
  await changeAtEmulator(uid, 'delete')
  const { idToken } = await signInByGoogle(email)

  expect(codeOf(await enter(withClaims(idToken, { auth_time: now() + 1 })))).toBe('EMAIL_IN_USE')

  expect(await server.db.findOneByOrFail(User, { uid })).toMatchObject({ email })
})

test('over REST a code is sent in the body', async () => {
  const { email, idToken, secret } = await withSecondFactor()
  const put = (body: object) =>
    server.rest('PUT', `/user/${email}`, null, { headers: { authorization: `Bearer ${idToken}` }, body })
  expect(await put({ name: 'Amina' })).toMatchObject({
    status: 401,
    body: { error: { code: 'SECOND_FACTOR_REQUIRED' } },
  })

  expect(await put({ name: 'Amina', secondFactor: shown(secret, 1) })).toMatchObject({ status: 200 })
})

describe('where rights need one', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await openTestServer({ beside: server, rightsNeedSecondFactor: true })
  })
  afterAll(() => strict.close())

  const mine = '{ me { role isAdmin needsSecondFactor } }'
  const users = '{ users { total } }'

  test('an owner without one is a shopper, over GraphQL, REST and WebSockets, until it is set up', async () => {
    const owner = await buildAdmin(server.db, { emailVerified: true })
    const resting = { role: 'SHOPPER', isAdmin: false, needsSecondFactor: true }
    expect(await strict.graphql(mine, {}, owner)).toMatchObject({ data: { me: resting } })
    expect((await strict.graphql(users, {}, owner)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect(await strict.rest('GET', '/user', owner)).toMatchObject({ status: 403 })
    const { closed } = await listen(strict, owner)
    expect(await within(closed)).toMatchObject({ code: 4403 })

    const set = await strict.graphql<{ beginSecondFactor: { secret: string } }>(
      'mutation { beginSecondFactor { secret } }',
      {},
      owner,
    )
    const code = shown(set.data?.beginSecondFactor.secret ?? '')
    await strict.graphql('mutation ($code: String!) { enableSecondFactor(code: $code) }', { code }, owner)

    expect(await server.db.findBy(AuditEntry, { thingId: owner.id })).toMatchObject([
      { actorId: null, noun: 'USER', before: { secondFactorSince: null } },
    ])
    const working = { role: 'OWNER', isAdmin: true, needsSecondFactor: false }
    expect(await strict.graphql(mine, {}, owner)).toMatchObject({ data: { me: working } })
    expect(await strict.rest('GET', '/user', owner)).toMatchObject({ status: 200 })
  })

  test('a log-in says so too, and a shopper needs none', async () => {
    const { idToken, uid } = await signInByGoogle(freshEmail())
    const signIn = (jti: string) =>
      strict.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { user { role needsSecondFactor } } }', {
        input: { idToken: withClaims(idToken, { jti }), name: 'Amina' },
      })
    const shopper = { role: 'SHOPPER', needsSecondFactor: false }
    expect(await signIn('first')).toMatchObject({ data: { signIn: { user: shopper } } })
    await server.db.update(User, { uid }, { role: Role.STAFF })

    expect(await signIn('second')).toMatchObject({
      data: { signIn: { user: { role: 'SHOPPER', needsSecondFactor: true } } },
    })
    expect(await server.db.findOneByOrFail(User, { uid })).toMatchObject({ role: 'STAFF' })
  })
})

describe('in the database', () => {
  const services = { sealing: createSealing('x'.repeat(32)), limit: () => undefined }
  const confirm = (user: User, code: string, { sealing } = services) =>
    confirmSecondFactor(server.db, { ...services, sealing }, user.id, code)

  test('no secret can be read, nor moved to another account', async () => {
    const { email, secret } = await withSecondFactor()
    const theirs = await server.db.findOneByOrFail(SecondFactor, { user: { email } })
    expect(theirs.secret.includes(secret)).toBe(false)
    expect(theirs.secret.includes(Buffer.from(Secret.fromBase32(secret).buffer))).toBe(false)

    const mine = await withSecondFactor()
    await server.db.query('UPDATE second_factor SET secret = $1 WHERE "userId" <> $2', [theirs.secret, theirs.userId])

    expect(codeOf(await enter(mine.idToken, shown(secret, 1)))).toBe('UNAVAILABLE')
    const [recovery = ''] = mine.recovery
    expect(codeOf(await enter(mine.idToken, recovery))).toBe('OK')
  })

  test('a secret outlives the one it is sealed with, once somebody has logged in', async () => {
    const user = await buildShopper(server.db)
    const { base32 } = new Secret()
    const [old, next] = ['o'.repeat(32), 'n'.repeat(32)]
    await server.db.insert(SecondFactor, { userId: user.id, secret: createSealing(old).seal(base32, user.id) })

    await expect(confirm(user, shown(base32), { ...services, sealing: createSealing(next) })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    })
    await confirm(user, shown(base32), { ...services, sealing: createSealing(next, [old]) })

    await confirm(user, shown(base32, 1), { ...services, sealing: createSealing(next) })
  })
})
