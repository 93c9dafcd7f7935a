// Buys one thing at a shop from the outside, with nothing but Node: node docs/examples/buy-something.mjs [the shop's address]
import { randomUUID } from 'node:crypto'

const shop = process.argv[2] ?? 'http://localhost:4000'
const email = 'amina.sunnahstore@gmail.com'
const password = 'demo-shop-2026'

const send = async (method, url, { token, body, headers } = {}) => {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const value = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(value)}`)
  return value
}

/** Asks the identity service who this is, then the shop for its own token. */
const signIn = async () => {
  const { firebase, authEmulatorUrl } = await send('GET', `${shop}/config.json`)
  const identityService = authEmulatorUrl
    ? `${authEmulatorUrl}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com'
  const { idToken } = await send('POST', `${identityService}/v1/accounts:signInWithPassword?key=${firebase.apiKey}`, {
    body: { email, password, returnSecureToken: true },
  })
  const { token } = await send('PUT', `${shop}/user/${email}`, {
    token: idToken,
    body: { email, name: 'Amina Rahman', photoURL: null },
  })
  return token
}

/** Queries may come by GET, without a token where they are public. What is bought is a variant: one size and colour. */
const findVariant = async (words) => {
  const query = `query ($words: String) {
    products(search: $words, size: 10) { items { id name variants { id discountedPrice quantity } } }
  }`
  const asked = new URLSearchParams({ query, variables: JSON.stringify({ words }) })
  const { data } = await send('GET', `${shop}/graphql?${asked}`)
  const sold = data.products.items.flatMap(({ id, name, variants }) =>
    variants.map((variant) => ({ ...variant, name, line: { _id: id, variantId: variant.id, orderQuantity: 1 } })),
  )
  const found = sold.find(({ quantity }) => quantity > 0)
  if (!found) throw new Error(`Nothing in stock for "${words}"`)
  return found
}

const token = await signIn()
console.log(`Signed in as ${email}`)

const { name, discountedPrice, line } = await findVariant('attar')
console.log(`Found ${name}, ${discountedPrice} BDT`)

const item = await send('POST', `${shop}/cart`, { token, body: { ...line, user: email } })
console.log(`In the cart: ${item.orderQuantity} × ${item.name}`)

const order = {
  user: email,
  Address: 'House 12, Road 5, Dhanmondi',
  district: 'Dhaka',
  country: 'Bangladesh',
  number: '01712345678',
  Payable: item.price,
  order: [line],
}
const headers = { 'idempotency-key': randomUUID() }
const placed = await send('POST', `${shop}/order`, { token, body: order, headers })
console.log(`Ordered: ${placed.orderNumber}, ${placed.Payable} TK, Cash on Delivery`)

const again = await send('POST', `${shop}/order`, { token, body: order, headers })
console.log(`Sent again with the same key: ${again.orderNumber}, nothing was ordered twice`)

const orders = await send('GET', `${shop}/order/${email}`, { token })
console.log(`Orders of ${email}: ${orders.map(({ orderNumber }) => orderNumber).join(', ')}`)
