import { queryRow } from '../database/query-rows.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('Bangla words are searched with their vowel signs', async () => {
  const similarity = async (a: string, b: string) => {
    const { alike } = await queryRow<{ alike: number }>(shop.db, 'SELECT similarity($1, $2) AS alike', [a, b])
    return alike
  }

  expect(await similarity('কুরআন', 'কুরআন')).toBe(1)
  expect(await similarity('কুরআন', 'করআন')).toBeGreaterThan(0)
  expect(await similarity('কুরআন', 'করআন')).toBeLessThan(1)
})

test('letters have upper and lower case beyond English', async () => {
  expect(await shop.db.query(`SELECT lower('ÉMILE') AS low`)).toEqual([{ low: 'émile' }])
})
