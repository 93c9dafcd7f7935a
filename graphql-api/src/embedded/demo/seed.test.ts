import { banglaTwins, isTwinned } from '@sunnah-store/schema/product-fields'
import { checkInvariants } from '../../commands/invariants.js'
import { Product } from '../../product/product.entity.js'
import { optionsOf } from '../../product/variant/product-option.js'
import { readVariantsOf } from '../../product/variant/read-variants.js'
import { Review } from '../../review/review.entity.js'
import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import { seedDemoShop } from './seed.js'
import { seedManyProducts } from './seed-many.js'

let shop: TestShop
let filled: boolean[]
beforeAll(async () => {
  shop = await openTestShop()
  filled = await Promise.all([1, 2].map(() => seedDemoShop(shop.db, { accounts: false })))
})
afterAll(() => shop.close())

test('of two servers that start at once one fills the shop', () => {
  expect(filled.toSorted()).toEqual([false, true])
})

test('the demo shop has 120 products of all seven categories, some of them out of stock, some with a discount', async () => {
  const products = await shop.db.find(Product)

  expect(products).toHaveLength(120)
  expect(new Set(products.map(({ categoryCode }) => categoryCode)).size).toBe(7)
  expect(products.some(({ quantity }) => quantity === 0)).toBe(true)
  expect(products.some(({ discount }) => discount > 0)).toBe(true)
  expect(new Set(products.map(({ imageUrl }) => imageUrl)).size).toBe(120)
})

test('clothes come in sizes that are sold out one by one, boys’ in ages, and some attars in three volumes', async () => {
  const choicesOf = async (name: string) => {
    const product = await shop.db.findOneByOrFail(Product, { name })
    const variants = await readVariantsOf(shop.db, product)
    return { product, variants, options: optionsOf(product.optionNames, variants) }
  }

  const panjabi = await choicesOf('Cotton Panjabi, Plain')
  expect(panjabi.options.map(({ values }) => values.map(({ value }) => value))).toEqual([
    ['S', 'M', 'L', 'XL', 'XXL'],
    ['White', 'Navy'],
  ])
  expect(panjabi.variants.filter(({ quantity }) => quantity === 0)).toMatchObject([{ size: 'XXL', color: 'White' }])
  expect((await choicesOf("Boys' Olive Embroidered Panjabi")).options).toMatchObject([{ name: 'Age', nameBn: 'বয়স' }])
  const attar = await choicesOf('Oud Attar in Star Cut Bottle')
  expect(attar.variants.map(({ regularPrice }) => regularPrice)).toEqual([990, 1850, 3500])
  expect(attar.product).toMatchObject({ price: 990, priceTo: 3500, quantity: 22 })
  expect(await checkInvariants(shop.db)).toEqual([])
})

test('whatever is said of a product in English is said in Bangla too', async () => {
  const products = await shop.db.find(Product)

  const silent = products.flatMap((product) =>
    Object.keys(banglaTwins)
      .filter((name) => isTwinned(name) && product[name] !== null && product[banglaTwins[name]] === null)
      .map((name) => `${product.name}: ${name}`),
  )
  expect(silent).toEqual([])
})

test('every rating is the mean of the reviews that are there', async () => {
  expect(await shop.db.count(Review)).toBe(260)
  const wrong = await shop.db.query(
    `SELECT name FROM product LEFT JOIN review ON "productId" = product.id GROUP BY product.id
     HAVING "reviewCount" <> count(review.id) OR product.rating IS DISTINCT FROM round(avg(review.rating), 1)::float8`,
  )
  expect(wrong).toEqual([])
})

test('seeding again changes nothing, not even in a shop whose products were all deleted', async () => {
  expect(await seedDemoShop(shop.db, { accounts: false })).toBe(false)
  await shop.db.query('UPDATE product SET "deletedAt" = now()')
  expect(await seedDemoShop(shop.db, { accounts: false })).toBe(false)
  await shop.db.query('UPDATE product SET "deletedAt" = NULL')
})

test('a large shop has as many products as asked for, five reviews for each new one', async () => {
  await seedManyProducts(shop.db, 1000, () => {})

  expect(await shop.db.count(Product)).toBe(1000)
  expect(await shop.db.count(Review)).toBe(260 + 880 * 5)
})
