import { randomUUID } from 'node:crypto'

/** What the identity service answers to a sign-up or log-in. */
export interface Session {
  localId: string
  email: string
  idToken: string
  refreshToken: string
}

const ask = async (emulatorUrl: string, call: string, body: object): Promise<Session> => {
  const answer = await fetch(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=emulator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** The code that the emulator last sent to a number, +880…, and that nobody received. */
export const codeSentTo = async (emulatorUrl: string, phoneNumber: string): Promise<string> => {
  const answer = await fetch(`${emulatorUrl}/emulator/v1/projects/demo-sunnah-store/verificationCodes`)
  const { verificationCodes }: { verificationCodes: { phoneNumber: string; code: string }[] } = await answer.json()
  const sent = verificationCodes.filter((one) => one.phoneNumber === phoneNumber).at(-1)
  if (!sent) throw new Error(`No code for ${phoneNumber}`)
  return sent.code
}

/** What the link says behind its question mark that the emulator last mailed to this address, and that nobody received. */
export const linkMailedTo = async (emulatorUrl: string, email: string): Promise<string> => {
  const answer = await fetch(`${emulatorUrl}/emulator/v1/projects/demo-sunnah-store/oobCodes`)
  const { oobCodes }: { oobCodes: { email: string; oobLink: string }[] } = await answer.json()
  const sent = oobCodes.filter((one) => one.email === email).at(-1)
  if (!sent) throw new Error(`No link for ${email}`)
  return new URL(sent.oobLink).search
}

/** The demo shop's own admin. */
export const owner = { email: 'owner.sunnahstore@gmail.com', password: 'demo-shop-2026', name: 'Shop Owner' }

/** The calls that the web SDK makes. */
export const signIn = (emulatorUrl: string, email: string, password: string): Promise<Session> =>
  ask(emulatorUrl, 'signInWithPassword', { email, password })

export const signUp = async (emulatorUrl: string, email: string, password: string, displayName?: string) => {
  await ask(emulatorUrl, 'signUp', { email, password, displayName })
  // The emulator's own token of a sign-up that runs into the next second counts as withdrawn.
  return signIn(emulatorUrl, email, password)
}

/** A log-in with the Google account of this address. The emulator takes older tokens of it, too. */
export const signInByGoogle = (emulatorUrl: string, email: string): Promise<Session> => {
  const account = JSON.stringify({ sub: email, email, email_verified: true })
  const postBody = new URLSearchParams({ id_token: account, providerId: 'google.com' }).toString()
  return ask(emulatorUrl, 'signInWithIdp', { postBody, requestUri: 'http://localhost' })
}

/** Has the confirmation mail sent to that person. @returns what its link says behind its question mark */
export const confirmationMailedTo = async (emulatorUrl: string, { idToken, email }: Session): Promise<string> => {
  await ask(emulatorUrl, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  return linkMailedTo(emulatorUrl, email)
}

/** What opening the link of a confirmation mail does. */
export const confirmEmail = async (emulatorUrl: string, { localId }: Session): Promise<void> => {
  const path = '/identitytoolkit.googleapis.com/v1/projects/demo-sunnah-store/accounts:update'
  const answer = await fetch(emulatorUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId, emailVerified: true }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** What an ID token of the emulator's says, changed: they are not signed. */
export const withClaims = (idToken: string, claims: object): string => {
  const [header, payload = ''] = idToken.split('.')
  const told: object = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return `${header}.${Buffer.from(JSON.stringify({ ...told, ...claims })).toString('base64url')}.`
}

/** Two tokens of one second are the same, and each is exchanged once: this one is like no other. */
export const ofItsOwn = (idToken: string): string => withClaims(idToken, { jti: randomUUID() })
