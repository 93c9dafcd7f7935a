import type { Auth } from 'firebase-admin/auth'
import { connectIdentity, refuse } from './firebase.js'

const loading = (load: () => Promise<never>) =>
  connectIdentity({ projectId: 'demo-loading', emulatorHost: null, phoneSignIn: true, patience: 50, load })

test('what cannot be loaded is an outage, and loaded anew for the next', async () => {
  const load = jest.fn(async () => Promise.reject(new Error('Too many open files')))
  const identity = loading(load)

  await expect(identity.knows('somebody')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(identity.knows('somebody')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(load).toHaveBeenCalledTimes(2)
})

test('what loads for too long is an outage in good time', async () => {
  await expect(loading(() => new Promise(() => {})).knows('somebody')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('what was prepared is loaded, so that the first sign-in does not wait for it', async () => {
  const load = jest.fn(() => new Promise<never>(() => {}))
  const identity = loading(load)

  void identity.prepare()
  expect(load).toHaveBeenCalledTimes(1)
  await expect(identity.knows('somebody')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(load).toHaveBeenCalledTimes(1)
})

test('whose an ID token is, is found without asking the service; whether it still holds, is not', async () => {
  const verifyIdToken = jest.fn(async () => ({ uid: 'amina', email: 'amina@example.com', firebase: {} }))
  const auth: Partial<Record<keyof Auth, unknown>> = { verifyIdToken }
  const identity = connectIdentity({
    projectId: 'demo-loading',
    emulatorHost: null,
    phoneSignIn: true,
    load: async () => auth as Auth,
  })
  const idToken = ['{}', '{}', 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.')

  expect(await identity.holderOf(idToken)).toBe('amina')
  await identity.verifyIdToken(idToken)

  expect(verifyIdToken.mock.calls).toEqual([
    [idToken, false],
    [idToken, true],
  ])
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
