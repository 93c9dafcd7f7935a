import { checkInvariants } from '../../../commands/invariants.js'
import { setStock } from '../../../stock/admin-stock.service.js'
import { buildProductOf } from '../../../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../../../testing/listening-shop.js'
import { at, exportedProducts } from '../../../testing/product-file.js'
import { Product } from '../../product.entity.js'
import type { ProductVariant } from '../../variant/product-variant.entity.js'
import { readVariantsOf } from '../../variant/read-variants.js'

let shop: ListeningShop
let product: Product
let m: ProductVariant
let l: ProductVariant
beforeAll(async () => {
  shop = await openListeningShop()
})
beforeEach(async () => {
  const built = await buildProductOf(shop.db, [
    { size: 'M', color: 'White', quantity: 5 },
    { size: 'L', color: 'Navy', colorBn: 'নেভি ব্লু', quantity: 3, price: 1500 },
  ])
  const [first, second] = built.variants
  if (!first || !second) throw new Error('There are two variants')
  ;[product, m, l] = [built.product, first, second]
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** The exported rows of the product, with the cells of one of its variants changed. */
const edited = async (variant: ProductVariant, change: (cells: string[]) => string[]) => {
  const [header = '', ...rows] = (await exportedProducts(shop)).trimEnd().split('\r\n')
  const own = rows.map((row) => row.split(',')).filter(([id]) => id === product.id)
  return [
    header,
    ...own.map((cells) => (cells.at(at.variantId) === variant.id ? change(cells) : cells).join(',')),
  ].join('\n')
}
const stateOf = async ({ id }: Pick<Product, 'id'>) => {
  const now = await shop.db.findOneByOrFail(Product, { id })
  return (await readVariantsOf(shop.db, now)).map(
    ({ size, color, regularPrice, quantity, isActive }) =>
      `${size} ${color} ${regularPrice} ${quantity}${isActive ? '' : ' gone'}`,
  )
}
const header = 'categoryCode,name,price,quantity,variantSize,variantColor'

test('a product goes out with a row for each of its variants, and comes in without a change', async () => {
  const file = await edited(m, (cells) => cells)

  expect(file.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^[^,]+,22,"?Cotton Panjabi/),
    expect.stringContaining(`,${l.id},,L,,Navy,নেভি ব্লু,3`),
  ])
  expect((await shop.importFile(file)).body).toMatchObject({
    rows: 2,
    unchanged: 1,
    updated: 0,
    added: 0,
    problems: [],
  })
})

test('price, stock and names of one variant are changed, and those of the other stay', async () => {
  const file = await edited(l, (cells) => cells.with(-19, cells.at(-19) ?? '').with(at.size, 'XL'))
  const changed = file.replace(/,1500,3,/, ',1600,9,')

  const { body } = await shop.importFile(changed, { dryRun: true })
  expect(body).toMatchObject({
    updated: 1,
    problems: [],
    preview: {
      changes: [
        {
          variant: 'Navy, L',
          fields: [
            { column: 'price', before: 1500, after: 1600 },
            { column: 'quantity', before: 3, after: 9 },
            { column: 'variantSize', before: 'L', after: 'XL' },
          ],
        },
      ],
    },
  })
  expect((await shop.importFile(changed)).body).toMatchObject({ updated: 1, problems: [] })
  expect(await stateOf(product)).toEqual(['M White 1200 5', 'XL Navy 1600 9'])
})

test('what is said of the product is changed in one of its rows, and two that disagree are refused', async () => {
  const file = await edited(m, (cells) => cells)
  const [head = '', one = '', two = ''] = file.split('\n')
  const named = (row: string, name: string) => row.replace(/"Cotton Panjabi, Plain"|Cotton Panjabi/, name)

  const twice = await shop.importFile([head, named(one, 'Panjabi A'), named(two, 'Panjabi B')].join('\n'))
  expect(twice.body.error.details.problems).toMatchObject([
    { row: 3, column: 'name', code: 'ROWS_DISAGREE', values: { earlierRow: 2 } },
  ])
  await shop.importFile([head, named(one, 'Panjabi A'), two].join('\n'))
  expect(await shop.db.findOneByOrFail(Product, { id: product.id })).toMatchObject({ name: 'Panjabi A' })
})

test('a row with a size that the product has not adds it', async () => {
  const file = `id,price,quantity,sku,variantSize,variantColor\n${product.id},1250,4,PJ-XXL,XXL,White`

  expect((await shop.importFile(file)).body).toMatchObject({ updated: 1, problems: [] })
  expect(await stateOf(product)).toEqual(['M White 1200 5', 'L Navy 1500 3', 'XXL White 1250 4'])
})

test('new rows of one name with sizes are one product', async () => {
  const rows = [
    '22,Run Panjabi,900,2,S,',
    '22,Run Panjabi,900,3,M,',
    '22,Run Panjabi,1000,4,L,',
    '44,Plain Tupi,90,5,,',
  ]

  const { body } = await shop.importFile([header, ...rows].join('\n'))

  expect(body).toMatchObject({ rows: 4, added: 2, problems: [] })
  const added = await shop.db.findOneByOrFail(Product, { name: 'Run Panjabi' })
  expect(added).toMatchObject({ price: 900, highestPrice: 1000, quantity: 9 })
  expect(await stateOf(added)).toEqual(['S null 900 2', 'M null 900 3', 'L null 1000 4'])
})

test('a file from before, without columns of variants, changes facts but no price or stock of one of several', async () => {
  const old = (price: number, name: string) => `id,name,price,quantity\n${product.id},${name},${price},8`

  expect((await shop.importFile(old(1200, 'Panjabi Plain'))).body).toMatchObject({ updated: 1, problems: [] })
  const refused = await shop.importFile(old(1300, 'Panjabi Plain'))
  expect(refused.body.error.details.problems).toMatchObject([{ row: 2, column: 'variantId', code: 'VARIANT_MISSING' }])
  expect(await stateOf(product)).toEqual(['M White 1200 5', 'L Navy 1500 3'])
})

test('a stock of a variant that has moved since the export is refused', async () => {
  const file = (await edited(m, (cells) => cells)).replace(/,1500,3,/, ',1500,9,')
  await setStock(shop.db, shop.admin, { productId: product.id, variantId: l.id, quantity: 2 })

  const { body } = await shop.importFile(file)

  expect(body.error.details.problems).toMatchObject([
    { column: 'quantity', code: 'STOCK_CHANGED', values: { expectedQuantity: 3, quantity: 2 } },
  ])
})

test.each([
  [
    'of another product',
    async () => (await buildProductOf(shop.db, [{ size: 'S' }])).variants[0]?.id,
    'NO_SUCH_VARIANT',
  ],
  ['twice', async () => l.id, 'PRODUCT_TWICE'],
])('a row for a variant %s is refused', async (_, variantId, code) => {
  const file = `id,name,variantId\n${product.id},A,${l.id}\n${product.id},A,${await variantId()}`

  const { body } = await shop.importFile(file, { dryRun: true })

  expect(body.problems).toMatchObject([{ row: 3, code }])
})

test('sizes that a product cannot have together, and a number that another variant has, are refused', async () => {
  await buildProductOf(shop.db, [{ size: 'S', sku: 'HELD-1' }])
  const unfit = `id,price,quantity,variantSize\n${product.id},1200,1,XXL`
  const taken = `id,sku,variantId\n${product.id},HELD-1,${m.id}`

  for (const [file, problem] of [
    [unfit, { row: 2, code: 'VARIANTS_UNFIT' }],
    [`${header}\n22,Twice,9,1,S,\n22,Twice,9,1,S,`, { row: 2, code: 'VARIANTS_UNFIT' }],
    [taken, { row: 2, column: 'sku', code: 'SKU_TAKEN' }],
  ] as const)
    expect((await shop.importFile(file, { dryRun: true })).body.problems).toMatchObject([problem])
})
