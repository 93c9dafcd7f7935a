import { checkInvariants } from '../../../commands/invariants.js'
import { holdStock } from '../../../stock/hold.service.js'
import { StockChange } from '../../../stock/stock-change.entity.js'
import { buildProduct, buildShopper } from '../../../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../../../testing/listening-shop.js'
import { at, editedExport, exportedProducts, header } from '../../../testing/product-file.js'
import { waitingFor } from '../../../testing/waiting-for.js'
import { lockProducts } from '../../lock-products.js'
import { Product } from '../../product.entity.js'
import { productColumns } from '../product-columns.js'

let shop: ListeningShop
beforeAll(async () => {
  shop = await openListeningShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const read = (id: string) => shop.db.findOneByOrFail(Product, { id })

test.each([
  '=HYPERLINK("https://evil.example","Click")',
  '+880',
  '-5',
  '@SUM(A1)',
  "'=1+1",
  "''",
  "'quoted'",
  '＝1+1',
  '\tindented',
  'Two\nlines, "quoted"',
])('%j goes out as a text and comes in again unharmed', async (name) => {
  const product = await buildProduct(shop.db, { name, brandName: name })
  const file = await exportedProducts(shop)

  expect(file).not.toMatch(/(^|,)"?[=+\-@\t]/m)
  expect((await shop.importFile(file)).body).toMatchObject({ updated: 0, problems: [] })
  expect(
    await shop.importFile(
      await editedExport(shop, product, (cells) => (name.includes(',') ? cells : cells.with(at.price, '999'))),
    ),
  ).toMatchObject({ status: 200 })
  expect(await read(product.id)).toMatchObject({ name, brandName: name })
  await shop.db.softDelete(Product, { id: product.id })
})

test('what is edited is changed, and nothing else', async () => {
  const product = await buildProduct(shop.db, { brandName: 'Zaytun', color: 'Brown', discount: 5 })
  const before = await read(product.id)

  const { body } = await shop.importFile(
    await editedExport(shop, product, (cells) =>
      cells.with(at.category, '55').with(at.price, '480').with(at.discount, '').with(at.brand, 'Olive'),
    ),
  )

  expect(body).toMatchObject({ updated: 1, added: 0 })
  expect(await read(product.id)).toEqual({
    ...before,
    categoryCode: 55,
    price: 480,
    highestPrice: 480,
    discount: 0,
    brandName: 'Olive',
    updatedAt: expect.any(Date),
  })
})

test('every column of the file comes in, with new products and changed ones', async () => {
  const columns = Object.keys(productColumns).filter((column) => column !== 'id' && column !== 'exportedQuantity')
  const numbers: Record<string, number> = { categoryCode: 66, price: 480, quantity: 7, discount: 5 }
  const cells = (mark: string) =>
    columns.map((column) => numbers[column] ?? (column === 'image' ? `/images/${mark}.webp` : `${mark} ${column}`))
  const product = await buildProduct(shop.db, { categoryCode: 66, quantity: 7 })

  const { body } = await shop.importFile(
    [
      ['id', ...columns],
      ['', ...cells('new')],
      [product.id, ...cells('changed')],
    ].join('\n'),
  )

  expect(body).toMatchObject({ added: 1, updated: 1 })
  const stored = (await exportedProducts(shop)).split('\r\n')
  for (const mark of ['new', 'changed'])
    expect(stored).toContainEqual(expect.stringMatching(`^[0-9a-f-]{36},${cells(mark).join(',')},{7}7$`))
})

describe('stock', () => {
  test('a quantity that was edited is set, through the ledger', async () => {
    const product = await buildProduct(shop.db, { quantity: 10 })

    await shop.importFile(await editedExport(shop, product, (cells) => cells.with(at.quantity, '25')))

    expect(await read(product.id)).toMatchObject({ quantity: 25 })
    expect(await shop.db.findBy(StockChange, { productId: product.id, reason: 'IMPORTED' })).toMatchObject([
      { change: 15, adminId: shop.admin.id },
    ])
  })

  test('what was sold since the export stays sold when other cells are edited', async () => {
    const product = await buildProduct(shop.db, { quantity: 10 })
    const file = await editedExport(shop, product, (cells) => cells.with(at.price, '470'))
    await holdStock(shop.db, await buildShopper(shop.db), { productId: product.id, quantity: 3 })

    expect((await shop.importFile(file)).body).toMatchObject({ updated: 1 })
    expect(await read(product.id)).toMatchObject({ price: 470, quantity: 7 })
  })

  test('an edited quantity is refused when something was sold since the export', async () => {
    const product = await buildProduct(shop.db, { quantity: 10 })
    const file = await editedExport(shop, product, (cells) => cells.with(at.quantity, '25'))
    await holdStock(shop.db, await buildShopper(shop.db), { productId: product.id, quantity: 3 })

    const { status, body } = await shop.importFile(file)

    expect(status).toBe(400)
    expect(body.error.details.problems).toEqual([
      {
        row: expect.any(Number),
        column: 'quantity',
        code: 'STOCK_CHANGED',
        values: { expectedQuantity: 10, quantity: 7 },
        message: expect.stringMatching(/STOCK_CHANGED.* was 10 .* is 7 now/),
      },
    ])
    expect((await shop.importFile(file, { dryRun: true })).body.problems).toEqual(body.error.details.problems)
    expect(await read(product.id)).toMatchObject({ quantity: 7 })
  })

  test('without the exported quantity the stock of a product cannot be changed', async () => {
    const product = await buildProduct(shop.db, { quantity: 10 })

    const { body } = await shop.importFile(`id,quantity\n${product.id},11`)

    expect(body.error.details.problems).toMatchObject([{ row: 1, column: 'exportedQuantity' }])
    expect((await shop.importFile(`id,quantity,price\n${product.id},10,5`)).body).toMatchObject({ updated: 1 })
    expect(
      (await shop.importFile(await editedExport(shop, product, (cells) => cells.with(at.exportedQuantity, 'many'))))
        .status,
    ).toBe(400)
  })

  test('shoppers buy while an import runs, and no piece is lost', async () => {
    const product = await buildProduct(shop.db, { quantity: 50 })
    const shopper = await buildShopper(shop.db)
    const file = await editedExport(shop, product, (cells) => cells.with(at.quantity, '60'))

    const [imported] = await shop.db.transaction(async (tx) => {
      await lockProducts(tx, [product.id])
      const importing = shop.importFile(file)
      expect(await waitingFor(shop.db, 1)).toBe(1)
      await holdStock(tx, shopper, { productId: product.id, quantity: 3 })
      return [importing]
    })

    expect(await imported).toMatchObject({
      status: 400,
      body: { error: { details: { problems: [{ message: expect.stringMatching(/STOCK_CHANGED.* is 47 now/) }] } } },
    })
    expect(await read(product.id)).toMatchObject({ quantity: 47 })
  })
})

const preview = async (file: string) => (await shop.importFile(file, { dryRun: true })).body.preview

test('a dry run shows what each product would change from and to, and changes nothing', async () => {
  const product = await buildProduct(shop.db, {
    name: 'Rose Attar',
    nameBn: 'গোলাপ আতর',
    price: 450,
    brandName: 'Zaytun',
  })
  const file = await editedExport(shop, product, (cells) =>
    cells.with(at.price, '৪৮০').with(at.quantity, '25').with(at.brand, ''),
  )

  expect(await preview(file)).toEqual({
    changes: [
      {
        row: expect.any(Number),
        id: product.id,
        name: 'Rose Attar',
        nameBn: 'গোলাপ আতর',
        fields: [
          { column: 'price', before: 450, after: 480 },
          { column: 'quantity', before: product.quantity, after: 25 },
          { column: 'brand', before: 'Zaytun', after: null },
        ],
      },
    ],
    alike: 0,
    lookalikes: [],
  })
  expect(await shop.db.findOneByOrFail(Product, { id: product.id })).toMatchObject({ price: 450 })
  expect((await shop.importFile(file)).body).not.toHaveProperty('preview')
})

test('of very many changes the first hundred are shown', async () => {
  for (let i = 0; i < 101; i++) await buildProduct(shop.db)
  const lines = (await exportedProducts(shop)).trimEnd().split('\r\n')
  const dearer = lines.map((line, i) => (i === 0 ? line : line.split(',').with(at.price, '9999').join(',')))

  expect((await preview(dearer.join('\r\n')))?.changes).toHaveLength(100)
})

test('new rows that look like a product or like each other are named, and imported when they are meant', async () => {
  const product = await buildProduct(shop.db, { name: 'Olive Tasbih', categoryCode: 66 })
  const gone = await buildProduct(shop.db, { name: 'Sold Out Tasbih', categoryCode: 66 })
  await shop.db.softDelete(Product, { id: gone.id })
  const file = [
    header,
    '66, olive TASBIH ,450,20',
    '77,Olive Tasbih,450,20',
    '66,Sold Out Tasbih,450,20',
    '66,Twin,450,20',
    '66,Twin,450,20',
  ].join('\n')

  expect(await preview(file)).toMatchObject({
    alike: 2,
    lookalikes: [
      { row: 2, name: 'olive TASBIH', nameBn: null, productId: product.id, earlierRow: null },
      { row: 6, name: 'Twin', productId: null, earlierRow: 5 },
    ],
  })
  expect((await shop.importFile(file)).body).toMatchObject({ added: 5 })
  expect(await preview(file)).toMatchObject({ alike: 5 })
})
