import { randomUUID } from 'node:crypto'
import { owner, signIn, signUp } from './people.ts'
import type { Shop } from './shared-shop.ts'

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
export const newShopper = async (shop: Shop): Promise<SignedIn> => {
  const email = `${randomUUID()}@gmail.com`
  const { idToken } = await signUp(shop.emulatorUrl, email, PASSWORD)
  return handOver(shop.url, email, idToken, 'A Shopper')
}

/** The owner of the demo shop, an admin. */
export const demoOwner = async (shop: Shop): Promise<SignedIn> => {
  const { idToken } = await signIn(shop.emulatorUrl, owner.email, owner.password)
  return handOver(shop.url, owner.email, idToken, owner.name)
}

/** A new tasbih in the shop. @returns its id */
export const putOnSale = async (
  owner: SignedIn,
  product: { name: string; price: number; quantity: number },
): Promise<string> => {
  const { status, body } = await owner.call('POST', '/product', { p_id: 66, ...product })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return (body as { _id: string })._id
}

/** Exchanges an ID token for the shop's own. */
const handOver = async (url: string, email: string, idToken: string, name: string): Promise<SignedIn> => {
  const { body } = await send(url, 'PUT', `/user/${email}`, { name }, { authorization: `Bearer ${idToken}` })
  const { token } = body as { token: string }
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
