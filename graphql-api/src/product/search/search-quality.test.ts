import { measureSearch } from '../../../../bench/search-quality/measure.mjs'
import { seedDemoShop } from '../../embedded/demo/seed.js'
import { openTestSearch, type TestSearch } from '../../testing/test-search.js'
import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import { searchProducts } from './search-products.service.js'

let shop: TestShop
let searched: TestSearch
let measured: Awaited<ReturnType<typeof measureSearch>>
beforeAll(async () => {
  shop = await openTestShop()
  await seedDemoShop(shop.db, { accounts: false })
  searched = await openTestSearch(shop)
  measured = await measureSearch(async (search) => {
    const products = await searchProducts(searched, { search }, { page: 0, size: 10 })
    return products.map(({ name }) => name)
  })
})
afterAll(async () => {
  await searched.close()
  await shop.close()
})

test('all ways to type are measured', () => {
  expect(measured.map(({ group, queries }) => [group, queries])).toEqual([
    ['English', 32],
    ['Typo', 35],
    ['Romanised', 46],
    ['Bangla', 48],
    ['Other words', 45],
    ['Several words', 32],
    ['Brand', 21],
    ['Colour', 30],
    ['Size and number', 28],
    ['Category', 14],
    ['Nonsense', 28],
    ['Mixed 1', 67],
    ['Mixed 2', 70],
    ['Words that say nothing', 8],
  ])
})

test('of what people type, in every way they type it, 95 of 100 right answers are among the first five', () => {
  expect(measured.filter(({ recall }) => recall < 0.95)).toEqual([])
})

test('of the first ten that a search finds, 90 of 100 are right', () => {
  expect(measured.filter(({ precision }) => precision !== null && precision < 0.9)).toEqual([])
})

test('what the shop does not have finds nothing', () => {
  expect(measured.find(({ group }) => group === 'Nonsense')?.misses).toEqual([])
})
