import { checkInvariants } from '../commands/invariants.js'
import { changeAtEmulator, freshEmail, signInAtEmulator, signUpAtEmulator } from '../testing/emulator.js'
import { buildAdmin, buildProduct } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { waitingFor } from '../testing/waiting-for.js'
import { lockAdmins } from '../user/lock-user.js'
import { FREED, User } from '../user/user.entity.js'

const owner = freshEmail()

let server: TestServer
let admin: User
beforeEach(async () => {
  server = await openTestServer({ adminEmails: [owner] })
  // Of an identity that the identity service does not know.
  admin = await buildAdmin(server.db, { email: owner })
})
afterEach(() => server.close())

const remove = ({ id }: User, by: User) => server.rest('DELETE', `/user/${id}`, by)
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
  expect(await server.db.findBy(User, { isAdmin: true })).toHaveLength(1)
})

test('an only admin whose account was made anew is the last one', async () => {
  expect(await signIn(await registerAnew(owner))).toEqual({ data: { signIn: { isNew: true } } })

  const anew = await server.db.findOneByOrFail(User, { email: owner })
  expect(anew).toMatchObject({ isAdmin: true })
  expect(await server.db.findOneByOrFail(User, { id: admin.id })).toMatchObject({ isAdmin: false })
  expect(await remove(anew, anew)).toMatchObject(lastAdmin)
})

test('whoever can never sign in again counts as no admin of the shop', async () => {
  const gone = await buildAdmin(server.db, { email: `gone${FREED}` })

  expect(await remove(admin, admin)).toMatchObject(lastAdmin)
  expect(await remove(gone, admin)).toMatchObject({ status: 200 })
})

test('an admin is not removed while the address of the other one goes to somebody new', async () => {
  const other = await buildAdmin(server.db, { email: freshEmail() })
  const idToken = await registerAnew(other.email)

  const [signedIn, removed] = await server.db.transaction(async (tx) => {
    await lockAdmins(tx)
    const signingIn = signIn(idToken)
    expect(await waitingFor(server.db, 1)).toBe(1)
    const removing = remove(admin, admin)
    expect(await waitingFor(server.db, 2)).toBe(2)
    return [signingIn, removing]
  })

  expect(await signedIn).toEqual({ data: { signIn: { isNew: true } } })
  expect(await removed).toMatchObject(lastAdmin)
})

test('a shop whose only admin can never sign in again is not well', async () => {
  const product = await buildProduct(server.db)
  await server.rest('PUT', `/product/${product.id}`, admin, { body: { availableQuantity: 30 } })
  expect(await checkInvariants(server.db)).toEqual([])

  await server.db.update(User, { id: admin.id }, { email: `gone${FREED}` })

  expect(await checkInvariants(server.db)).toMatchObject([{ rule: expect.stringContaining('there is an admin') }])
})
