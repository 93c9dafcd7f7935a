import { checkInvariants } from '../../../commands/invariants.js'
import { StockChange } from '../../../stock/stock-change.entity.js'
import { buildAdmin, buildProduct, buildShopper } from '../../../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../../../testing/listening-shop.js'
import { at, editedExport, exportedProducts, header, newRows } from '../../../testing/product-file.js'
import { waitingFor } from '../../../testing/waiting-for.js'
import { lockProducts } from '../../lock-products.js'
import { Product } from '../../product.entity.js'
import { ImportKey } from './import-key.entity.js'

let shop: ListeningShop
beforeAll(async () => {
  shop = await openListeningShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

describe('a large shop', () => {
  let large: ListeningShop
  beforeAll(async () => {
    large = await openListeningShop()
  })
  afterEach(async () => expect(await checkInvariants(large.db)).toEqual([]))
  afterAll(() => large.close())

  test('5,000 good rows are imported, every piece of theirs in the ledger', async () => {
    const file = [header, ...newRows(5000)].join('\n')

    expect(await large.importFile(file, { dryRun: true })).toEqual({
      status: 200,
      body: {
        dryRun: true,
        rows: 5000,
        added: 5000,
        updated: 0,
        unchanged: 0,
        problems: [],
        preview: { changes: [], alike: 0, lookalikes: [] },
      },
    })
    expect(await large.db.count(Product)).toBe(0)
    expect(await large.importFile(file)).toEqual({
      status: 200,
      body: { dryRun: false, rows: 5000, added: 5000, updated: 0, unchanged: 0, problems: [] },
    })
    expect(await large.db.count(Product)).toBe(5000)
    const last = await large.db.findOneByOrFail(Product, { name: 'Tasbih 4999' })
    expect(last).toMatchObject({ price: 5099, quantity: 49, discount: 0, imageUrl: '/images/placeholder-640.webp' })
    expect(await large.db.findBy(StockChange, { productId: last.id })).toMatchObject([
      { change: 49, reason: 'IMPORTED', adminId: large.admin.id },
    ])
  })

  test('an exported file that nobody edited changes nothing', async () => {
    const before = await large.db.find(Product, { order: { id: 'ASC' } })

    const { body } = await large.importFile(await exportedProducts(large))

    expect(body).toMatchObject({ rows: before.length, unchanged: before.length, updated: 0, added: 0 })
    expect(await large.db.find(Product, { order: { id: 'ASC' } })).toEqual(before)
  })

  test('5,000 prices changed in a spreadsheet are changed in the shop', async () => {
    const lines = (await exportedProducts(large)).trimEnd().split('\r\n')
    const dearer = lines.map((line, i) => (i === 0 ? line : line.split(',').with(at.price, '9999').join(',')))

    const { body } = await large.importFile(dearer.join('\r\n'))

    expect(body).toMatchObject({ updated: lines.length - 1, problems: [] })
    expect(await large.db.countBy(Product, { price: 9999 })).toBe(lines.length - 1)
  })
})

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('a spreadsheet that parts cells by %s, its columns in any case, is imported', async (_, sign) => {
  const file = ['P_ID,Name,PRICE,Quantity', '66,"Tasbih, 33 beads",100,1'].map((line) =>
    line.replaceAll(/,(?! )/g, sign),
  )
  expect((await shop.importFile(file.join('\n'))).body).toMatchObject({ added: 1, problems: [] })
  expect(await shop.db.findOneBy(Product, { name: 'Tasbih, 33 beads' })).toMatchObject({ categoryCode: 66, price: 100 })
})

test('a file with a byte order mark, as spreadsheets save it, in any order of columns', async () => {
  const { body } = await shop.importFile('\ufeffprice,quantity,name,nameBn,p_id\r\n20,1,Tupi,টুপি,44\r\n')

  expect(body).toMatchObject({ added: 1 })
  expect(await shop.db.findOneByOrFail(Product, { name: 'Tupi' })).toMatchObject({ nameBn: 'টুপি', price: 20 })
})

test('numbers are taken as owners type them and as spreadsheets write them', async () => {
  const file = [
    'sep=,',
    `${header},discount`,
    '66.0,Typed Tasbih,"১,২৫০.00",1250.00,10%',
    '66,Bangla Tasbih,"1,250",১২৫০,১০',
  ]

  expect((await shop.importFile(file.join('\r\n'))).body).toMatchObject({ added: 2, problems: [] })
  for (const name of ['Typed Tasbih', 'Bangla Tasbih'])
    expect(await shop.db.findOneByOrFail(Product, { name })).toMatchObject({
      categoryCode: 66,
      price: 1250,
      quantity: 1250,
      discount: 10,
    })
})

test('import and exports are for admins', async () => {
  const shopper = await buildShopper(shop.db)
  for (const [as, status] of [
    [null, 401],
    [shopper, 403],
  ] as const) {
    expect(await shop.importFile(header, { as })).toMatchObject({ status })
    expect((await shop.call('/export/products.csv', {}, as)).status).toBe(status)
    expect((await shop.call('/export/orders.csv', {}, as)).status).toBe(status)
  }
})

let keys = 0
const freshKey = () => `import ${keys++}`
const count = (name: string) => shop.db.countBy(Product, { name })
const fileOf = (name: string) => `${header}\n66,${name},450,20`

test('an import whose answer was lost is sent again, adds nothing twice and answers the same report', async () => {
  const key = freshKey()
  const first = await shop.importFile(fileOf('Olive Tasbih'), { key })

  expect(first).toMatchObject({ status: 200, body: { added: 1 } })
  expect(await shop.importFile(fileOf('Olive Tasbih'), { key })).toEqual(first)
  expect(await count('Olive Tasbih')).toBe(1)
})

test('the same report is answered though the shop has moved on', async () => {
  const key = freshKey()
  const product = await buildProduct(shop.db, { quantity: 10 })
  const file = await editedExport(shop, product, (cells) => cells.with(at.quantity, '25'))
  const first = await shop.importFile(file, { key })
  await shop.importFile(await editedExport(shop, product, (cells) => cells.with(at.quantity, '30')))

  expect(first).toMatchObject({ status: 200, body: { updated: 1 } })
  expect(await shop.importFile(file, { key })).toEqual(first)
  expect(await shop.db.findOneByOrFail(Product, { id: product.id })).toMatchObject({ quantity: 30 })
})

test('two requests at once with one key import once, and both hear of it', async () => {
  const product = await buildProduct(shop.db)
  const file = `id,p_id,name,price,quantity\n${product.id},66,${product.name},999,10\n,66,Twin Tasbih,450,20`
  const key = freshKey()

  const answers = await shop.db.transaction(async (tx) => {
    await lockProducts(tx, [product.id])
    const both = [shop.importFile(file, { key }), shop.importFile(file, { key })]
    expect(await waitingFor(shop.db, 2)).toBe(2)
    return both
  })
  const [first, second] = await Promise.all(answers)

  expect(first).toMatchObject({ status: 200, body: { added: 1, updated: 1 } })
  expect(second).toEqual(first)
  expect(await count('Twin Tasbih')).toBe(1)
})

test('a key that was used for another file is refused, and imports nothing', async () => {
  const key = freshKey()
  await shop.importFile(fileOf('Rose Attar'), { key })

  const { status, body } = await shop.importFile(fileOf('Musk Attar'), { key })

  expect(status).toBe(422)
  expect(body.error.code).toBe('IDEMPOTENCY_MISMATCH')
  expect(await count('Musk Attar')).toBe(0)
})

test('a refused import and a dry run leave their key free', async () => {
  const key = freshKey()
  expect(await shop.importFile(`${header}\n66,Miswak,free,1`, { key })).toMatchObject({ status: 400 })
  expect(await shop.importFile(fileOf('Miswak'), { key, dryRun: true })).toMatchObject({ status: 200 })
  expect(await shop.db.countBy(ImportKey, { key })).toBe(0)

  expect(await shop.importFile(fileOf('Miswak'), { key })).toMatchObject({ status: 200, body: { dryRun: false } })
  expect(await shop.importFile(fileOf('Miswak'), { key, dryRun: true })).toMatchObject({ body: { dryRun: true } })
  expect(await count('Miswak')).toBe(1)
})

test('a key is its admin’s own', async () => {
  const key = freshKey()
  const other = await buildAdmin(shop.db)

  expect(await shop.importFile(fileOf('Surma'), { key })).toMatchObject({ status: 200 })
  expect(await shop.importFile(fileOf('Kohl'), { key, as: other })).toMatchObject({ status: 200 })
})

test('without a key a file comes in as often as it is sent; a key of nothing or too long is refused', async () => {
  await shop.importFile(fileOf('Prayer Cap'))
  await shop.importFile(fileOf('Prayer Cap'))

  expect(await count('Prayer Cap')).toBe(2)
  for (const key of ['', 'k'.repeat(201)])
    expect(await shop.importFile(fileOf('Prayer Cap'), { key })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { 'Idempotency-Key': [expect.any(String)] } } } },
    })
})

test('a stock that is what the row asks for already is no change', async () => {
  const product = await buildProduct(shop.db, { quantity: 10 })
  const file = await editedExport(shop, product, (cells) => cells.with(at.quantity, '25'))
  await shop.importFile(file)

  expect(await shop.importFile(file)).toMatchObject({ status: 200, body: { updated: 0, problems: [] } })
  expect(await shop.db.countBy(StockChange, { productId: product.id, reason: 'IMPORTED' })).toBe(1)
})
