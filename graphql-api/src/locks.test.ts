import type { EntityManager } from 'typeorm'
import { removeUser } from './account/remove-user.service.js'
import { addToCart, putBackIntoCart, removeFromCart } from './cart/cart.service.js'
import { checkInvariants } from './commands/invariants.js'
import { queryRow, queryRows } from './database/query-rows.js'
import { setDelivery } from './delivery/delivery.service.js'
import { unavailable } from './errors.js'
import { removeAddress, saveAddress } from './order/address/address.service.js'
import { takeOrder } from './order/by-hand/take-order.service.js'
import { Order } from './order/order.entity.js'
import { deleteOrder } from './order/order.service.js'
import { OrderLine } from './order/order-line.entity.js'
import { placeOrder } from './order/place-order.service.js'
import { productLocks } from './product/lock-products.js'
import { importProducts } from './product/manage/import/import-products.service.js'
import { listImports, undoImport } from './product/manage/import/undo/undo-import.service.js'
import { deleteProduct, updateProduct } from './product/manage/manage-product.service.js'
import { saveVariants } from './product/manage/variants/save-variants.service.js'
import { readPurchaseLimits, setPurchaseLimits } from './purchase-limits/purchase-limits.service.js'
import { askForRestock } from './restock/restock.service.js'
import { setReviewHidden } from './review/hide-review.service.js'
import { postReview } from './review/review.service.js'
import { countUpload } from './review/review-photo.service.js'
import { voteOnReview } from './review/vote.service.js'
import { readSender, setSender } from './sender/sender.service.js'
import { setStock } from './stock/admin-stock.service.js'
import { holdStock } from './stock/hold.service.js'
import { sweepEndedHolds } from './stock/stock.service.js'
import { buildWorld, type World } from './testing/access-world.js'
import { freshEmail, signInAtEmulator, signInByGoogle, signUpAtEmulator, withClaims } from './testing/emulator.js'
import { addressInput, orderInput, takeInput } from './testing/factories.js'
import { markDelivered } from './testing/mark-delivered.js'
import { openTestServer, type TestServer } from './testing/test-server.js'
import { waitingFor } from './testing/waiting-for.js'
import { userLock } from './user/lock-user.js'
import { makeAdmin } from './user/rights.service.js'
import { createSealing } from './user/second-factor/sealing.js'
import { beginSecondFactor, takeSecondFactor } from './user/second-factor/second-factor.service.js'
import { endAllSessions, listSessions } from './user/session.service.js'
import { updateProfile } from './user/update-profile.service.js'
import { User } from './user/user.entity.js'
import { UserSession } from './user/user-session.entity.js'
import { addWish } from './wish/wish.service.js'

let server: TestServer
let db: EntityManager
let world: World
beforeAll(async () => {
  server = await openTestServer()
  ;({ db } = server)
})
beforeEach(async () => {
  world = await buildWorld(server)
})
afterAll(() => server.close())

/** Does something while somebody else is in the midst of something, waits until it waits for them, and lets them end. */
const meanwhile = async <T>(others: (tx: EntityManager) => Promise<unknown>, act: () => Promise<T>) => {
  let [waiting, touched] = [0, 0]
  let acting: Promise<PromiseSettledResult<T>[]> | undefined
  await db.transaction(async (tx) => {
    await others(tx)
    acting = Promise.allSettled([act()])
    waiting = await waitingFor(db, 1)
    touched = await lockedRows()
  })
  const [outcome] = (await acting) ?? []
  return { waiting, touched, outcome }
}

/** How many variants, holds and reviews nobody else could change just now. */
const lockedRows = async (): Promise<number> => {
  const lockedOf = async (table: string) => {
    const [all, free] = [
      await queryRows(db, `SELECT FROM ${table}`),
      await queryRows(db, `SELECT FROM ${table} ${skipLocked}`),
    ]
    return all.length - free.length
  }
  return (await lockedOf('product_variant')) + (await lockedOf('stock_hold')) + (await lockedOf('review'))
}
const skipLocked = 'FOR NO KEY UPDATE SKIP LOCKED'

