import { freshEmail, signInAtEmulator, signUpAtEmulator } from '../testing/emulator.js'
import { buildAdmin, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { User } from './user.entity.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const document = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { name phone phoneVerified language } }`

const update = (user: User | null, input: object) =>
  server.graphql<{ updateProfile: object }>(document, { input }, user)

test('somebody changes name, phone and language; what is not given stays', async () => {
  const shopper = await buildShopper(server.db, { name: 'Amina' })

  await update(shopper, { name: 'Amina Rahman', language: 'BANGLA' })
  const { data } = await update(shopper, { phone: '০১৭১২-৩৪৫৬৭৮' })

  const changed = { name: 'Amina Rahman', phone: '+8801712345678', phoneVerified: false, language: 'BANGLA' }
  expect(data?.updateProfile).toEqual(changed)
  expect((await server.graphql('{ me { name phone phoneVerified language } }', {}, shopper)).data).toEqual({
    me: changed,
  })
  expect((await update(shopper, { phone: null })).data?.updateProfile).toEqual({ ...changed, phone: null })
})

test('a name that was chosen stands over the one that the identity service knows, and admins find it by its sound', async () => {
  const email = freshEmail()
  await signUpAtEmulator(email)
  const signIn = async (name: string) => {
    const idToken = await signInAtEmulator(email)
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { user { id name } } }'
    const { data } = await server.graphql<{ signIn: { user: User } }>(query, { input: { idToken, name } })
    return data?.signIn.user
  }
  const shopper = await signIn('A. Rahman')
  const user = await server.db.findOneByOrFail(User, { id: shopper?.id ?? '' })

  await update(user, { name: 'Mahmuda' })

  expect(await signIn('A. Rahman')).toMatchObject({ name: 'Mahmuda' })
  const query = '{ users(search: "মাহমুদা") { items { name } } }'
  expect((await server.graphql(query, {}, await buildAdmin(server.db))).data).toEqual({
    users: { items: [{ name: 'Mahmuda' }] },
  })
})

test('a number that signs somebody in cannot be changed here', async () => {
  const phone = '+8801912345678'
  const shopper = await buildShopper(server.db, { email: null, phone, phoneVerified: true })

  for (const other of ['01812345678', null])
    expect((await update(shopper, { phone: other })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { phone: [expect.any(String)] } },
    })
  expect((await update(shopper, { phone, name: 'Amina' })).data?.updateProfile).toMatchObject({ phone, name: 'Amina' })
})

const asName = (name: string): [string, object, string] => [`that as ${name}`, { name }, 'name']

test.each([
  ['a phone of another country', { phone: '+919876543210' }, 'phone'],
  ['a phone that is too short', { phone: '01712' }, 'phone'],
  ['the shop’s own name', { name: 'Sunnah Store' }, 'name'],
  ['what looks like it, by letters of other scripts', { name: 'Ѕunnаh Ѕtоré' }, 'name'],
  ['that with the letters of still others', { name: 'Ꮪunnah Ꮪtore' }, 'name'],
  ['that in Bangla', { name: 'সুন্নাহ স্টোর' }, 'name'],
  ['that in Bangla in another spelling', { name: 'টিম সূন্না-ষ্টোর' }, 'name'],
  ['that with something behind it', { name: 'Sunnah Store (official)' }, 'name'],
  ['that with something before it', { name: 'Team Sunnah Store' }, 'name'],
  ['that with a letter inside that nobody sees', { name: 'Sunnah\u3164 S\u115Ftore' }, 'name'],
  ['that with half a letter inside that nobody sees', { name: 'Sunnah Sto\uFFA0re' }, 'name'],
  ...['Sunnah St0re', '5unnah 5tore', 'Տսnnah Տtore', 'ᔕunnah ᔕtore', 'ऽunnah Store', '🆂unnah 🆂tore'].map(asName),
  ...['SUNИAH STORE', 'Sunnah S†ore', 'Śûññâḥ Ṩŧøřë', 'Su11ah Store', '$unnah $tore', 'Sunnah † St0re'].map(asName),
  ...['Sunnah St০re', 'Sunnah St०re', 'ƨunnah ƨⲧorҽ', 'ছুন্নাহ স্টোর', 'সুন্নাহ স্টর'].map(asName),
  ['a name that nobody can see', { name: '\u200B' }, 'name'],
])('%s is refused', async (_, input, field) => {
  const shopper = await buildShopper(server.db)

  expect((await update(shopper, input)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: [expect.any(String)] } },
  })
})

test.each(['হাসান স্টোর', 'হোসেন স্টোর', 'Hasan Store', 'সুমন স্টোর', 'হাসনাহেনা স্টোর', 'সুন্নাহ'])(
  '%s is the name of somebody',
  async (name) => {
    expect((await update(await buildShopper(server.db), { name })).data?.updateProfile).toMatchObject({ name })
  },
)

test('a number that was not confirmed may be told by two people', async () => {
  const [one, two] = [await buildShopper(server.db), await buildShopper(server.db)]

  for (const shopper of [one, two])
    expect((await update(shopper, { phone: '01612345678' })).data?.updateProfile).toMatchObject({
      phone: '+8801612345678',
    })
})
