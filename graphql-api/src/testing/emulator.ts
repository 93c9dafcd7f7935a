import { randomInt, randomUUID } from 'node:crypto'
import { verificationCodes } from '@sunnah-store/schema/auth-emulator'

/** Signs somebody up at the run's Auth emulator, as the web client does. */
export const signUpAtEmulator = async (
  email: string,
  password = 'a-good-password',
): Promise<{ idToken: string; uid: string }> => {
  const answer = await fetch(address('accounts:signUp'), post({ email, password, returnSecureToken: true }))
  const { localId } = (await answer.json()) as { localId: string }
  // The emulator's own token of a sign-up that runs into the next second counts as withdrawn.
  return { idToken: await signInAtEmulator(email, password), uid: localId }
}

/** Makes a change to an account with the rights of the project's owner: confirms an email, deletes, disables. */
export const changeAtEmulator = async (uid: string, change: object | 'delete'): Promise<void> => {
  const what = change === 'delete' ? 'accounts:delete' : 'accounts:update'
  const body = change === 'delete' ? { localId: uid } : { localId: uid, ...change }
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const url = `http://${process.env.TEST_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/demo-test/${what}`
  await fetch(url, { method: 'POST', headers: owner, body: JSON.stringify(body) })
}

/** Signs in again: an ID token that knows of the latest changes. */
export const signInAtEmulator = async (email: string, password = 'a-good-password'): Promise<string> => {
  const answer = await fetch(address('accounts:signInWithPassword'), post({ email, password, returnSecureToken: true }))
  const { idToken } = (await answer.json()) as { idToken: string }
  return idToken && ofItsOwn(idToken)
}

/** Signs in with a Google account. The emulator takes tokens of it that are older than the account. */
export const signInByGoogle = async (email: string): Promise<{ idToken: string; uid: string }> => {
  const account = JSON.stringify({ sub: email, email, email_verified: true })
  const postBody = new URLSearchParams({ id_token: account, providerId: 'google.com' }).toString()
  const body = { postBody, requestUri: 'http://localhost', returnSecureToken: true }
  const answer = await fetch(address('accounts:signInWithIdp'), post(body))
  const { idToken, localId } = (await answer.json()) as { idToken: string; localId: string }
  return { idToken: ofItsOwn(idToken), uid: localId }
}

/** Two tokens of one second are the same, and the emulator's are not signed: this one is like no other. */
const ofItsOwn = (idToken: string) => withClaims(idToken, { jti: randomUUID() })

/** What an ID token of the emulator's says, changed. */
export const withClaims = (idToken: string, claims: object): string => {
  const [header, payload = ''] = idToken.split('.')
  const told: object = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return `${header}.${Buffer.from(JSON.stringify({ ...told, ...claims })).toString('base64url')}.`
}

/** Sends a code to this number, as the web client does; the emulator tells it. */
export const codeFor = async (phoneNumber: string): Promise<{ sessionInfo: string; code: string }> => {
  const sent = await fetch(address('accounts:sendVerificationCode'), post({ phoneNumber, recaptchaToken: 'any' }))
  const { sessionInfo } = (await sent.json()) as { sessionInfo: string }
  const told = await fetch(`http://${process.env.TEST_AUTH_EMULATOR_HOST}${verificationCodes('demo-test')}`)
  const { verificationCodes: codes } = (await told.json()) as { verificationCodes: SentCode[] }
  return { sessionInfo, code: codes.find((sent) => sent.sessionInfo === sessionInfo)?.code ?? '' }
}

interface SentCode {
  sessionInfo: string
  code: string
}

/** Signs in by phone; with the ID token of an account, the number becomes that account's. */
export const signInByPhone = async (phone: string, account: object = {}): Promise<{ idToken: string; uid: string }> => {
  const answer = await fetch(address('accounts:signInWithPhoneNumber'), post({ ...(await codeFor(phone)), ...account }))
  const { idToken, localId } = (await answer.json()) as { idToken: string; localId: string }
  return { idToken: ofItsOwn(idToken), uid: localId }
}

/** A mobile number of Bangladesh that nobody has yet. */
export const freshPhone = (): string => `+88017${String(randomInt(1e8)).padStart(8, '0')}`

export const freshEmail = (): string => `${randomUUID()}@gmail.com`

const address = (call: string) =>
  `http://${process.env.TEST_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/${call}?key=any`

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
