import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { queryRow } from './query-rows.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.db.query('CREATE TABLE pile (name text PRIMARY KEY, pieces int)')
})
beforeEach(() => shop.db.query(`TRUNCATE pile; INSERT INTO pile VALUES ('left', 10), ('right', 10)`))
afterAll(() => shop.close())

/** Two that each count both piles before either has changed its own to what it counted. */
const countBoth = async (attempts: string[]) => {
  let counted = () => {}
  const bothHaveCounted = new Promise<void>((resolve) => {
    counted = () => {
      if (attempts.length === 2) resolve()
    }
  })
  const count = (name: string) =>
    shop.db.transaction('SERIALIZABLE', async (tx) => {
      const { pieces } = await queryRow<{ pieces: number }>(tx, 'SELECT sum(pieces)::int AS pieces FROM pile')
      attempts.push(name)
      counted()
      await bothHaveCounted
      await tx.query('UPDATE pile SET pieces = $2 WHERE name = $1', [name, pieces])
    })
  return Promise.allSettled([count('left'), count('right')])
}

test('two transactions that cannot be put in a row are done one after the other, and nobody is told', async () => {
  const attempts: string[] = []

  const outcomes = await countBoth(attempts)

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  // One was broken off and has counted again what the other left.
  expect(attempts).toHaveLength(3)
  expect(await shop.db.query('SELECT pieces FROM pile ORDER BY pieces')).toEqual([{ pieces: 20 }, { pieces: 30 }])
})
