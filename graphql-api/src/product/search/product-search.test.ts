import { buildProduct, restock } from '../../testing/factories.js'
import { openTestSearch, type TestSearch } from '../../testing/test-search.js'
import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import { ProductSort, StockLevel } from '../product.args.js'
import { Product } from '../product.entity.js'
import { countFound, searchProducts } from './search-products.service.js'
import { SynonymGroup } from './synonym-group.entity.js'

let shop: TestShop
let searched: TestSearch
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop
  await buildProduct(db, {
    name: 'White Cotton Panjabi, Plain',
    brandName: 'Tantiora',
    categoryCode: 22,
    price: 1250,
    size: 'M to XL',
    description: 'With a pocket for the oud.',
  })
  await buildProduct(db, {
    name: 'Navy Striped Shirt',
    brandName: 'Shishirel',
    categoryCode: 22,
    productType: 'Long shirt',
  })
  await buildProduct(db, {
    name: 'Oud Attar in Cut Glass Bottle',
    nameBn: 'কাচের বোতলে উদ আতর',
    categoryCode: 77,
    price: 300,
  })
  await buildProduct(db, {
    name: 'Amber Colour Tasbih, 33 Beads',
    categoryCode: 66,
    modelNumber: 'TSB-4411',
    color: 'Amber',
  })
  await buildProduct(db, { name: 'Black Flat Top Cap', categoryCode: 44, quantity: 0, color: 'Black' })
  await buildProduct(db, { name: 'Rust Prayer Mat, Black Border', categoryCode: 55, color: 'Rust' })
  await buildProduct(db, { name: 'Black Borka', categoryCode: 33, quantity: 0 })
  await buildProduct(db, { name: 'Plum Borka', categoryCode: 33 })
  searched = await openTestSearch(shop)
})
afterAll(async () => {
  await searched.close()
  await shop.close()
})

const page = { page: 0, size: 10 }
const namesOf = (products: Product[]) => products.map(({ name }) => name)
const find = async (search: string) => {
  const found = namesOf(await searchProducts(searched, { search }, page))
  expect(await countFound(searched, { search })).toBe(found.length)
  return found
}

const panjabi = 'White Cotton Panjabi, Plain'
const attar = 'Oud Attar in Cut Glass Bottle'
const tasbih = 'Amber Colour Tasbih, 33 Beads'
test.each([
  ['a word of the name', 'cotton', [panjabi]],
  ['words in any order', 'plain white', [panjabi]],
  ['any case', 'OUD ATTAR', [attar]],
  ['a typo', 'tasbeh', [tasbih]],
  ['a letter left out', 'panjbi cottn', [panjabi]],
  ['two letters swapped', 'whiet', [panjabi]],
  ['a brand', 'Shishirel', ['Navy Striped Shirt']],
  ['a product type', 'long', ['Navy Striped Shirt']],
  ['a model number', 'TSB-4411', [tasbih]],
  ['a Bangla name', 'উদ', [attar, panjabi]],
  ['a beginning of a word', 'panj cott', [panjabi]],
  ['another spelling', 'punjabi white', [panjabi]],
  ['another script', 'তাসবিহ', [tasbih]],
  ['another word for the same', 'perfume', [attar]],
  ['a phrase for the same', 'namaz mat', ['Rust Prayer Mat, Black Border']],
  ['a size within a range', 'panjabi L', [panjabi]],
  ['a number', '৩৩', [tasbih]],
  ['words of which one fits nothing', 'attar spaceship', [attar]],
])('a search finds products by %s', async (_, search, names) => {
  expect(await find(search)).toEqual(names)
})

test.each([
  ['a percent sign, which is no wildcard', '%'],
  ['a backslash', '\\'],
  ['letters that mean nothing', 'asdfgh'],
  ['a thing that the shop does not have, and a number or a colour', 'iphone 33 black'],
  ['a part of a word', 'mber'],
  ['a word of four letters with a slip', 'rusk'],
])('a search finds nothing by %s', async (_, search) => {
  expect(await find(search)).toEqual([])
})

