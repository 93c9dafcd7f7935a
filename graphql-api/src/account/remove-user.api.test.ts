import { IsNull } from 'typeorm'
import { addToCart } from '../cart/cart.service.js'
import { checkInvariants } from '../commands/invariants.js'
import { correctOrder } from '../order/by-hand/correct-order.service.js'
import { OrderCorrection } from '../order/by-hand/order-correction.entity.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { Order } from '../order/order.entity.js'
import { placeOrder } from '../order/place-order.service.js'
import { Product } from '../product/product.entity.js'
import { postReview } from '../review/review.service.js'
import { holdStock } from '../stock/hold.service.js'
import { changeAtEmulator, freshEmail, signInAtEmulator, signUpAtEmulator } from '../testing/emulator.js'
import { buildAdmin, buildProduct, buildReview, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { waitingFor } from '../testing/waiting-for.js'
import { lockAdmins } from '../user/lock-user.js'
import { RemovedIdentity } from '../user/removed-identity.entity.js'
import { Role } from '../user/role.js'
import { User } from '../user/user.entity.js'

const owner = freshEmail()

let server: TestServer
let admin: User
beforeAll(async () => {
  server = await openTestServer({ adminEmails: [owner] })
})
beforeEach(async () => {
  await server.db.query('TRUNCATE "user", removed_identity, product, order_tally CASCADE')
  // Of an identity that the identity service does not know.
  admin = await buildAdmin(server.db, { email: owner })
})
afterAll(() => server.close())

const remove = ({ id }: User, by: User) => server.rest('DELETE', `/user/${id}`, by)

describe('whoever is removed', () => {
  afterEach(async () => expect(await checkInvariants(server.db)).toEqual([]))

  test('a removed shopper leaves orders behind and nothing else; ratings follow, holds go back', async () => {
    const email = freshEmail()
    const { uid } = await signUpAtEmulator(email)
    const shopper = await buildShopper(server.db, { uid, email })
    const product = await buildProduct(server.db, { quantity: 10 })
    await buildReview(server.db, product, { reviewerId: shopper.id, rating: 1 })
    await buildReview(server.db, product, { rating: 5 })
    await addToCart(server.db, shopper, { productId: product.id, quantity: 2 })
    const order = await placeOrder(server.db, shopper, orderInput([await buildProduct(server.db)]))
    await holdStock(server.db, shopper, { productId: product.id, quantity: 4 })

    expect(await remove(shopper, admin)).toEqual({ status: 200, body: { acknowledged: true, deletedCount: 1 } })

    expect(await server.db.findOneByOrFail(Product, { id: product.id })).toMatchObject({
      quantity: 10,
      rating: 5,
      reviewCount: 1,
    })
    expect(await server.db.findOneByOrFail(Order, { id: order.id })).toMatchObject({
      userId: null,
      customerName: shopper.name,
      customerEmail: email,
    })
    expect(await signInAtEmulator(email)).toBeUndefined()
    expect((await server.graphql('{ me { name } }', {}, shopper)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('what was corrected of a removed shopper is forgotten, what was corrected of money and pieces never', async () => {
    const shopper = await buildShopper(server.db)
    const product = await buildProduct(server.db, { price: 450 })
    const { id, phone } = await placeOrder(server.db, shopper, orderInput([product], { quantity: 2 }))
    await correctOrder(
      server.db,
      { id: admin.id, by: OrderActor.ADMIN },
      {
        ...{ id, address: 'House 14, Road 17', district: 'Dhaka', phone, expectedVersion: 1 },
        ...{ lines: [{ productId: product.id, quantity: 1 }], expectedTotal: 450 },
      },
    )
    const parts = async () => (await server.db.findBy(OrderCorrection, { orderId: id })).map(({ part }) => part)
    expect((await parts()).sort()).toEqual(['ADDRESS', 'LINES', 'TOTAL'])

    await remove(shopper, admin)
    expect((await parts()).sort()).toEqual(['LINES', 'TOTAL'])
    await expect(server.db.delete(OrderCorrection, { orderId: id })).rejects.toThrow('are never changed')
  })

  describe('what is corrected of a person', () => {
    const ordered = async () => {
      const shopper = await buildShopper(server.db)
      const product = await buildProduct(server.db, { price: 450 })
      const { id, phone } = await placeOrder(server.db, shopper, orderInput([product], { quantity: 2 }))
      const input = {
        ...{ id, address: 'House 14, Road 17', district: 'Dhaka', phone, expectedVersion: 1 },
        ...{ lines: [{ productId: product.id, quantity: 1 }], expectedTotal: 450 },
      }
      const correct = (db = server.db) => correctOrder(db, { id: admin.id, by: OrderActor.ADMIN }, input)
      const parts = async () =>
        (await server.db.findBy(OrderCorrection, { orderId: id })).map(({ part }) => part).sort()
      return { shopper, correct, parts }
    }

    test('while they are removed is forgotten too', async () => {
      const { shopper, correct, parts } = await ordered()

      let removing: ReturnType<typeof remove> | undefined
      await server.db.transaction(async (tx) => {
        await correct(tx)
        removing = remove(shopper, admin)
        await waitingFor(server.db, 1)
      })

      expect(await removing).toMatchObject({ status: 200 })
      expect(await parts()).toEqual(['LINES', 'TOTAL'])
    })

    test('after they were removed is not remembered', async () => {
      const { shopper, correct, parts } = await ordered()
      await remove(shopper, admin)

      expect(await correct()).toMatchObject({ address: 'House 14, Road 17' })
      expect(await parts()).toEqual(['LINES', 'TOTAL'])
    })
  })

  test('what somebody does while they are removed goes with them', async () => {
    const shopper = await buildShopper(server.db)
    const [{ id: reviewed }, { id: held }] = [await buildProduct(server.db), await buildProduct(server.db)]

    const removal = await server.db.transaction(async (tx) => {
      await postReview(tx, shopper, { productId: reviewed, rating: 1, feedback: 'No' })
      await holdStock(tx, shopper, { productId: held, quantity: 4 })
      const removal = remove(shopper, admin)
      expect(await waitingFor(server.db, 1)).toBe(1)
      return [removal]
    })

    expect(await Promise.all(removal)).toMatchObject([{ status: 200 }])
    expect(await server.db.findOneByOrFail(Product, { id: held })).toMatchObject({ quantity: 10 })
    expect(await server.db.findOneByOrFail(Product, { id: reviewed })).toMatchObject({ rating: null, reviewCount: 0 })
  })

  test('who registers a freed address later sees none of the earlier orders', async () => {
    const email = freshEmail()
    const { uid } = await signUpAtEmulator(email)
    const shopper = await buildShopper(server.db, { uid, email })
    await placeOrder(server.db, shopper, orderInput([await buildProduct(server.db)]))
    await remove(shopper, admin)

    const newcomer = await buildShopper(server.db, { email })

    expect(await server.rest('GET', `/order/${email}`, newcomer)).toEqual({ status: 200, body: [] })
  })

  test('when the identity service does not answer, the person is out all the same, and the account goes later', async () => {
    const email = freshEmail()
    const { uid, idToken } = await signUpAtEmulator(email)
    // Stands first in the queue, and the service refuses to hear of it.
    await server.db.insert(RemovedIdentity, { uid: 'x'.repeat(129) })
    const shopper = await buildShopper(server.db, { uid, email })

    expect(await remove(shopper, admin)).toMatchObject({ status: 200, body: { deletedCount: 1 } })

    expect(await signInAtEmulator(email)).toBeUndefined()
    expect(await server.db.findBy(RemovedIdentity, { goneAt: IsNull() })).toMatchObject([{ uid: 'x'.repeat(129) }])
    const signIn = { body: { name: 'Back Again' }, headers: { authorization: `Bearer ${idToken}` } }
    expect(await server.rest('PUT', `/user/${email}`, null, signIn)).toMatchObject({ status: 401 })
  })

  test('who is removed opens no session while the account is still to go', async () => {
    const email = freshEmail()
    const { uid, idToken } = await signUpAtEmulator(email)
    await server.db.insert(RemovedIdentity, { uid })

    const answer = await server.rest('PUT', `/user/${email}`, null, {
      body: { name: 'Back Again' },
      headers: { authorization: `Bearer ${idToken}` },
    })

    expect(answer).toMatchObject({ status: 401 })
  })

  test('who was on their way in while they were removed, and their account deleted, stays out', async () => {
    const email = freshEmail()
    const { uid, idToken } = await signUpAtEmulator(email)
    const shopper = await buildShopper(server.db, { uid, email })

    const [comingIn] = await server.db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in ${email}`])
      const comingIn = server.rest('PUT', `/user/${email}`, null, {
        body: { name: 'Back Again' },
        headers: { authorization: `Bearer ${idToken}` },
      })
      expect(await waitingFor(server.db, 1)).toBe(1)
      expect(await remove(shopper, admin)).toMatchObject({ status: 200 })
      return [comingIn]
    })

    expect(await signInAtEmulator(email)).toBeUndefined()
    expect(await comingIn).toMatchObject({ status: 401 })
    expect(await server.db.countBy(User, { email })).toBe(0)
  })

  test('a user who is not there: nothing is deleted', async () => {
    const nobody = Object.assign(new User(), { id: '00000000-0000-4000-8000-000000000000' })

    expect(await remove(nobody, admin)).toEqual({ status: 200, body: { acknowledged: true, deletedCount: 0 } })
  })

  test('a shopper made admin manages from the next request on; making an admin again changes nothing', async () => {
    const shopper = await buildShopper(server.db)
    const make = () => server.rest('PUT', `/user/admin/${shopper.email}`, admin)

    expect((await server.rest('GET', '/user', shopper)).status).toBe(403)
    expect(await make()).toEqual({ status: 200, body: { acknowledged: true, matchedCount: 1, modifiedCount: 1 } })
    expect(await make()).toEqual({ status: 200, body: { acknowledged: true, matchedCount: 1, modifiedCount: 0 } })
    expect((await server.rest('GET', '/user', shopper)).status).toBe(200)
    expect(await server.rest('PUT', '/user/admin/nobody@gmail.com', admin)).toMatchObject({ status: 404 })
  })
})

describe('the last admin', () => {
  const lastAdmin = { status: 409, body: { error: { code: 'LAST_ADMIN' } } }

  /** Somebody registers the address at the identity service and confirms it. */
  const registerAnew = async (email: string) => {
    const { uid } = await signUpAtEmulator(email)
    await changeAtEmulator(uid, { emailVerified: true })
    return signInAtEmulator(email)
  }

  const signIn = (idToken: string) =>
    server.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { isNew } }', {
      input: { idToken, name: 'Amina Rahman' },
    })

  test('the last admin stays', async () => {
    expect(await remove(admin, admin)).toMatchObject(lastAdmin)
  })

  test('of two admins who remove each other at once one stays', async () => {
    const second = await buildAdmin(server.db)

    const removals = await server.db.transaction(async (tx) => {
      await lockAdmins(tx)
      const both = [remove(admin, second), remove(second, admin)]
      expect(await waitingFor(server.db, 2)).toBe(2)
      return both
    })

    const statuses = (await Promise.all(removals)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect(await server.db.findBy(User, { role: Role.OWNER })).toHaveLength(1)
  })

  test('an only admin whose account was made anew is the last one', async () => {
    expect(await signIn(await registerAnew(owner))).toMatchObject({ data: { signIn: { isNew: true } } })

    const anew = await server.db.findOneByOrFail(User, { email: owner })
    expect(anew).toMatchObject({ role: Role.OWNER })
    expect(await server.db.findOneByOrFail(User, { id: admin.id })).toMatchObject({ role: Role.SHOPPER })
    expect(await remove(anew, anew)).toMatchObject(lastAdmin)
  })

  test('whoever can never sign in again counts as no admin of the shop', async () => {
    const gone = await buildAdmin(server.db, { email: null })

    expect(await remove(admin, admin)).toMatchObject(lastAdmin)
    expect(await remove(gone, admin)).toMatchObject({ status: 200 })
  })

  test('an admin is not removed while the address of the other one goes to somebody new', async () => {
    const other = await buildAdmin(server.db, { email: freshEmail() })
    const idToken = await registerAnew(String(other.email))

    const [signedIn, removed] = await server.db.transaction(async (tx) => {
      await lockAdmins(tx)
      const signingIn = signIn(idToken)
      expect(await waitingFor(server.db, 1)).toBe(1)
      const removing = remove(admin, admin)
      expect(await waitingFor(server.db, 2)).toBe(2)
      return [signingIn, removing]
    })

    expect(await signedIn).toMatchObject({ data: { signIn: { isNew: true } } })
    expect(await removed).toMatchObject(lastAdmin)
  })

  test('a shop whose only admin can never sign in again is not well', async () => {
    const product = await buildProduct(server.db)
    await server.rest('PUT', `/product/${product.id}`, admin, { body: { availableQuantity: 30 } })
    expect(await checkInvariants(server.db)).toEqual([])

    await server.db.update(User, { id: admin.id }, { email: null })

    expect(await checkInvariants(server.db)).toMatchObject([{ rule: expect.stringContaining('there is an owner') }])
  })
})
