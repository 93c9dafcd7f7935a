import { changeAtEmulator, freshEmail, signInAtEmulator, signUpAtEmulator } from '../testing/emulator.js'
import { buildAdmin } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { User } from './user.entity.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const document = `mutation ($input: SignInInput!) {
  signIn(input: $input) { accessToken expiresAt isNew user { id name email photoUrl role isAdmin } } }`

interface SignedIn {
  signIn: { accessToken: string; isNew: boolean; user: { id: string; isAdmin: boolean; photoUrl: string | null } }
}

const signIn = (idToken: string, given: object = {}) =>
  server.graphql<SignedIn>(document, { input: { idToken, name: 'Amina Rahman', ...given } })
const codeOf = async (answer: ReturnType<typeof signIn>) => (await answer).errors?.[0]?.extensions.code ?? 'OK'
const asBearer = (token: string) =>
  server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}` },
    payload: { query: '{ me { email } }' },
  })

test('an ID token becomes an access token, good for private calls', async () => {
  const email = freshEmail()
  const { idToken } = await signUpAtEmulator(email)

  const { data } = await signIn(idToken)

  expect(data?.signIn).toMatchObject({ isNew: true, user: { name: 'Amina Rahman', email, isAdmin: false } })
  expect((await asBearer(data?.signIn.accessToken ?? '')).json()).toMatchObject({ data: { me: { email } } })
})

test('signing in again refreshes the name and keeps the person', async () => {
  const email = freshEmail()
  const { idToken } = await signUpAtEmulator(email)

  const [first, again] = [await signIn(idToken), await signIn(await signInAtEmulator(email), { name: 'Amina R.' })]

  expect(again.data?.signIn.user).toMatchObject({ id: first.data?.signIn.user.id, name: 'Amina R.' })
  expect(again.data?.signIn.isNew).toBe(false)
})

test('admins find who signed in by the sound of the name, under the new one too', async () => {
  const admin = await buildAdmin(server.db)
  const email = freshEmail()
  const { idToken } = await signUpAtEmulator(email)
  const found = async (search: string) => {
    const query = 'query ($search: String) { users(page: 0, size: 5, search: $search) { total items { name } } }'
    return (await server.graphql<{ users: object }>(query, { search }, admin)).data?.users
  }

  await signIn(idToken, { name: 'Mahmud Hasan' })
  expect(await found('মাহমুদ')).toEqual({ total: 1, items: [{ name: 'Mahmud Hasan' }] })
  await signIn(await signInAtEmulator(email), { name: 'শিরিন আক্তার' })
  expect(await found('shireen akhter')).toEqual({ total: 1, items: [{ name: 'শিরিন আক্তার' }] })
})

test('a token is good for one purpose', async () => {
  const { idToken } = await signUpAtEmulator(freshEmail())
  const { data } = await signIn(idToken)

  expect((await asBearer(idToken)).statusCode).toBe(401)
  expect(await codeOf(signIn(data?.signIn.accessToken ?? ''))).toBe('UNAUTHENTICATED')
})

test('a token of an account that is gone, or disabled, opens nothing', async () => {
  const [gone, disabled] = [await signUpAtEmulator(freshEmail()), await signUpAtEmulator(freshEmail())]
  await changeAtEmulator(gone.uid, 'delete')
  await changeAtEmulator(disabled.uid, { disableUser: true })

  expect(await codeOf(signIn(gone.idToken))).toBe('UNAUTHENTICATED')
  expect(await codeOf(signIn(disabled.idToken))).toBe('UNAUTHENTICATED')
})

test('an appointed email makes an owner once it is confirmed, not before', async () => {
  const { idToken, uid } = await signUpAtEmulator('appointed@gmail.com')
  const before = await signIn(idToken)
  await changeAtEmulator(uid, { emailVerified: true })
  const after = await signIn(await signInAtEmulator('appointed@gmail.com'))

  expect(before.data?.signIn.user).toMatchObject({ role: 'SHOPPER', isAdmin: false })
  expect(after.data?.signIn.user).toMatchObject({ role: 'OWNER', isAdmin: true })
})

