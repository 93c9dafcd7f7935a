import { SignJWT } from 'jose'
import { createAccessTokens } from './access-token.js'

const secret = 'a secret for tests, of more than 32 bytes'
const tokens = createAccessTokens(secret)

const sign = (claims: { typ?: string; audience?: string; expires?: string; key?: string; subject?: string }) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: claims.typ ?? 'at+jwt' })
    .setIssuer('sunnah-store')
    .setAudience(claims.audience ?? 'sunnah-store-api')
    .setExpirationTime(claims.expires ?? '15m')
    .setSubject(claims.subject ?? 'somebody')
    .sign(new TextEncoder().encode(claims.key ?? secret))

test('a token names its user for 15 minutes', async () => {
  const { accessToken, expiresAt } = await tokens.issue('amina')

  expect(await tokens.verify(accessToken)).toMatchObject({ userId: 'amina' })
  expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(14 * 60_000)
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000)
})

test('a token that was good before is refused once its end has come', async () => {
  const { accessToken, expiresAt } = await tokens.issue('amina')
  await tokens.verify(accessToken)
  const clock = jest.spyOn(Date, 'now').mockReturnValue(expiresAt.getTime() - 1)
  const before = tokens.verify(accessToken)
  await expect(before).resolves.toMatchObject({ userId: 'amina' })
  jest.useFakeTimers({ now: expiresAt, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  clock.mockRestore()

  await expect(tokens.verify(accessToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  jest.useRealTimers()
})

test.each([
  ['signed with another key', { key: 'another secret, of more than 32 bytes too' }],
  ['made for something else', { audience: 'another-api' }],
  ['of another purpose', { typ: 'JWT' }],
  ['past its end', { expires: '1 minute ago' }],
])('a token %s is refused', async (_, claims) => {
  await expect(tokens.verify(await sign(claims))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a token without a signature is refused', async () => {
  const [, claims] = (await sign({})).split('.')
  const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')

  await expect(tokens.verify(`${header}.${claims}.`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
