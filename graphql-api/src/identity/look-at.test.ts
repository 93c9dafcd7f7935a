import { DomainError } from '../errors.js'
import { limitOf } from '../limits/limit.js'
import { policies } from '../limits/policies.js'
import { RateLimiter } from '../limits/rate-limiter.js'
import type { Identity, VerifiedIdentity } from './identity.js'
import { lookAt } from './look-at.js'

const amina: VerifiedIdentity = {
  uid: 'amina',
  email: 'amina@example.com',
  emailVerified: true,
  phone: null,
  loggedInBy: 'password',
  loggedInAt: new Date(0),
  expiresAt: new Date(3_600_000),
}
const identity: Identity = {
  holderOf: async () => amina.uid,
  verifyIdToken: async (idToken) => {
    if (idToken === 'withdrawn') throw new DomainError('UNAUTHENTICATED')
    return amina
  },
  knows: async () => true,
  endLogIns: async () => {},
  deleteAccount: async () => {},
}

test('whoever sends a token that was withdrawn keeps its account out from nowhere else', async () => {
  const limiter = new RateLimiter({ share: async () => [], scale: 1, report: () => {} })
  const from = (address: string, idToken: string) =>
    lookAt(identity, limitOf(limiter, { accountId: null, address, tell: () => {} }), idToken)
  for (let done = 0; done < policies.signIn.account; done++)
    await expect(from('198.51.100.1', 'withdrawn')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })

  await expect(from('198.51.100.1', 'withdrawn')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(await from('198.51.100.2', 'good')).toEqual(amina)
})
