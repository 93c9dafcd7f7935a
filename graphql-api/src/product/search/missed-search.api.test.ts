import { limits } from '@sunnah-store/schema/limits'
import { dayAfter, today } from '@sunnah-store/schema/local-day'
import { queryRow } from '../../database/query-rows.js'
import { deadlocksAtClose } from '../../testing/deadlocks.js'
import { buildAdmin, buildProduct, buildShopper } from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { waitingFor } from '../../testing/waiting-for.js'
import type { User } from '../../user/user.entity.js'
import { addMissedSearches, deleteOldMissedSearches, listMissedSearches } from './missed-search.service.js'
import { createMissedSearches, textToKeep } from './missed-search-counter.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await buildProduct(server.db, { name: 'Oud Attar', categoryCode: 77 })
})
beforeEach(() => server.db.query('DELETE FROM missed_search'))
// The shop would repair them in silence.
afterAll(async () => expect(await deadlocksAtClose(server)).toBe(0))

/** What was searched at another server of the shop, once that one has stopped. */
const counted = async (search: (at: TestServer) => Promise<unknown>) => {
  const second = await openTestServer({ beside: server })
  await search(second)
  await second.close()
  return (await listMissedSearches(server.db, 1)).map(({ search, count }) => [search, count])
}

const look =
  (search: string, { user = null, more = '' }: { user?: User | null; more?: string } = {}) =>
  (at: TestServer) =>
    at.graphql(
      `query ($search: String) { products(search: $search ${more}) { total items { name } } }`,
      { search },
      user,
    )

test('a search that finds nothing is counted, for visitors and shoppers, over GraphQL and REST', async () => {
  const shopper = await buildShopper(server.db)

  expect(
    await counted(async (at) => {
      await look('  ZAFRAN   tea ')(at)
      await look('zafran tea', { user: shopper })(at)
      await look('surma')(at)
    }),
  ).toEqual([
    ['zafran tea', 2],
    ['surma', 1],
  ])
})

test('an account counts once for a search, and adds only so many an hour', async () => {
  const { anHour } = limits.missedSearches.of.account
  const [user, other] = [await buildShopper(server.db), await buildShopper(server.db)]
  const missed = await counted(async (at) => {
    for (let nth = 0; nth < 3; nth++) await look('surma', { user })(at)
    for (let nth = 0; nth < anHour + 5; nth++) await look(`qxb${'bz'.repeat(nth)}`, { user })(at)
    await look('surma', { user: other })(at)
  })
  expect(missed[0]).toEqual(['surma', 2])
  expect(missed).toHaveLength(anHour)
})

test('whoever is behind one address counts as some visitors, not as one, nor as any number', async () => {
  const { anHour, each } = limits.missedSearches.of.address
  const searches = createMissedSearches(server.db, (error) => {
    throw error
  })
  const network = { address: '203.0.113.7' }
  for (let nth = 0; nth < each + 5; nth++) searches.note('mehedi', network)
  for (let nth = 0; nth < anHour + 5; nth++) searches.note(`word ${nth}`, network)
  searches.note('mehedi', { address: '203.0.113.8' })
  await searches.close()

  expect((await listMissedSearches(server.db, 1))[0]).toMatchObject({ search: 'mehedi', count: each + 1 })
  const { count } = await queryRow<{ count: number }>(server.db, 'SELECT count(*)::int AS count FROM missed_search')
  expect(count).toBe(anHour)
})

test('what finds something, what an admin tries, a later page and a part of the shop are not counted', async () => {
  const admin = await buildAdmin(server.db)

  expect(
    await counted(async (at) => {
      await look('attar')(at)
      await look('surma', { user: admin })(at)
      await look('attar', { more: 'page: 7' })(at)
      await look('attar', { more: 'category: 11' })(at)
      await look('attar', { more: 'stock: SOLD_OUT' })(at)
      await look('')(at)
    }),
  ).toEqual([])
})

test.each([
  ['a phone number', '01712345678'],
  ['a phone number with words and dashes', 'call 0171-23 45 678'],
  ['a phone number in Bangla digits', '০১৭১২৩৪৫৬৭৮'],
  ['an email', 'amina@gmail.com'],
  ['an email in wide letters', 'amina＠gmail.com'],
  ['nothing but signs', '?!'],
])('%s is not kept', (_, search) => {
  expect(textToKeep(search)).toBeNull()
})

test('what is kept is in lower case, in one spelling of the same letters, and cut', () => {
  expect(textToKeep('ＳＵＲＭＡ\u202E 12  ml')).toBe('surma 12 ml')
  expect(textToKeep('ক'.repeat(100))).toBe('ক'.repeat(limits.missedSearches.length))
})

