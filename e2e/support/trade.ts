import { randomUUID } from 'node:crypto'
import { signIn, signUp } from './people.ts'

interface Answer {
  status: number
  body: unknown
}

/** Somebody signed in at a shop, with the calls an integrator makes. */
export interface SignedIn {
  email: string
  /** The shop's access token. */
  token: string
  call: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>
}

const PASSWORD = 'a-good-password'

/** A new shopper, signed up at the identity service and handed over to the shop. */
export const newShopper = async (shop: { url: string; emulatorUrl: string }): Promise<SignedIn> => {
  const email = `${randomUUID()}@gmail.com`
  const { idToken } = await signUp(shop.emulatorUrl, email, PASSWORD)
  return handOver(shop.url, email, idToken)
}

/** The owner of the demo shop, an admin. */
export const demoOwner = async (shop: { url: string; emulatorUrl: string }): Promise<SignedIn> => {
  const email = 'owner.sunnahstore@gmail.com'
  const { idToken } = await signIn(shop.emulatorUrl, email, 'demo-shop-2026')
  return handOver(shop.url, email, idToken)
}

/** Exchanges an ID token for the shop's own. */
const handOver = async (url: string, email: string, idToken: string): Promise<SignedIn> => {
  const { token } = await send(
    url,
    'PUT',
    `/user/${email}`,
    { name: 'A Shopper' },
    { authorization: `Bearer ${idToken}` },
  ).then(({ body }) => body as { token: string })
  return {
    email,
    token,
    call: (method, path, body, headers) =>
      send(url, method, path, body, { authorization: `Bearer ${token}`, ...headers }),
  }
}

const send = async (
  url: string,
  method: string,
  path: string,
  body: object | undefined,
  headers: Record<string, string>,
): Promise<Answer> => {
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
