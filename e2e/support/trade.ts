import { randomUUID } from 'node:crypto'
import { askShop } from './ask-shop.ts'
import { ofItsOwn, owner, type Session, signIn, signUp } from './people.ts'
import type { Shop } from './shared-shop.ts'
import { storedLogIn } from './stored-log-in.ts'

interface Answer {
  status: number
  body: unknown
}

/** A signed-in user of a shop, with the calls of an integrator and the stored state of their browser. */
export interface SignedIn {
  email: string
  /** The shop's access token. */
  token: string
  call: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>
  stored: ReturnType<typeof storedLogIn>
  /** Puts one piece in their cart. */
  putInCart: (productId: string) => Promise<void>
}

const PASSWORD = 'a-good-password'
const SHOPPER = 'A Shopper'

/** A new shopper, signed up at the identity service and handed over to the shop. */
export const newShopper = async (shop: Shop): Promise<SignedIn> => {
  const email = `${randomUUID()}@gmail.com`
  return handOver(shop.url, await signUp(shop.emulatorUrl, email, PASSWORD, SHOPPER), SHOPPER)
}

/** The owner of the demo shop, an admin. */
export const demoOwner = async (shop: Shop): Promise<SignedIn> =>
  handOver(shop.url, await signIn(shop.emulatorUrl, owner.email, owner.password), owner.name)

/** Something that there is plenty of. */
export const findAttar = async ({ url }: Shop): Promise<{ id: string; discountedPrice: number }> => {
  const query = '{ products(search: "Amber Attar in Cut Glass Bottle", size: 1) { items { id discountedPrice } } }'
  const answer = await askShop(`${url}/graphql?${new URLSearchParams({ query })}`)
  const { data }: { data: { products: { items: [{ id: string; discountedPrice: number }] } } } = await answer.json()
  return data.products.items[0]
}

/** @returns the address of the page of a product of that name */
export const productPage = async ({ url }: Shop, name: string): Promise<string> => {
  const products: { _id: string; name: string }[] = await (await askShop(`${url}/product`)).json()
  const product = products.find((one) => one.name === name)
  if (!product) throw new Error(`${name} is not in the shop`)
  return `/productDetail/${product._id}`
}

/** How many pieces of a product there are. */
export const stockOf = async ({ url }: Shop, productId: string): Promise<number> => {
  const product: { quantity: number } = await (await askShop(`${url}/product/${productId}`)).json()
  return product.quantity
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
export const exchange = async (url: string, email: string, idToken: string, name = SHOPPER): Promise<string> => {
  const { status, body } = await send(url, 'PUT', `/user/${email}`, { name }, { authorization: `Bearer ${idToken}` })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { token: string }).token
}

const handOver = async (url: string, session: Session, name: string): Promise<SignedIn> => {
  const { email, idToken } = session
  const token = await exchange(url, email, ofItsOwn(idToken), name)
  const call: SignedIn['call'] = (method, path, body, headers) =>
    send(url, method, path, body, { authorization: `Bearer ${token}`, ...headers })
  return {
    email,
    token,
    stored: storedLogIn(url, session, token),
    call,
    putInCart: async (_id) => {
      const { status, body } = await call('POST', '/cart', { _id, user: email, orderQuantity: 1 })
      if (status !== 201) throw new Error(JSON.stringify(body))
    },
  }
}

const send = async (
  url: string,
  method: string,
  path: string,
  body: object | undefined,
  headers: Record<string, string>,
): Promise<Answer> => {
  const answer = await askShop(url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
