import { noteNames } from '../database/name-words.js'
import { buildShopper } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { countUsers, listUsers } from './user.service.js'

const people = [
  ['Rahim Uddin', 'shuvo.77@gmail.com'],
  ['রহিম উদ্দিন', 'r.uddin@gmail.com'],
  ['Raheem 2nd', 'second@gmail.com'],
  ['Rima Akter', 'rohim.friend@gmail.com'],
] as const
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await noteNames(
    shop.db,
    people.map(([name]) => name),
  )
  for (const [name, email] of people) await buildShopper(shop.db, { name, email })
})
afterAll(() => shop.close())

const found = async (search: string) =>
  (await listUsers(shop.db, { search }, { page: 0, size: 10 })).map(({ name }) => name)

test.each([
  ['a name as it is typed first, then its other spellings', 'rahim', ['Rahim Uddin', 'Raheem 2nd', 'রহিম উদ্দিন']],
  ['a part of an email, then a name', 'rohim', ['Rima Akter', 'Raheem 2nd', 'রহিম উদ্দিন', 'Rahim Uddin']],
  ['a name in another script', 'রাহিম', ['Raheem 2nd', 'রহিম উদ্দিন', 'Rahim Uddin']],
  ['a name and a part of an email', 'raheem uddin@', ['রহিম উদ্দিন']],
  ['a name and a number', 'rohim 2nd', ['Raheem 2nd']],
  ['a part of a name', 'heem', ['Raheem 2nd']],
  ['an email in other letters', 'rahim.friend', []],
  ['an email that sounds like another', 'sofo.77@gmail.com', []],
])('%s: users are found', async (_, search, who) => {
  expect(await found(search)).toEqual(who)
  expect(await countUsers(shop.db, { search })).toBe(who.length)
})

test('pages of what is found follow each other', async () => {
  const pages = [0, 1, 2, 3].map((page) => listUsers(shop.db, { search: 'rahim' }, { page, size: 1 }))

  expect((await Promise.all(pages)).flat().map(({ name }) => name)).toEqual(await found('rahim'))
})

test.each(['01812-345678', '+8801812345678', '০১৮১২৩৪৫৬৭৮', '2345678'])(
  'somebody is found by the phone number, typed as %s',
  async (typed) => {
    const name = 'Who Has A Number'
    await shop.db.query('DELETE FROM "user" WHERE name = $1', [name])
    await buildShopper(shop.db, { name, email: null, phone: '+8801812345678', phoneVerified: true })

    expect(await found(typed)).toEqual([name])
  },
)
