import { checkInvariants } from '../../../commands/invariants.js'
import { StockChange } from '../../../stock/stock-change.entity.js'
import { buildShopper } from '../../../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../../../testing/listening-shop.js'
import { at, exportedProducts, header, newRows } from '../../../testing/product-file.js'
import { Product } from '../../product.entity.js'

let shop: ListeningShop
beforeAll(async () => {
  shop = await openListeningShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const count = () => shop.db.count(Product)

describe('a large shop', () => {
  afterAll(() => shop.db.softDelete(Product, { categoryCode: 66 }))

  test('5,000 good rows are imported, every piece of theirs in the ledger', async () => {
    const file = [header, ...newRows(5000)].join('\n')
    const before = await count()

    expect(await shop.importFile(file, { dryRun: true })).toEqual({
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
    expect(await count()).toBe(before)
    expect(await shop.importFile(file)).toEqual({
      status: 200,
      body: { dryRun: false, rows: 5000, added: 5000, updated: 0, unchanged: 0, problems: [] },
    })
    expect(await count()).toBe(before + 5000)
    const last = await shop.db.findOneByOrFail(Product, { name: 'Tasbih 4999' })
    expect(last).toMatchObject({ price: 5099, quantity: 49, discount: 0, imageUrl: '/images/placeholder-640.webp' })
    expect(await shop.db.findBy(StockChange, { productId: last.id })).toMatchObject([
      { change: 49, reason: 'IMPORTED', adminId: shop.admin.id },
    ])
  })

  test('an exported file that nobody edited changes nothing', async () => {
    const before = await shop.db.find(Product, { order: { id: 'ASC' } })

    const { body } = await shop.importFile(await exportedProducts(shop))

    expect(body).toMatchObject({ rows: before.length, unchanged: before.length, updated: 0, added: 0 })
    expect(await shop.db.find(Product, { order: { id: 'ASC' } })).toEqual(before)
  })

  test('5,000 prices changed in a spreadsheet are changed in the shop', async () => {
    const lines = (await exportedProducts(shop)).trimEnd().split('\r\n')
    const dearer = lines.map((line, i) => (i === 0 ? line : line.split(',').with(at.price, '9999').join(',')))

    const { body } = await shop.importFile(dearer.join('\r\n'))

    expect(body).toMatchObject({ updated: lines.length - 1, problems: [] })
    expect(await shop.db.countBy(Product, { price: 9999 })).toBe(lines.length - 1)
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
