import { Order } from '../order/order.entity.js'
import { placeOrder } from '../order/place-order.service.js'
import {
  changeAtEmulator,
  codeFor,
  freshEmail,
  freshPhone,
  signInAtEmulator,
  signInByPhone,
  signUpAtEmulator,
} from '../testing/emulator.js'
import { buildAdmin, buildProduct, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { User } from './user.entity.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const document = `mutation ($input: SignInInput!) {
  signIn(input: $input) { isNew user { id name email phone phoneVerified isAdmin } } }`

interface SignedIn {
  signIn: { isNew: boolean; user: { id: string; phone: string | null; phoneVerified: boolean } }
}

const signIn = (idToken: string, given: object = {}) =>
  server.graphql<SignedIn>(document, { input: { idToken, name: 'Amina Rahman', ...given } })
const codeOf = async (answer: ReturnType<typeof signIn>) => (await answer).errors?.[0]?.extensions.code ?? 'OK'
const userWith = async (id: string | undefined) => server.db.findOneByOrFail(User, { id: id ?? '' })

test('a number and its code let somebody in, without any email; the next time it is the same person', async () => {
  const phone = freshPhone()

  const first = await signIn((await signInByPhone(phone)).idToken)
  const again = await signIn((await signInByPhone(phone)).idToken)

  const known = { name: 'Amina Rahman', email: null, phone, phoneVerified: true, isAdmin: false }
  expect(first).toMatchObject({ data: { signIn: { isNew: true, user: known } } })
  expect(again).toMatchObject({ data: { signIn: { isNew: false, user: { id: first.data?.signIn.user.id } } } })
})

test('a wrong code lets nobody in', async () => {
  const { sessionInfo, code } = await codeFor(freshPhone())
  const wrong = code === '000000' ? '000001' : '000000'
  const url = `http://${process.env.TEST_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber?key=any`
  const body = JSON.stringify({ sessionInfo, code: wrong })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

  expect(await answer.json()).toMatchObject({ error: { message: 'INVALID_CODE' } })
})

test('whoever has no email shops like everybody: the order has a name and a phone, and no email', async () => {
  const { data } = await signIn((await signInByPhone(freshPhone())).idToken)
  const shopper = await userWith(data?.signIn.user.id)
  const order = await placeOrder(server.db, shopper, orderInput([await buildProduct(server.db)]))
  const admin = await buildAdmin(server.db)

  expect(await server.db.findOneByOrFail(Order, { id: order.id })).toMatchObject({
    customerName: 'Amina Rahman',
    customerEmail: null,
    customerPhone: shopper.phone,
  })
  const { body: orders } = await server.rest('GET', '/order', admin)
  expect(orders).toEqual([expect.objectContaining({ user: '', order: [expect.objectContaining({ user: '' })] })])
  const { body: users } = await server.rest('GET', '/user', admin)
  expect(users).toContainEqual(expect.objectContaining({ email: '', phone: shopper.phone }))
})

test('nobody is anybody else by an empty email', async () => {
  const { data } = await signIn((await signInByPhone(freshPhone())).idToken)
  const { data: other } = await signIn((await signInByPhone(freshPhone())).idToken)
  const shopper = await userWith(data?.signIn.user.id)

  expect(other?.signIn.user.id).not.toBe(shopper.id)
  const forbidden = { status: 403, body: { error: { code: 'FORBIDDEN' } } }
  expect(await server.rest('GET', `/cart/${freshEmail()}`, shopper)).toMatchObject(forbidden)
  expect(await server.rest('DELETE', '/cart/order/nobody@gmail.com', shopper)).toMatchObject(forbidden)
  expect(await codeOf(signIn((await signInByPhone(freshPhone())).idToken, { email: freshEmail() }))).toBe('FORBIDDEN')
})

test('a number that an account with an email confirms belongs to it, and is no longer confirmed once it is taken away', async () => {
  const [email, phone] = [freshEmail(), freshPhone()]
  const { idToken, uid } = await signUpAtEmulator(email)
  await signInByPhone(phone, { idToken })
  const { data: confirmed } = await signIn(await signInAtEmulator(email))
  await changeAtEmulator(uid, { deleteProvider: ['phone'] })
  const { data: after } = await signIn(await signInAtEmulator(email))

  expect(confirmed?.signIn.user).toMatchObject({ email, phone, phoneVerified: true })
  expect(after?.signIn.user).toMatchObject({ email, phone, phoneVerified: false })
})

test('a number that went to somebody new is theirs; the earlier person keeps the orders', async () => {
  const phone = freshPhone()
  const earlier = await signInByPhone(phone)
  const { data: before } = await signIn(earlier.idToken)
  const gone = await userWith(before?.signIn.user.id)
  await placeOrder(server.db, gone, orderInput([await buildProduct(server.db)]))
  await changeAtEmulator(earlier.uid, 'delete')

  const { data: after } = await signIn((await signInByPhone(phone)).idToken)

  expect(after?.signIn).toMatchObject({ isNew: true, user: { phone, phoneVerified: true } })
  expect(await userWith(gone.id)).toMatchObject({ phone: null, phoneVerified: false })
  expect(await server.db.countBy(Order, { userId: gone.id })).toBe(1)
})

test('a shop without phone sign-in takes no identity without an email', async () => {
  const plain = await openTestServer({ phoneSignIn: false })
  const input = { idToken: (await signInByPhone(freshPhone())).idToken, name: 'Amina Rahman' }
  const { errors } = await plain.graphql(document, { input })
  const config = await plain.app.inject('/config.json')
  await plain.close()

  expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', details: { reason: expect.any(String) } })
  expect(config.json()).toMatchObject({ phoneSignIn: false })
})