const secondFactors = { sealing: createSealing('x'.repeat(32)), limit: () => undefined }

const nobody = {
  holderOf: jest.fn(),
  verifyIdToken: jest.fn(),
  knows: jest.fn(),
  deleteAccount: async () => {},
  endLogIns: async () => {},
}

test.each<[string, (world: World) => Promise<unknown>]>([
  ['adds to the cart', ({ owner, product: { id } }) => addToCart(db, owner, { productId: id, quantity: 1 })],
  [
    'puts a line back',
    ({ owner, product: { id } }) =>
      putBackIntoCart(db, owner, { productId: id, quantity: 1, unitPriceWhenAdded: 450, addedAt: new Date() }),
  ],
  ['takes a line out', ({ owner, product: { id } }) => removeFromCart(db, owner, { productId: id })],
  ['orders', ({ owner, product }) => placeOrder(db, owner, orderInput([product]))],
  ['holds', ({ owner, product: { id } }) => holdStock(db, owner, { productId: id, quantity: 1 })],
  ['reviews', ({ owner, product: { id } }) => postReview(db, owner, { productId: id, rating: 5, feedback: 'Good' })],
  ['votes', ({ owner, review }) => voteOnReview(db, owner, { reviewId: review.id, isHelpful: true })],
  ['loses a second factor', ({ owner }) => takeSecondFactor(db, owner.id)],
  ['logs out everywhere', ({ owner }) => endAllSessions(db, nobody, owner.id)],
  ['begins a second factor', ({ owner }) => beginSecondFactor(db, secondFactors, owner)],
  ['uploads', ({ owner }) => countUpload(db, owner)],
  ['waits for stock', ({ owner, soldOut: { id } }) => askForRestock(db, owner, { productId: id })],
  ['wishes', ({ owner, product: { id } }) => addWish(db, owner, { productId: id })],
  ['saves an address', ({ owner }) => saveAddress(db, owner, addressInput())],
  ['takes an order by phone', ({ owner, product }) => takeOrder(db, owner, takeInput(product))],
  ['removes an address', ({ owner, address: { id } }) => removeAddress(db, owner, id)],
])('whoever %s waits for what they do at the same moment', async (_, act) => {
  const { text, values } = userLock(world.owner.id)

  expect(
    await meanwhile(
      (tx) => tx.query(text, [...values]),
      () => act(world),
    ),
  ).toMatchObject({ waiting: 1 })
})

test('a session that is opened while somebody logs out everywhere ends with the others', async () => {
  const { id: userId } = world.owner
  const { text, values } = userLock(userId)
  const openSession = async (tx: EntityManager) => {
    await tx.query(text, [...values])
    await tx.insert(UserSession, { userId, loggedInAt: new Date() })
  }

  const { outcome } = await meanwhile(openSession, () => endAllSessions(db, nobody, userId))

  expect([outcome?.status, await listSessions(db, userId)]).toEqual(['fulfilled', []])
})

test('a log-in that was checked before somebody logged out everywhere opens no session after it', async () => {
  const { idToken, uid } = await signInByGoogle(freshEmail())
  const logIn = (secondsAgo: number) =>
    withClaims(idToken, { auth_time: Math.floor(Date.now() / 1000) - secondsAgo, jti: `${uid} ${secondsAgo}` })
  await signIn(logIn(60))
  const { id } = await db.findOneByOrFail(User, { uid })

  const { waiting, outcome } = await meanwhile(
    (tx) => endAllSessions(tx, nobody, id),
    () => signIn(logIn(30)),
  )

  const errors = [{ extensions: { code: 'UNAUTHENTICATED' } }]
  expect({ waiting, outcome }).toMatchObject({ waiting: 1, outcome: { status: 'fulfilled', value: { errors } } })
  expect(await listSessions(db, id)).toEqual([])
})