test('two servers that count at once lose nothing', async () => {
  const counts = new Map(Array.from({ length: 40 }, (_, i) => [`word ${i}`, 1]))
  const backwards = new Map([...counts].reverse())

  await Promise.all([counts, backwards, counts, backwards].map((some) => addMissedSearches(server.db, some)))

  const missed = await listMissedSearches(server.db, 1)
  expect(missed).toHaveLength(40)
  expect(missed.every(({ count }) => count === 4)).toBe(true)
})

test('once a day has as many different searches as are kept, a new one takes the place of one that came once', async () => {
  const { aDay, listed } = limits.missedSearches
  await server.db.query(
    `INSERT INTO missed_search SELECT (now() AT TIME ZONE 'Asia/Dhaka')::date, 'word ' || n, 1 FROM generate_series(1, $1::int) AS n`,
    [aDay - 1],
  )
  await server.db.query(`UPDATE missed_search SET count = 2 WHERE search <> 'word 9'`)

  await addMissedSearches(
    server.db,
    new Map([
      ['word 7', 4],
      ['rare', 1],
      ['often', 3],
      ['kasundi', 2],
    ]),
  )

  const { count } = await queryRow<{ count: number }>(server.db, 'SELECT count(*)::int AS count FROM missed_search')
  expect(count).toBe(aDay)
  const missed = await listMissedSearches(server.db, 1)
  expect(missed.slice(0, 2)).toMatchObject([
    { search: 'word 7', count: 6 },
    { search: 'often', count: 3 },
  ])
  const isKept = (search: string) => server.db.query('SELECT FROM missed_search WHERE search = $1', [search])
  expect([await isKept('kasundi'), await isKept('rare'), await isKept('word 9')]).toMatchObject([[{}], [], []])
  expect(missed).toHaveLength(listed)
})

test('a server that makes room on a full day and one that counts the same the other way round lose nothing, in turn', async () => {
  const { aDay } = limits.missedSearches
  await server.db.query(
    `INSERT INTO missed_search SELECT (now() AT TIME ZONE 'Asia/Dhaka')::date, 'word ' || n, 2 FROM generate_series(1, $1::int) AS n`,
    [aDay],
  )
  await server.db.query(`UPDATE missed_search SET count = 1 WHERE search = 'word 9'`)
  // Held, the first one stands between a search that the second counts last and one that it has counted already.
  const written = await server.db.transaction(async (tx) => {
    await tx.query(`SELECT FROM missed_search WHERE search = 'word 1' FOR UPDATE`)
    const first = addMissedSearches(
      server.db,
      new Map(Object.entries({ 'word 2': 4, 'word 1': 3, 'word 3': 2, yy: 1 })),
    )
    await waitingFor(server.db, 1)
    const second = addMissedSearches(server.db, new Map(Object.entries({ 'word 3': 2, 'word 2': 1 })))
    expect(await waitingFor(server.db, 2)).toBe(2)
    return { both: Promise.all([first, second]) }
  })
  await written.both

  const counts = await server.db.query(
    `SELECT search, count FROM missed_search WHERE search IN ('word 1', 'word 2', 'word 3', 'word 9', 'yy') ORDER BY 1`,
  )
  expect(counts).toEqual([
    { search: 'word 1', count: 5 },
    { search: 'word 2', count: 7 },
    { search: 'word 3', count: 6 },
    { search: 'yy', count: 1 },
  ])
})

test('an admin sees what was missed in the last days, the most frequent first, with the last day of each', async () => {
  const day = (ago: number) => dayAfter(today(), -ago)
  for (const [ago, search, count] of [
    [0, 'surma', 2],
    [6, 'surma', 3],
    [7, 'surma', 50],
    [3, 'mehedi', 4],
  ] as const)
    await server.db.query('INSERT INTO missed_search VALUES ($1, $2, $3)', [day(ago), search, count])

  const { data } = await server.graphql(
    '{ week: missedSearches(days: 7) { search count lastDay } usual: missedSearches { count } }',
    {},
    await buildAdmin(server.db),
  )

  expect(data).toEqual({
    week: [
      { search: 'surma', count: 5, lastDay: day(0) },
      { search: 'mehedi', count: 4, lastDay: day(3) },
    ],
    usual: [{ count: 55 }, { count: 4 }],
  })
})

test('what was searched more than 90 days ago is deleted', async () => {
  await server.db.query(
    `INSERT INTO missed_search SELECT (now() AT TIME ZONE 'Asia/Dhaka')::date - ago, 'surma', 1 FROM unnest(ARRAY[0, 89, 90, 200]) AS ago`,
  )

  await deleteOldMissedSearches(server.db)

  const rest = await server.db.query(
    `SELECT (now() AT TIME ZONE 'Asia/Dhaka')::date - day AS ago FROM missed_search ORDER BY 1`,
  )
  expect(rest).toEqual([{ ago: 0 }, { ago: 89 }])
})