test('what is named so stands before what only mentions it', async () => {
  expect(await find('oud')).toEqual([attar, panjabi])
})

test('every word counts, and a word that resembles another is another', async () => {
  expect(await find('black borka')).toEqual(['Black Borka'])
})

test('a category named alone is that category: what is called so first, in stock before sold out', async () => {
  expect(await find('panjabi')).toEqual([panjabi, 'Navy Striped Shirt'])
  expect(await find('burqa')).toEqual(['Plum Borka', 'Black Borka'])
  expect(await find('topi')).toEqual(['Black Flat Top Cap'])
})

test('an empty search finds everything', async () => {
  expect(await find('  ')).toHaveLength(8)
})

test('what is found can be sorted and cut down like any list', async () => {
  const by = (sort: ProductSort) => searchProducts(searched, { search: 'oud' }, page, sort)

  expect(namesOf(await by(ProductSort.PRICE_LOW_TO_HIGH))).toEqual([attar, panjabi])
  expect(namesOf(await by(ProductSort.PRICE_HIGH_TO_LOW))).toEqual([panjabi, attar])
  const soldOut = { search: 'borka', stock: StockLevel.SOLD_OUT }
  expect(namesOf(await searchProducts(searched, soldOut, page))).toEqual(['Black Borka'])
  expect(await countFound(searched, soldOut)).toBe(1)
  expect(namesOf(await searchProducts(searched, { search: 'black', category: 44 }, page))).toEqual([
    'Black Flat Top Cap',
  ])
})

test('only the first eight words of a search are looked at', async () => {
  expect(searched.search.explain('one two three four five six seven eight attar')).toHaveLength(8)
})

test('every change of the catalogue is found so by every server, once it is committed', async () => {
  const other = await openTestSearch(shop)
  const both = async (words: string) => {
    const found = [searched, other].map(async ({ search }) => {
      await search.upToDate()
      return search.find(words).total
    })
    return Promise.all(found)
  }

  const { id } = await buildProduct(shop.db, { name: 'Walnut Rehal', categoryCode: 11 })
  expect(await both('rehal')).toEqual([1, 1])
  await shop.db.update(Product, { id }, { name: 'Walnut Pen Case' })
  expect(await both('rehal')).toEqual([0, 0])
  expect(await both('walnut')).toEqual([1, 1])
  await shop.db.update(Product, { id }, { categoryCode: 55 })
  expect(await both('prayer mat')).toEqual([2, 2])
  await shop.db.insert(SynonymGroup, { words: ['walnut', 'akhrot kath'] })
  expect(await both('akhrot kath')).toEqual([1, 1])
  await shop.db.query(`UPDATE product_variant SET color = 'Turquoise' WHERE "productId" = $1`, [id])
  expect(await both('turquoise')).toEqual([1, 1])
  await shop.db.softDelete(Product, { id })
  expect(await both('walnut')).toEqual([0, 0])
  await other.close()
})

test('a sold-out product goes behind, and before again with the first new piece', async () => {
  const order = async () => {
    await searched.search.upToDate()
    return find('borka')
  }
  expect(await order()).toEqual(['Plum Borka', 'Black Borka'])
  await restock(shop.db, await shop.db.findOneByOrFail(Product, { name: 'Plum Borka' }), 0)
  await restock(shop.db, await shop.db.findOneByOrFail(Product, { name: 'Black Borka' }), 1)
  expect(await order()).toEqual(['Black Borka', 'Plum Borka'])
})

test('a search says what it was understood as', () => {
  expect(searched.search.suggest('panjbi')).toMatchObject({ didYouMean: 'panjabi', categories: [22] })
  expect(searched.search.suggest('panjabi')).toMatchObject({ didYouMean: null })
  expect(searched.search.suggest('panja').found.total).toBe(2)
})
