import { readMyData } from './account/my-data.service.js'
import { removeUser } from './account/remove-user.service.js'
import { setDelivery } from './delivery/delivery.service.js'
import { unavailable } from './errors.js'
import { removeAddress, saveAddress } from './order/address/address.service.js'
import { takeOrder } from './order/by-hand/take-order.service.js'
import { deleteOrder } from './order/order.service.js'
import { addProduct, deleteProduct, updateProduct } from './product/manage/manage-product.service.js'
import { saveVariants } from './product/manage/variants/save-variants.service.js'
import { readPurchaseLimits, setPurchaseLimits } from './purchase-limits/purchase-limits.service.js'
import { askForRestock } from './restock/restock.service.js'
import { setReviewHidden } from './review/hide-review.service.js'
import { postReview } from './review/review.service.js'
import { countUpload } from './review/review-photo.service.js'
import { voteOnReview } from './review/vote.service.js'
import { setSender } from './sender/sender.service.js'
import { setStock } from './stock/admin-stock.service.js'
import { holdStock } from './stock/hold.service.js'
import { sweepEndedHolds } from './stock/stock.service.js'
import { buildWorld, type World } from './testing/access-world.js'
import { addressInput, takeInput } from './testing/factories.js'
import { openTestShop, type TestShop } from './testing/test-shop.js'
import { createSealing } from './user/second-factor/sealing.js'
import { beginSecondFactor, takeSecondFactor } from './user/second-factor/second-factor.service.js'
import { endAllSessions, logOutUser } from './user/session.service.js'
import { updateProfile } from './user/update-profile.service.js'
import { User } from './user/user.entity.js'
import { addWish } from './wish/wish.service.js'

let shop: TestShop
let world: World
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  world = await buildWorld(shop)
  await shop.db.update(User, { id: world.other.id }, { secondFactorSince: new Date() })
})
afterAll(() => shop.close())

/** The statements that the database is asked while this runs. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const asked = jest.spyOn(shop.source.logger, 'logQuery')
  await work()
  const statements = asked.mock.calls.map(([statement]) => statement)
  asked.mockRestore()
  return statements
}

/** What is written while this runs, by whether a transaction is open. */
const parted = async (work: () => Promise<unknown>) => {
  const statements = await statementsOf(work)
  const [begin, end] = [statements.indexOf('START TRANSACTION'), statements.lastIndexOf('COMMIT')]
  const writing = [...statements.entries()].filter(([, one]) => /\b(INSERT|UPDATE|DELETE)\b/.test(one))
  const outside = writing.filter(([i]) => i < begin || i > end).map(([, one]) => one)
  const transactions = statements.filter((one) => one === 'START TRANSACTION').length
  return { transactions, within: writing.length - outside.length, outside }
}

// Where it cannot be asked, what is left of a removal is done later.
const away = {
  holderOf: jest.fn(),
  verifyIdToken: jest.fn(),
  knows: jest.fn(),
  deleteAccount: jest.fn(unavailable),
  endLogIns: jest.fn(),
}
const secondFactors = { sealing: createSealing('x'.repeat(32)), limit: () => undefined }
const product = { name: 'Olive Tasbih', price: 100, discount: 0, quantity: 5, categoryCode: 66 }

test.each<[string, (world: World) => Promise<unknown>]>([
  ['a hold', ({ other, product: { id } }) => holdStock(shop.db, other, { productId: id, quantity: 1 })],
  ['a stock that is set', ({ admin, product: { id } }) => setStock(shop.db, admin, { productId: id, quantity: 5 })],
  ['a new product', ({ admin }) => addProduct(shop.db, admin, product)],
  [
    'a product that changes',
    ({ admin, product: { id } }) => updateProduct(shop.db, admin, id, { price: 400, images: [] }),
  ],
  ['a product that goes', ({ soldOut: { id } }) => deleteProduct(shop.db, id)],
  [
    'variants that change',
    ({ admin, product: { id } }) => saveVariants(shop.db, admin, id, { variants: [{ size: 'M' }], removedIds: [] }),
  ],
  ['an order that is taken', ({ admin, product }) => takeOrder(shop.db, admin, takeInput(product))],
  ['an order that goes', ({ order }) => deleteOrder(shop.db, order.id)],
  [
    'a review',
    ({ other, product: { id } }) => postReview(shop.db, other, { productId: id, rating: 5, feedback: 'Good' }),
  ],
  ['a review that is hidden', ({ review }) => setReviewHidden(shop.db, review.id, true)],
  ['a vote', ({ other, review }) => voteOnReview(shop.db, other, { reviewId: review.id, isHelpful: true })],
  ['an upload', ({ owner }) => countUpload(shop.db, owner)],
  ['waiting for stock', ({ owner, soldOut: { id } }) => askForRestock(shop.db, owner, { productId: id })],
  ['a wish', ({ owner, product: { id } }) => addWish(shop.db, owner, { productId: id })],
  ['an address that is saved', ({ owner }) => saveAddress(shop.db, owner, addressInput())],
  ['an address that goes', ({ owner, address: { id } }) => removeAddress(shop.db, owner, id)],
  ['a second factor that is begun', ({ owner }) => beginSecondFactor(shop.db, secondFactors, owner)],
  ['a second factor that is taken away', ({ other }) => takeSecondFactor(shop.db, other.id)],
  ['a profile', ({ owner }) => updateProfile(shop.db, owner, { name: 'Amina Rahman' })],
  [
    'what a delivery costs',
    () =>
      setDelivery(shop.db, {
        fee: 60,
        minDays: 1,
        maxDays: 2,
        exceptions: [{ district: 'Dhaka', fee: 0, minDays: 1, maxDays: 1 }],
      }),
  ],
  ['what a customer may order', async () => setPurchaseLimits(shop.db, await readPurchaseLimits(shop.db))],
  ['who sends the parcels', () => setSender(shop.db, { name: 'Shop', address: 'Dhaka', phone: '+8801712345678' })],
  ['a log-out everywhere', ({ owner }) => endAllSessions(shop.db, away, owner.id)],
  [
    'a log-out of somebody else, and what the log says of it',
    ({ owner, admin }) => logOutUser(shop.db, away, admin, owner.id),
  ],
  ['the removal of somebody', ({ owner }) => removeUser(shop.db, away, owner, owner.id)],
])('%s is written in one transaction', async (_, act) => {
  const { transactions, within, outside } = await parted(() => act(world))

  expect([transactions, outside]).toEqual([1, []])
  expect(within).toBeGreaterThan(0)
})

test('holds that have ended go back in one transaction; what is only counted needs none', async () => {
  await holdStock(shop.db, world.owner, { productId: world.product.id, quantity: 1 })
  await shop.db.query(`UPDATE stock_hold SET "expiresAt" = now()`)

  const { within, outside } = await parted(() => sweepEndedHolds(shop.db))

  expect(within).toBeGreaterThan(0)
  expect(outside).toEqual([expect.stringContaining('DELETE FROM stock_hold_start')])
})

test('all that the shop keeps of somebody is read at one moment', async () => {
  const statements = await statementsOf(() => readMyData(shop.db, world.owner))

  expect(statements.slice(0, 2).join(' ')).toMatch(/START TRANSACTION.*REPEATABLE READ/)
  expect(statements.at(-1)).toBe('COMMIT')
})
