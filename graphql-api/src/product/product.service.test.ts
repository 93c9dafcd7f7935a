import { buildProduct } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { ProductSort, StockLevel } from './product.args.js'
import { Product } from './product.entity.js'
import { countProducts, listProducts, readProduct } from './product.service.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await buildProduct(shop.db, {
    name: 'White Cotton Panjabi, Plain',
    brandName: 'Tantiora',
    categoryCode: 22,
    price: 1250,
    discount: 5,
  })
  await buildProduct(shop.db, {
    name: 'Navy Striped Shirt',
    brandName: 'Shishirel',
    categoryCode: 22,
    price: 1200,
    productType: 'Long shirt',
  })
  await buildProduct(shop.db, {
    name: 'Oud Attar in Cut Glass Bottle',
    nameBn: 'কাচের বোতলে উদ আতর',
    categoryCode: 77,
    price: 2000,
    discount: 50,
  })
  await buildProduct(shop.db, {
    name: 'Amber Colour Tasbih, 33 Beads',
    categoryCode: 66,
    price: 300,
    rating: 4.5,
    reviewCount: 2,
  })
})
afterAll(() => shop.close())

const inOrder = async (sort: ProductSort) => {
  const found = await listProducts(shop.db, {}, { page: 0, size: 10 }, sort)
  return found.map(({ discountedPrice, rating }) => ({ discountedPrice, rating }))
}

test('price order goes by what the shopper pays, not by the regular price', async () => {
  const cheapestFirst = [300, 1000, 1187, 1200]
  expect((await inOrder(ProductSort.PRICE_LOW_TO_HIGH)).map((one) => one.discountedPrice)).toEqual(cheapestFirst)
  expect((await inOrder(ProductSort.PRICE_HIGH_TO_LOW)).map((one) => one.discountedPrice)).toEqual(
    cheapestFirst.toReversed(),
  )
})

test('what is low has five pieces or fewer, the fewest first; what is sold out has none', async () => {
  const low = await buildProduct(shop.db, { categoryCode: 33, quantity: 5 })
  const out = await buildProduct(shop.db, { categoryCode: 33, quantity: 0 })
  await buildProduct(shop.db, { categoryCode: 33, quantity: 6 })
  const ids = async (stock: StockLevel) => {
    const filter = { category: 33, stock }
    const found = await listProducts(shop.db, filter, { page: 0, size: 10 }, ProductSort.FEWEST_LEFT)
    expect(await countProducts(shop.db, filter)).toBe(found.length)
    return found.map(({ id }) => id)
  }

  expect(await ids(StockLevel.LOW)).toEqual([out.id, low.id])
  expect(await ids(StockLevel.SOLD_OUT)).toEqual([out.id])
  await shop.db.softDelete(Product, { categoryCode: 33 })
})

test('rating order puts products without reviews last', async () => {
  expect((await inOrder(ProductSort.RATING)).map(({ rating }) => rating)).toEqual([4.5, null, null, null])
})

test('pages follow each other without a gap or a repeat', async () => {
  const pages = await Promise.all([0, 1, 2].map((page) => listProducts(shop.db, {}, { page, size: 2 })))

  expect(pages.map((page) => page.length)).toEqual([2, 2, 0])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(4)
})

test.each(Object.values(ProductSort))(
  'by %s, what comes after a product is the same by key and by number',
  async (sort) => {
    const all = await listProducts(shop.db, {}, { page: 0, size: 100 }, sort)
    for (const [i, { id }] of all.entries())
      expect(await listProducts(shop.db, {}, { page: 0, size: 100, after: id }, sort)).toEqual(all.slice(i + 1))
  },
)

test('a deleted product is in no list, no count and at no address', async () => {
  const gone = await buildProduct(shop.db, { name: 'Withdrawn Tupi', categoryCode: 44 })
  await shop.db.softDelete(Product, { id: gone.id })

  expect(await listProducts(shop.db, { category: 44 }, { page: 0, size: 10 })).toEqual([])
  expect(await countProducts(shop.db, { category: 44 })).toBe(0)
  await expect(readProduct(shop.db, gone.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
