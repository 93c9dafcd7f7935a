import { addToCart } from '../cart/cart.service.js'
import { checkInvariants } from '../commands/invariants.js'
import { Order } from '../order/order.entity.js'
import { placeOrder } from '../order/place-order.service.js'
import { Product } from '../product/product.entity.js'
import { holdStock } from '../stock/hold.service.js'
import { freshPhone, signInByPhone } from '../testing/emulator.js'
import { buildAdmin, buildProduct, buildReview, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { RemovedIdentity } from '../user/removed-identity.entity.js'
import { User } from '../user/user.entity.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  await server.db.query('TRUNCATE "user", removed_identity, product, order_tally CASCADE')
})
afterAll(() => server.close())

const remove = (user: User | null) => server.graphql('mutation { deleteMyAccount }', {}, user)
const signIn = (idToken: string) =>
  server.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { isNew } }', {
    input: { idToken, name: 'Amina' },
  })

test('whoever deletes their account leaves orders behind and nothing else, at the identity service too, but that it is known to have gone', async () => {
  const phone = freshPhone()
  const { uid, idToken } = await signInByPhone(phone)
  await signIn(idToken)
  const shopper = await server.db.findOneByOrFail(User, { uid })
  const admin = await buildAdmin(server.db)
  const product = await buildProduct(server.db, { quantity: 10 })
  await buildReview(server.db, product, { reviewerId: shopper.id })
  await addToCart(server.db, shopper, { productId: product.id, quantity: 2 })
  await holdStock(server.db, shopper, { productId: product.id, quantity: 4 })
  const order = await placeOrder(server.db, shopper, orderInput([await buildProduct(server.db)]))

  expect(await remove(shopper)).toMatchObject({ data: { deleteMyAccount: true } })

  expect(await server.db.find(User)).toMatchObject([{ id: admin.id }])
  expect(await server.db.findOneByOrFail(Order, { id: order.id })).toMatchObject({
    userId: null,
    customerName: 'Amina',
  })
  expect(await server.db.findOneByOrFail(Product, { id: product.id })).toMatchObject({ quantity: 10, reviewCount: 0 })
  expect(await server.db.find(RemovedIdentity)).toMatchObject([{ uid, goneAt: expect.any(Date) }])
  expect((await remove(shopper)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  // The number is free: whoever has it begins anew.
  const anew = await signInByPhone(phone)
  expect(anew.uid).not.toBe(uid)
  expect(await signIn(anew.idToken)).toMatchObject({ data: { signIn: { isNew: true } } })
  expect(await checkInvariants(server.db)).toEqual([])
})

test('when the identity service does not answer, the account is gone all the same and goes there later', async () => {
  await buildAdmin(server.db)
  // An id that the identity service refuses to hear of.
  const shopper = await buildShopper(server.db, { uid: 'x'.repeat(129) })

  expect(await remove(shopper)).toMatchObject({ data: { deleteMyAccount: true } })

  expect(await server.db.find(RemovedIdentity)).toMatchObject([{ uid: shopper.uid, goneAt: null }])
})

test('the last admin cannot delete the account, an admin who is not the last can', async () => {
  const [first, second] = [await buildAdmin(server.db), await buildAdmin(server.db)]

  expect(await remove(first)).toMatchObject({ data: { deleteMyAccount: true } })
  expect((await remove(second)).errors?.[0]?.extensions.code).toBe('LAST_ADMIN')
})