test('an address registered anew belongs to a fresh person; the earlier one keeps the rest', async () => {
  const email = freshEmail()
  const earlier = await signUpAtEmulator(email)
  const { data: before } = await signIn(earlier.idToken)
  await changeAtEmulator(earlier.uid, 'delete')

  const { data: after } = await signIn((await signUpAtEmulator(email)).idToken)

  expect(after?.signIn).toMatchObject({ isNew: true, user: { email } })
  expect(after?.signIn.user.id).not.toBe(before?.signIn.user.id)
  expect(await server.db.findOneBy(User, { id: before?.signIn.user.id ?? '' })).toMatchObject({ email: null })
})

test('an address that another living account holds is refused', async () => {
  const [email, other] = [freshEmail(), await signUpAtEmulator(freshEmail())]
  const { idToken } = await signUpAtEmulator(email)
  await server.db.insert(User, { uid: other.uid, email, name: 'Yusuf' })

  expect(await codeOf(signIn(idToken))).toBe('EMAIL_IN_USE')
})

test.each([
  ['of a Google picture', 'https://lh3.googleusercontent.com/a/photo', 'https://lh3.googleusercontent.com/a/photo'],
  ['of the shop’s own', '/images/amina.webp', '/images/amina.webp'],
  ['that leaves the pictures', '/images/..', null],
  ['of a stranger', 'https://tracker.example/pixel.png', null],
  ['without https', 'http://lh3.googleusercontent.com/a/photo', null],
  ['of a host that only looks like Google', 'https://lh3.googleusercontent.com.evil.example/a', null],
])('a photo address %s is kept as %s → %s', async (_, photoUrl, kept) => {
  const { idToken } = await signUpAtEmulator(freshEmail())

  expect((await signIn(idToken, { photoUrl })).data?.signIn.user.photoUrl).toBe(kept)
})

test.each([
  ['a name of nothing', '   '],
  ['a name that nobody can see', '\u200B\u3164'],
  ['a name of 81 characters', 'x'.repeat(81)],
  ['a name of 160 characters of which half are drawn', '❤\uFE0F'.repeat(80)],
  ['a name that turns the writing direction', 'Amina\u202Enimda'],
  ['the shop’s own name', 'Sunnah Store'],
  ['the shop’s own name in another dressing', 'Sunnah-Store'],
])('%s is refused', async (_, name) => {
  const { idToken } = await signUpAtEmulator(freshEmail())

  const { errors } = await signIn(idToken, { name })

  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { name: expect.any(Array) } },
  })
})

test('a Bangla name spelt with a joiner is taken', async () => {
  const { idToken } = await signUpAtEmulator(freshEmail())

  expect((await signIn(idToken, { name: 'র\u200D্যামি' })).data?.signIn.user).toMatchObject({ name: 'র\u200D্যামি' })
})

test('over REST the ID token is the bearer token, and must be of the email in the address', async () => {
  const email = freshEmail()
  const { idToken } = await signUpAtEmulator(email)
  const put = (address: string, token?: string) =>
    server.rest('PUT', `/user/${address}`, null, {
      body: { email: address, name: 'Amina', photoURL: null },
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })

  expect(await put(email, idToken)).toEqual({
    status: 200,
    body: { acknowledged: true, matchedCount: 0, modifiedCount: 0, token: expect.any(String) },
  })
  expect(await put(email.toUpperCase(), await signInAtEmulator(email))).toMatchObject({
    status: 200,
    body: { matchedCount: 1, modifiedCount: 1 },
  })
  expect(await put(freshEmail(), await signInAtEmulator(email))).toMatchObject({
    status: 403,
    body: { error: { code: 'FORBIDDEN' } },
  })
  expect(await put(email)).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } })
  expect(await put(email, 'forged')).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } })
})
