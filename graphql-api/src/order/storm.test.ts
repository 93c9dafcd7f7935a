import { removeUser } from '../account/remove-user.service.js'
import { addToCart } from '../cart/cart.service.js'
import { checkInvariants } from '../commands/invariants.js'
import { DomainError } from '../errors.js'
import { connectIdentity } from '../identity/firebase.js'
import type { Identity } from '../identity/identity.js'
import { deleteProduct, updateProduct } from '../product/manage/manage-product.service.js'
import { postReview } from '../review/review.service.js'
import { setStock } from '../stock/admin-stock.service.js'
import { holdStock } from '../stock/hold.service.js'
import { sweepEndedHolds } from '../stock/stock.service.js'
import { deadlocksAtClose } from '../testing/deadlocks.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import type { Order } from './order.entity.js'
import { deleteOrder } from './order.service.js'
import { placeOrder } from './place-order.service.js'

let shop: TestShop
let identity: Identity
beforeAll(async () => {
  shop = await openTestShop()
  identity = connectIdentity({
    projectId: 'demo-test',
    emulatorHost: process.env.TEST_AUTH_EMULATOR_HOST ?? null,
    phoneSignIn: true,
    patience: 60_000,
  })
})
afterAll(async () => expect(await deadlocksAtClose(shop)).toBe(0))

/** The same numbers in every run, so that a failure can be looked at again. */
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

test.each([1, 2, 3])(
  'everything at once, on few products (%i): nobody waits in a circle and every piece is accounted for',
  async (seed) => {
    const { db } = shop
    const random = seeded(seed)
    const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)] as T
    const admin = await buildAdmin(db)
    const products = await Promise.all(Array.from({ length: 4 }, () => buildProduct(db, { quantity: 60 })))
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => buildShopper(db)))
    const orders: Order[] = []
    for (const shopper of shoppers)
      orders.push(await placeOrder(db, shopper, orderInput([pick(products), pick(products)].slice(0, 1))))

    const acts = [
      () => placeOrder(db, pick(shoppers), orderInput([...products].sort(() => random() - 0.5))),
      () => placeOrder(db, pick(shoppers), orderInput([pick(products)], { quantity: 3 })),
      () => holdStock(db, pick(shoppers), { productId: pick(products).id, quantity: 2 }),
      () => addToCart(db, pick(shoppers), { productId: pick(products).id, quantity: 1 }),
      () => postReview(db, pick(shoppers), { productId: pick(products).id, rating: 4, feedback: 'Good' }),
      () => deleteOrder(db, pick(orders).id),
      () => markDelivered(db, pick(orders).id),
      () => setStock(db, admin, { productId: pick(products).id, quantity: 50 }),
      () => updateProduct(db, admin, pick(products).id, { discount: 0, quantity: 40 }),
      () => db.query(`UPDATE stock_hold SET "expiresAt" = now() WHERE random() < 0.3`).then(() => sweepEndedHolds(db)),
      () => removeUser(db, identity, admin, pick(shoppers).id),
      () => deleteProduct(db, pick(products).id),
    ]
    // Removing people and products is rarer than shopping, or the storm is over at once.
    const wild = Array.from({ length: 300 }, () => pick(random() < 0.9 ? acts.slice(0, 10) : acts))
    const outcomes = await Promise.allSettled(wild.map((act) => act()))

    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refusals.filter((reason) => !(reason instanceof DomainError))).toEqual([])
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(50)
    expect(await checkInvariants(db)).toEqual([])
  },
)
