import { decodeProtectedHeader, SignJWT } from 'jose'
import { createAccessTokens } from './access-token.js'

const secret = 'a secret for tests, of more than 32 bytes'
const tokens = createAccessTokens(secret)

const session = { userId: 'amina', sessionId: 'session-1', loggedInAt: new Date('2026-11-22T08:00:00Z') }

const kidOf = (token: string) => decodeProtectedHeader(token).kid ?? ''

interface Given {
  alg?: string
  typ?: string
  issuer?: string
  audience?: string
  expires?: string
  key?: string
  kid?: string
}

const sign = async (claims: Given) =>
  new SignJWT({ sid: 'session-1', auth_time: 1 })
    .setProtectedHeader({
      alg: claims.alg ?? 'HS256',
      typ: claims.typ ?? 'at+jwt',
      kid: claims.kid ?? kidOf((await tokens.issue(session)).accessToken),
    })
    .setIssuer(claims.issuer ?? 'sunnah-store')
    .setAudience(claims.audience ?? 'sunnah-store-api')
    .setExpirationTime(claims.expires ?? '15m')
    .setSubject('somebody')
    .sign(new TextEncoder().encode(claims.key ?? secret))

test('a token names its user and session for 15 minutes', async () => {
  const { accessToken, expiresAt } = await tokens.issue(session)

  expect(await tokens.verify(accessToken)).toMatchObject(session)
  expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(14 * 60_000)
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000)
})

test('a token that was good before is refused once its end has come', async () => {
  const { accessToken, expiresAt } = await tokens.issue(session)
  await tokens.verify(accessToken)
  const clock = jest.spyOn(Date, 'now').mockReturnValue(expiresAt.getTime() - 1)
  const before = tokens.verify(accessToken)
  await expect(before).resolves.toMatchObject(session)
  jest.useFakeTimers({ now: expiresAt, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  clock.mockRestore()

  await expect(tokens.verify(accessToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  jest.useRealTimers()
})

test.each([
  ['signed with another key', { key: 'another secret, of more than 32 bytes too' }],
  ['that names a key which nobody has', { kid: 'unknown' }],
  ['signed in another way', { alg: 'HS512' }],
  ['of another issuer', { issuer: 'another-shop' }],
  ['made for something else', { audience: 'another-api' }],
  ['of another purpose', { typ: 'JWT' }],
  ['past its end', { expires: '1 minute ago' }],
])('a token %s is refused', async (_, claims) => {
  await expect(tokens.verify(await sign(claims))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a token with anything behind it is refused', async () => {
  const { accessToken } = await tokens.issue(session)

  for (const more of ['=', '==', '!', '\n'])
    await expect(tokens.verify(accessToken + more)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a token without a signature is refused', async () => {
  const token = await sign({})
  const [, claims] = token.split('.')
  const header = Buffer.from(JSON.stringify({ ...decodeProtectedHeader(token), alg: 'none' })).toString('base64url')

  await expect(tokens.verify(`${header}.${claims}.`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a token signed with a secret that is being changed is taken, and one of a secret that is gone is not', async () => {
  const next = createAccessTokens('the next secret, of more than 32 bytes', [secret])
  const [old, fresh] = [await tokens.issue(session), await next.issue(session)]

  expect(await next.verify(old.accessToken)).toMatchObject(session)
  expect(await next.verify(fresh.accessToken)).toMatchObject(session)
  expect(kidOf(fresh.accessToken)).not.toBe(kidOf(old.accessToken))
  await expect(tokens.verify(fresh.accessToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
