import { forgetNames, noteNames, otherSpellings } from '../database/name-words.js'
import { buildShopper } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { waitingFor } from '../testing/waiting-for.js'
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

const found = async (search: string, size = 10) =>
  (await listUsers(shop.db, { search }, { page: 0, size })).map(({ name }) => name)

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

/** As alike to Nasreen as Nasrin is, and earlier in the alphabet. */
const madeUp = Array.from({ length: 60 }, (_, more) => `nasr${'i'.repeat(more + 2)}n`)

test('all names that nobody has any more are forgotten, however many are noted, and no other', async () => {
  const gone = Array.from(
    { length: 2500 },
    (_, nth) => `gone ${nth.toString(36).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}x`,
  )
  await noteNames(shop.db, [...gone, 'Zulekha Khatun'])
  const people = await buildShopper(shop.db, { name: 'Zulekha Khatun' })
  await forgetNames(shop.db)

  expect(
    await shop.db.query(`SELECT DISTINCT word FROM name_word WHERE word IN ('gone', 'zulekha', 'khatun') ORDER BY 1`),
  ).toEqual([{ word: 'khatun' }, { word: 'zulekha' }])
  expect(await shop.db.query('SELECT word FROM name_word WHERE name_bearers(word) = 0')).toEqual([])
  await shop.db.remove(people)
})

test('a name that somebody takes while it is being forgotten is found', async () => {
  await noteNames(shop.db, ['Farzana'])

  const { person, forgetting } = await shop.db.transaction(async (tx) => {
    await noteNames(tx, ['Farzana'])
    const person = await buildShopper(tx, { name: 'Farzana' })
    const forgetting = forgetNames(shop.db)
    await waitingFor(shop.db, 1)
    return { person, forgetting }
  })
  await forgetting

  expect(await shop.db.query(`SELECT DISTINCT word FROM name_word WHERE word = 'farzana'`)).toEqual([
    { word: 'farzana' },
  ])
  await shop.db.remove(person)
})

test('spellings that somebody made up push no name of people out, and are forgotten', async () => {
  const names = ['Nasrin Chowdhury', 'Nasrin Begum']
  await noteNames(shop.db, [...names, ...madeUp])
  const people = await Promise.all(names.map((name) => buildShopper(shop.db, { name })))
  const intruders = await Promise.all(madeUp.map((name) => buildShopper(shop.db, { name })))
  const noted = () => shop.db.query('SELECT DISTINCT word FROM name_word WHERE word LIKE $1', ['n%sr%'])

  // Those that one account each has do not push out what several have, which comes later in the alphabet.
  expect(await found('nasreen', 100)).toEqual(expect.arrayContaining(names))
  await shop.db.remove(intruders)
  // Those that nobody has are not looked for, whether they are forgotten already or not.
  expect(await otherSpellings(shop.db, ['nasreen'])).toEqual([['nasrin']])
  await forgetNames(shop.db)
  expect(await noted()).toEqual([{ word: 'nasrin' }])
  expect((await found('nasreen')).toSorted()).toEqual(names.toSorted())
  await shop.db.remove(people)
})