test.each<[string, (world: World) => Promise<unknown>]>([
  ['is ordered', ({ other, product }) => placeOrder(db, other, orderInput([product]))],
  ['is ordered by phone', ({ admin, product }) => takeOrder(db, admin, takeInput(product))],
  ['is held', ({ other, product: { id } }) => holdStock(db, other, { productId: id, quantity: 1 })],
  ['is swept', () => sweepEndedHolds(db)],
  [
    'is reviewed',
    ({ other, product: { id } }) => postReview(db, other, { productId: id, rating: 5, feedback: 'Good' }),
  ],
  ['is set', ({ admin, product: { id } }) => setStock(db, admin, { productId: id, quantity: 5 })],
  ['is changed', ({ admin, product: { id } }) => updateProduct(db, admin, id, { discount: 10 })],
  ['gets the price that it has', ({ admin, product: { id, price } }) => updateProduct(db, admin, id, { price })],
  [
    'is changed by an import',
    ({ admin, product: { id } }) =>
      importProducts(db, admin, Buffer.from(`id,price\r\n${id},470`), { dryRun: false, idempotencyKey: null }),
  ],
  ['goes', ({ product: { id } }) => deleteProduct(db, id)],
  [
    'gets variants',
    ({ admin, product: { id } }) => saveVariants(db, admin, id, { variants: [{ size: 'M' }], removedIds: [] }),
  ],
  ['comes back from an order', async ({ order }) => deleteOrder(db, order.id)],
  ['has a review hidden', ({ review }) => setReviewHidden(db, review.id, true)],
  ['was held by somebody who is removed', ({ owner }) => removeUser(db, nobody, owner, owner.id)],
])('a product that %s waits for what happens to it at the same moment', async (_, act) => {
  const { product, owner, order } = world
  await holdStock(db, owner, { productId: product.id, quantity: 1 })
  await db.query(`UPDATE stock_hold SET "expiresAt" = now()`)
  const lines = await db.findBy(OrderLine, { orderId: order.id })
  const { text, values } = productLocks([product.id, ...lines.map(({ productId }) => productId)])

  expect(
    await meanwhile(
      (tx) => tx.query(text, [...values]),
      () => act(world),
    ),
  ).toMatchObject({ waiting: 1, touched: 0 })
  expect(await checkInvariants(db)).toEqual([])
})

test('an import is not undone while something of it is held', async () => {
  const { admin, other, product } = world
  const { id: productId } = product
  const file = Buffer.from(`id,price\r\n${productId},470`)
  await importProducts(db, admin, file, { dryRun: false, idempotencyKey: null })
  const [last] = await listImports(db)

  const { outcome } = await meanwhile(
    (tx) => holdStock(tx, other, { productId, quantity: 1 }),
    () => undoImport(db, admin, last?.id ?? ''),
  )

  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'IMPORT_TOUCHED' } })
  expect(await checkInvariants(db)).toEqual([])
})

test.each<[string, (world: World) => Promise<unknown>]>([
  ['votes on', ({ other, review }) => voteOnReview(db, other, { reviewId: review.id, isHelpful: true })],
  ['takes a vote back from', ({ other, review }) => voteOnReview(db, other, { reviewId: review.id, isHelpful: null })],
  ['hides', ({ review }) => setReviewHidden(db, review.id, true)],
])('whoever %s a review that goes at the same moment is told that it is not there', async (_, act) => {
  const { owner } = world

  const { outcome } = await meanwhile(
    (tx) => removeUser(tx, nobody, owner, owner.id),
    () => act(world),
  )

  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
})

test('what is held while its shopper is removed goes back to the stock', async () => {
  const { owner, product } = world

  await meanwhile(
    (tx) => holdStock(tx, owner, { productId: product.id, quantity: 3 }),
    () => removeUser(db, nobody, owner, owner.id),
  )

  expect(await db.existsBy(User, { id: owner.id })).toBe(false)
  expect(await checkInvariants(db)).toEqual([])
})

test('an order that is delivered while it is deleted gives nothing back', async () => {
  const { id } = world.order

  await meanwhile(
    (tx) => markDelivered(tx, id),
    () => deleteOrder(db, id),
  )

  const order = await db.findOneOrFail(Order, { where: { id }, withDeleted: true })
  expect(order).toMatchObject({ deletedAt: expect.any(Date), deliveredAt: expect.any(Date), stockReturned: false })
  expect(await checkInvariants(db)).toEqual([])
})

