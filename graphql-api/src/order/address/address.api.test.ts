import { addressInput, buildShopper } from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { User } from '../../user/user.entity.js'
import { Address } from './address.entity.js'

let server: TestServer
let amina: User
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  amina = await buildShopper(server.db)
})
afterAll(() => server.close())

interface Saved {
  id: string
  label: string
  isDefault: boolean
}
const shown = 'id label address area district receiverName phone isDefault'

const save = async (given: object = {}, user = amina) => {
  const { data, errors } = await server.graphql<{ saveAddress: Saved[] }>(
    `mutation ($input: AddressInput!) { saveAddress(input: $input) { ${shown} } }`,
    { input: { ...addressInput(), ...given } },
    user,
  )
  return {
    saved: data?.saveAddress ?? [],
    code: errors?.[0]?.extensions.code,
    details: errors?.[0]?.extensions.details,
  }
}

const remove = async (id: string | undefined, user = amina) => {
  const { data, errors } = await server.graphql<{ removeAddress: Saved[] }>(
    `mutation ($id: ID!) { removeAddress(id: $id) { ${shown} } }`,
    { id },
    user,
  )
  return { left: data?.removeAddress, code: errors?.[0]?.extensions.code }
}

const list = async (user = amina) =>
  (await server.graphql<{ addresses: Saved[] }>(`{ addresses { ${shown} } }`, {}, user)).data?.addresses ?? []

const names = (addresses: Saved[] = []) => addresses.map(({ label, isDefault }) => (isDefault ? `${label}!` : label))

test('the first address is the default, as it was written and as the shop keeps it', async () => {
  await save({ district: 'comilla', phone: '০১৭১২ ৩৪৫৬৭৮', area: '' })

  expect(await list()).toEqual([
    {
      id: expect.any(String),
      label: 'Home',
      address: 'House 14, Road 7, Shekhertek',
      area: null,
      district: 'Cumilla',
      receiverName: null,
      phone: '+8801712345678',
      isDefault: true,
    },
  ])
})

test('an address of somebody else becomes the default only when it is asked for', async () => {
  const [gift] = (await save({ label: 'Karim', receiverName: 'Karim' })).saved
  expect(gift).toMatchObject({ receiverName: 'Karim', isDefault: false })
  const { saved } = await save()
  expect(names(saved)).toEqual(['Home!', 'Karim'])
  expect(names((await remove(saved[0]?.id)).left)).toEqual(['Karim'])

  expect(names((await save({ id: gift?.id, receiverName: 'Karim' })).saved)).toEqual(['Home'])
  expect(names((await save({ id: gift?.id, receiverName: 'Karim', isDefault: true })).saved)).toEqual(['Home!'])
})

test('one address is the default, and it stands in front', async () => {
  await save()
  await save({ label: 'Work' })
  const { saved } = await save({ label: 'Parents', isDefault: true })
  expect(names(saved)).toEqual(['Parents!', 'Home', 'Work'])

  const [parents, home] = saved
  expect(names((await save({ id: home?.id, isDefault: true })).saved)).toEqual(['Home!', 'Work', 'Parents'])
  expect(names((await save({ id: home?.id })).saved)).toEqual(['Home!', 'Work', 'Parents'])
  expect(names((await remove(home?.id)).left)).toEqual(['Work!', 'Parents'])
  expect(names((await remove(parents?.id)).left)).toEqual(['Work!'])
  expect(await list()).toMatchObject([{ label: 'Work', isDefault: true }])
})

test('an address is replaced as a whole, in its place', async () => {
  await save({ receiverName: 'Abdur Rahman', isDefault: true })
  const [home] = await list()

  await save({ id: home?.id, label: 'Old home', area: null, district: 'Sylhet' })

  expect(await list()).toEqual([{ ...home, label: 'Old home', area: null, district: 'Sylhet', receiverName: null }])
})

test('nobody sees, changes or removes an address of somebody else', async () => {
  const karim = await buildShopper(server.db)
  const [home] = (await save()).saved

  expect(await list(karim)).toEqual([])
  expect((await save({ id: home?.id, label: 'Mine now' }, karim)).code).toBe('NOT_FOUND')
  expect((await remove(home?.id, karim)).code).toBe('NOT_FOUND')
  expect([await list(), await list(karim)]).toEqual([[home], []])
})

test('an address that is gone is not found', async () => {
  const [home] = (await save()).saved
  await remove(home?.id)

  expect((await save({ id: home?.id })).code).toBe('NOT_FOUND')
  expect((await remove(home?.id)).code).toBe('NOT_FOUND')
})

test('the shop keeps ten of a shopper, however many are sent at once, and those can be changed', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => save({ label: `Address ${i}` })))

  expect(answers.filter(({ code }) => code === 'ADDRESSES_FULL')).toHaveLength(2)
  const saved = await list()
  expect(saved).toHaveLength(10)
  expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  expect((await save({ id: saved[9]?.id, label: 'Last' })).code).toBeUndefined()
})

test.each([
  ['no name', { label: ' ' }, 'label'],
  ['a name of 41 characters', { label: 'x'.repeat(41) }, 'label'],
  ['no address', { address: ' ' }, 'address'],
  ['an area of 81 characters', { area: 'x'.repeat(81) }, 'area'],
  ['a strange district', { district: 'Kolkata' }, 'district'],
  ['a foreign phone', { phone: '+14155552671' }, 'phone'],
  ['the shop as who receives it', { receiverName: 'Sunnah Store' }, 'receiverName'],
])('%s is refused by the name of the field, and nothing is saved', async (_, wrong, field) => {
  const { code, details } = await save(wrong)

  expect([code, details]).toMatchObject(['BAD_USER_INPUT', { fields: { [field]: expect.any(Array) } }])
  expect(await list()).toEqual([])
})

test('with an account its addresses go', async () => {
  await save()

  await server.db.delete(User, { id: amina.id })

  expect(await server.db.countBy(Address, { userId: amina.id })).toBe(0)
})
