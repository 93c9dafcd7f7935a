import { CartItem } from '../cart/cart-item.entity.js'
import { Address } from '../order/address/address.entity.js'
import {
  changeAtEmulator,
  freshEmail,
  freshPhone,
  signInAtEmulator,
  signInByGoogle,
  signInByPhone,
  signUpAtEmulator,
  withClaims,
} from '../testing/emulator.js'
import { buildProduct } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { Role } from './role.js'
import { User } from './user.entity.js'

const [boss, partner, chief] = [freshEmail(), freshEmail(), freshEmail()]

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ adminEmails: [boss, partner, chief] })
})
afterAll(() => server.close())

const now = () => Math.floor(Date.now() / 1000)
/** As of a log-in some seconds later; the emulator tells the latest of the account. */
const later = (idToken: string, seconds: number, jti = `${seconds}`) =>
  withClaims(idToken, { auth_time: now() + seconds, jti })

const ask = async (query: string, token: string | null, variables: object = {}) => {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  return (await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json()
}
const enter = (idToken: string, name = 'Amina') =>
  ask('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken user { id name role phone } } }', null, {
    input: { idToken, name },
  })
const tokenOf = async (idToken: string): Promise<string> => (await enter(idToken)).data.signIn.accessToken
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK'
const me = async (token: string) => codeOf(await ask('{ me { id } }', token))

const settle = async (token: string) => {
  const { id } = await buildProduct(server.db)
  await ask('mutation ($id: ID!) { addToCart(input: { productId: $id, quantity: 1 }) { total } }', token, { id })
  await ask('mutation { updateProfile(input: { name: "Mallory", phone: "01711111111" }) { id } }', token)
  const input = { label: 'HOME', address: 'House of Mallory 1', district: 'Dhaka', phone: '01711111111' }
  const saved = await ask('mutation ($input: AddressInput!) { saveAddress(input: $input) { id } }', token, { input })
  expect(codeOf(saved)).toBe('OK')
}
/** What is left of that. */
const left = async (email: string) => {
  const { id, name, phone } = await server.db.findOneByOrFail(User, { email })
  const [addresses, lines] = [
    await server.db.countBy(Address, { userId: id }),
    await server.db.countBy(CartItem, { userId: id }),
  ]
  return { name, phone, addresses, lines }
}

test('whoever opened an account with an address of somebody else is out once its holder comes by Google', async () => {
  const { idToken } = await signUpAtEmulator(boss)
  const intruder = await tokenOf(idToken)
  await settle(intruder)

  const owner = await enter(later((await signInByGoogle(boss)).idToken, 60), 'The Boss')

  expect(owner.data.signIn.user).toMatchObject({ role: 'OWNER', name: 'The Boss', phone: null })
  expect(await me(owner.data.signIn.accessToken)).toBe('OK')
  expect(await me(intruder)).toBe('UNAUTHENTICATED')
  // Neither that log-in nor one that the shop has not seen yet.
  for (const idTokenOfOld of [withClaims(idToken, { jti: 'again' }), later(idToken, 30)])
    expect(codeOf(await enter(idTokenOfOld))).toBe('UNAUTHENTICATED')
  expect(await left(boss)).toEqual({ name: 'The Boss', phone: null, addresses: 0, lines: 1 })
})

test('nor do they come in when its holder comes to the rights of an owner once more', async () => {
  const { idToken } = await signUpAtEmulator(chief)
  await enter(withClaims(idToken, { jti: 'first' }))
  await enter(later((await signInByGoogle(chief)).idToken, 60))
  await server.db.update(User, { email: chief }, { role: Role.SHOPPER })

  const intruder = await enter(withClaims(later(idToken, 30), { email_verified: true }))
  const holder = await enter(later((await signInByGoogle(chief)).idToken, 90))

  expect(codeOf(intruder)).toBe('UNAUTHENTICATED')
  expect(holder.data.signIn.user).toMatchObject({ role: 'OWNER' })
})

test('a number that whoever opened the account has confirmed goes with them', async () => {
  const email = freshEmail()
  const { idToken } = await signUpAtEmulator(email)
  const linked = await tokenOf(later((await signInByPhone(freshPhone(), { idToken })).idToken, 30))
  expect(await left(email)).toMatchObject({ phone: expect.any(String) })

  await tokenOf(later((await signInByGoogle(email)).idToken, 60))

  expect(await left(email)).toMatchObject({ phone: null })
  expect(await me(linked)).toBe('UNAUTHENTICATED')
})

test('nobody becomes an owner by a number that somebody has added before the address was confirmed', async () => {
  const { idToken, uid } = await signUpAtEmulator(partner)
  const phone = freshPhone()
  await signInByPhone(phone, { idToken })
  await changeAtEmulator(uid, { emailVerified: true, password: 'chosen-by-its-holder' })

  const byCode = await enter(later((await signInByPhone(phone)).idToken, 30))
  expect(byCode.data.signIn.user).toMatchObject({ role: 'SHOPPER', phone })

  const holder = await enter(later(await signInAtEmulator(partner, 'chosen-by-its-holder'), 60))
  expect(holder.data.signIn.user).toMatchObject({ role: 'OWNER' })
  expect(await me(byCode.data.signIn.accessToken)).toBe('UNAUTHENTICATED')
  // Nor comes whoever has that number to the rights of the holder.
  expect(codeOf(await enter(later((await signInByPhone(phone)).idToken, 90)))).toBe('UNAUTHENTICATED')
})

test('whoever confirms the address by the link goes on where they were, with all they have saved, and others do not', async () => {
  const email = freshEmail()
  const { idToken, uid } = await signUpAtEmulator(email)
  const elsewhere = await tokenOf(idToken)
  const onwards = later(idToken, 30)
  const here = await tokenOf(onwards)
  await settle(here)
  await changeAtEmulator(uid, { emailVerified: true })

  const confirmed = withClaims(onwards, { email_verified: true, jti: 'confirmed' })
  const renewed = await tokenOf(confirmed)

  expect([await me(here), await me(renewed), await me(elsewhere)]).toEqual(['OK', 'OK', 'UNAUTHENTICATED'])
  expect(await left(email)).toEqual({ name: 'Mallory', phone: '+8801711111111', addresses: 1, lines: 1 })
})

test('a number that is confirmed ends the other sessions of an account that nobody was known by', async () => {
  const email = freshEmail()
  const { idToken } = await signUpAtEmulator(email)
  const elsewhere = await tokenOf(idToken)
  await settle(elsewhere)

  const here = await tokenOf(later((await signInByPhone(freshPhone(), { idToken })).idToken, 60))

  expect([await me(here), await me(elsewhere)]).toEqual(['OK', 'UNAUTHENTICATED'])
  expect(await left(email)).toMatchObject({ addresses: 1, lines: 1 })
})

test('who is known already ends nothing by coming once more, by whatever way', async () => {
  const email = freshEmail()
  const { uid } = await signUpAtEmulator(email)
  await changeAtEmulator(uid, { emailVerified: true })
  const before = await tokenOf(await signInAtEmulator(email))
  await settle(before)

  const after = await tokenOf(later((await signInByGoogle(email)).idToken, 60))

  expect([await me(before), await me(after)]).toEqual(['OK', 'OK'])
  expect(await left(email)).toMatchObject({ name: 'Mallory', addresses: 1 })
})

test('a log-in from before a new password is not renewed', async () => {
  const email = freshEmail()
  const { idToken, uid } = await signUpAtEmulator(email)
  await tokenOf(idToken)

  await changeAtEmulator(uid, { password: 'another-good-password', validSince: String(now() + 30) })

  expect(codeOf(await enter(withClaims(idToken, { jti: 'renewed' })))).toBe('UNAUTHENTICATED')
  const again = await signInAtEmulator(email, 'another-good-password')
  expect(codeOf(await enter(later(again, 60)))).toBe('OK')
})