test('of two admins who set the delivery rules at once the second one is told', async () => {
  const { version } = await queryRow<{ version: number }>(db, 'SELECT version FROM delivery_plan')
  const rules = { fee: 0, minDays: 1, maxDays: 2, exceptions: [], expectedVersion: version }

  const { outcome } = await meanwhile(
    (tx) => setDelivery(tx, rules),
    () => setDelivery(db, { ...rules, maxDays: 3 }),
  )

  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'DELIVERY_CHANGED' } })
})

test('of two admins who set the limits of purchases at once the second one is told', async () => {
  const { id: _, version: expectedVersion, ...limits } = await readPurchaseLimits(db)

  const { outcome } = await meanwhile(
    (tx) => setPurchaseLimits(tx, { ...limits, expectedVersion }),
    () => setPurchaseLimits(db, { ...limits, expectedVersion }),
  )

  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'LIMITS_CHANGED' } })
})

test('of two admins who set the sender of parcels at once the second one is told', async () => {
  const { version: expectedVersion } = await readSender(db)
  const input = { name: 'Shop', address: 'Dhaka', phone: '+8801712345678', expectedVersion }

  const { outcome } = await meanwhile(
    (tx) => setSender(tx, input),
    () => setSender(db, input),
  )

  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SETTINGS_CHANGED' } })
})

test('whoever is removed while they are made an admin is not there', async () => {
  const { id } = world.other

  const { outcome } = await meanwhile(
    (tx) => tx.delete(User, { id }),
    () => makeAdmin(db, world.keeper, id, true),
  )

  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
})

test('a number that is confirmed while another one is told in its place stays', async () => {
  const { owner } = world
  const confirmed = { phone: '+8801819999001', phoneVerified: true }

  const { outcome } = await meanwhile(
    (tx) => tx.update(User, { id: owner.id }, confirmed),
    () => updateProfile(db, owner, { phone: '+8801819999002' }),
  )

  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'BAD_USER_INPUT' } })
  expect(await db.findOneBy(User, { id: owner.id })).toMatchObject(confirmed)
})

const signIn = (idToken: string) =>
  server.graphql<{ signIn: { isNew: boolean; user: { id: string; name: string } } }>(
    'mutation ($idToken: String!) { signIn(input: { idToken: $idToken, name: "Google Name" }) { isNew user { id name } } }',
    { idToken },
  )

test('a name that is chosen while its person signs in stays', async () => {
  const email = freshEmail()
  const { data } = await signIn((await signUpAtEmulator(email)).idToken)
  const id = data?.signIn.user.id ?? ''
  const again = await signInAtEmulator(email)

  await meanwhile(
    (tx) => tx.update(User, { id }, { name: 'Chosen Name', nameChosen: true }),
    () => signIn(again),
  )

  expect(await db.findOneBy(User, { id })).toMatchObject({ name: 'Chosen Name' })
})

test('whoever is removed while they sign in does not come back', async () => {
  const email = freshEmail()
  const { idToken, uid } = await signUpAtEmulator(email)
  await signIn(idToken)
  const again = await signInAtEmulator(email)
  const user = await db.findOneByOrFail(User, { uid })

  const { waiting, outcome } = await meanwhile(
    (tx) => removeUser(tx, { ...nobody, deleteAccount: async () => unavailable('away') }, user, user.id),
    () => signIn(again),
  )

  const errors = [{ extensions: { code: 'UNAUTHENTICATED' } }]
  expect({ waiting, outcome }).toMatchObject({ waiting: 1, outcome: { status: 'fulfilled', value: { errors } } })
  expect(await db.existsBy(User, { uid })).toBe(false)
})

test('somebody who signs in twice at once for the first time is new once', async () => {
  const email = freshEmail()
  const { idToken } = await signUpAtEmulator(email)
  const tokens = [idToken, await signInAtEmulator(email)]

  const answers = await Promise.all(tokens.map(signIn))

  expect(answers.map(({ data }) => data?.signIn.isNew).sort()).toEqual([false, true])
})
