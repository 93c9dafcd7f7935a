import { checkInvariants } from '../database/invariants.js'
import { Product } from '../product/product.entity.js'
import { buildAdmin, buildProduct, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'
import { holdStock } from './hold.service.js'
import type { ImportReport } from './import-products.service.js'
import { StockChange } from './stock-change.entity.js'

let server: TestServer
let shop: string
let admin: User
beforeAll(async () => {
  server = await openTestServer()
  shop = await server.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await buildAdmin(server.db)
})
afterEach(async () => expect(await checkInvariants(server.db)).toEqual([]))
afterAll(() => server.close())

const call = async (path: string, init: RequestInit = {}, as: User | null = admin) => {
  const authorization = as ? { authorization: `Bearer ${(await server.accessTokens.issue(as.id)).accessToken}` } : {}
  return fetch(shop + path, { ...init, headers: { ...init.headers, ...authorization } })
}

interface Answer extends ImportReport {
  error: { code: string; details: ImportReport }
}

const send = async (body: string | Buffer, { dryRun = false, as = admin as User | null } = {}) => {
  const headers = { 'content-type': 'text/csv' }
  const answer = await call(`/import/products?dryRun=${dryRun}`, { method: 'POST', headers, body }, as)
  return { status: answer.status, body: (await answer.json()) as Answer }
}

const exported = async () => (await call('/export/products.csv')).text()

const count = () => server.db.count(Product)
const read = (id: string) => server.db.findOneByOrFail(Product, { id })

const header = 'categoryCode,name,price,quantity'
const newRows = (many: number) => Array.from({ length: many }, (_, i) => `66,Tasbih ${i},${100 + i},${i % 50}`)

/** The export, with the row of this product changed. */
const edited = async ({ id }: Product, change: (cells: string[]) => string[]) => {
  const lines = (await exported()).trimEnd().split('\r\n')
  return lines.map((line) => (line.startsWith(id) ? change(line.split(',')).join(',') : line)).join('\r\n')
}

const withCell = (at: number, value: string) => (cells: string[]) => cells.with(at, value)
const [PRICE, QUANTITY, LAST] = [4, 5, -1]

describe('a large shop', () => {
  afterAll(() => server.db.softDelete(Product, { categoryCode: 66 }))

  test('5,000 good rows are imported, every piece of theirs in the ledger', async () => {
    const file = [header, ...newRows(5000)].join('\n')
    const before = await count()

    expect(await send(file, { dryRun: true })).toEqual({
      status: 200,
      body: { dryRun: true, rows: 5000, added: 5000, updated: 0, unchanged: 0, problems: [] },
    })
    expect(await count()).toBe(before)
    expect(await send(file)).toEqual({
      status: 200,
      body: { dryRun: false, rows: 5000, added: 5000, updated: 0, unchanged: 0, problems: [] },
    })
    expect(await count()).toBe(before + 5000)
    const last = await server.db.findOneByOrFail(Product, { name: 'Tasbih 4999' })
    expect(last).toMatchObject({ price: 5099, quantity: 49, discount: 0, imageUrl: '/images/placeholder-640.webp' })
    expect(await server.db.findBy(StockChange, { productId: last.id })).toMatchObject([
      { change: 49, reason: 'IMPORTED', adminId: admin.id },
    ])
  })

  test('an exported file that nobody edited changes nothing', async () => {
    const before = await server.db.find(Product, { order: { id: 'ASC' } })

    const { body } = await send(await exported())

    expect(body).toMatchObject({ rows: before.length, unchanged: before.length, updated: 0, added: 0 })
    expect(await server.db.find(Product, { order: { id: 'ASC' } })).toEqual(before)
  })

  test('5,000 prices changed in a spreadsheet are changed in the shop', async () => {
    const lines = (await exported()).trimEnd().split('\r\n')
    const dearer = lines.map((line, i) => (i === 0 ? line : line.split(',').with(PRICE, '9999').join(',')))

    const { body } = await send(dearer.join('\r\n'))

    expect(body).toMatchObject({ updated: lines.length - 1, problems: [] })
    expect(await server.db.countBy(Product, { price: 9999 })).toBe(lines.length - 1)
  })
})

describe('bad rows', () => {
  test('each is listed with its row, its column and the reason, and nothing is imported', async () => {
    const [product, other] = [await buildProduct(server.db), await buildProduct(server.db)]
    const file = [
      'id,p_id,name,price,quantity,discount,image,brand,exportedQuantity',
      ',66,Good Tasbih,100,5,,,,',
      ',12,,-5,1.5,101,http://insecure.example/x.png,,',
      ',66,"Two\nlines",10000001,1,,,,',
      '',
      'no-id,66,Tasbih,1,1,,,,1',
      '00000000-0000-4000-8000-000000000000,66,Tasbih,1,1,,,,1',
      `${product.id},44,${product.name},450,10,0,,,10`,
      `${other.id},66,${other.name},450,10,0,,,10`,
      `${other.id},66,${other.name},500,10,0,,,10`,
      `,66,Tasbih,1,1,,,${'b'.repeat(101)},,,too many`,
      ',66,A\u0000B,1,1,,,,',
    ].join('\n')
    const before = await count()

    const dry = await send(file, { dryRun: true })
    const wet = await send(file)

    expect(dry).toMatchObject({ status: 200, body: { dryRun: true, rows: 10 } })
    expect(dry.body.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'categoryCode'],
      [3, 'name'],
      [3, 'price'],
      [3, 'quantity'],
      [3, 'discount'],
      [3, 'image'],
      [4, 'price'],
      [6, 'id'],
      [7, 'id'],
      [8, 'categoryCode'],
      [10, 'id'],
      [11, null],
      [11, 'brand'],
      [12, 'name'],
    ])
    for (const { message } of dry.body.problems) expect(message).toMatch(/\S/)
    expect(dry.body.problems).toContainEqual({ row: 3, column: 'price', message: 'price must be a whole number' })
    expect(dry.body.problems).toContainEqual({ row: 10, column: 'id', message: 'This product is in row 9 already.' })
    expect(wet).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } })
    expect(wet.body.error.details).toEqual({ ...dry.body, dryRun: false })
    expect(await count()).toBe(before)
    expect(await read(other.id)).toMatchObject({ price: 450 })
  })

  test('one bad row at the end of many keeps all out', async () => {
    const before = await count()

    const { body } = await send([header, ...newRows(1000), '66,Tasbih,free,1'].join('\n'))

    expect(body.error.details).toMatchObject({ added: 1000, problems: [{ row: 1002, column: 'price' }] })
    expect(await count()).toBe(before)
  })

  test('a row that ends too early does not empty the rest of its product', async () => {
    const product = await buildProduct(server.db, { brandName: 'Zaytun' })

    const { body } = await send(await edited(product, (cells) => cells.slice(0, 8)))

    expect(body.error.details.problems).toEqual([
      {
        row: expect.any(Number),
        column: 'exportedQuantity',
        message: expect.stringContaining('must be what the stock'),
      },
    ])
    expect(await read(product.id)).toMatchObject({ brandName: 'Zaytun' })
  })
})

describe('a file that is broken', () => {
  test.each<[string, string | Buffer, number, RegExp]>([
    ['empty', '', 1, /empty/],
    ['blank', '\n , \n', 1, /empty/],
    ['nothing but a header', header, 1, /no products/],
    ['a quote that is never closed', `${header}\n66,A,1,1\n66,"B,1,1\n66,C,1,1`, 3, /not closed/],
    ['a quote in the wrong place', `${header}\n66,A"B",1,1`, 2, /quotation mark/],
    ['not UTF-8', Buffer.from(`${header}\n66,Caf\u00e9,1,1`, 'latin1'), 1, /UTF-8/],
    ['UTF-16', Buffer.from(`\ufeff${header}\n66,A,1,1`, 'utf16le'), 1, /UTF-8/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 1, /UTF-8/],
    ['other columns', 'title,cost\nA,1', 1, /must name the columns: id, categoryCode/],
    ['a column too many', `${header},toString\n66,A,1,1,x`, 1, /no column “toString”/],
    ['a column twice', `${header},name\n66,A,1,1,B`, 1, /twice/],
    ['more than 10,000 rows', [header, ...newRows(10_001)].join('\n'), 10_002, /more than 10001 rows/],
  ])('%s', async (_, file, row, message) => {
    const before = await count()

    const { status, body } = await send(file)

    expect(status).toBe(400)
    expect(body.error.details.problems).toEqual([
      expect.objectContaining({ row, message: expect.stringMatching(message) }),
    ])
    expect(await send(file, { dryRun: true })).toMatchObject({ status: 200, body: { problems: [{ row }] } })
    expect(await count()).toBe(before)
  })

  test('more than 5 MB, or another type, is refused', async () => {
    expect(await send(`${header}\n${'x'.repeat(5 * 1024 * 1024)}`)).toMatchObject({ status: 413 })
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '[]' }
    expect((await call('/import/products?dryRun=true', json)).status).toBe(415)
    expect((await call('/import/products', { ...json, headers: { 'content-type': 'text/csv' } })).status).toBe(400)
  })
})

test('a file with a byte order mark, as spreadsheets save it, in any order of columns', async () => {
  const { body } = await send('\ufeffprice,quantity,name,nameBn,p_id\r\n20,1,Tupi,টুপি,44\r\n')

  expect(body).toMatchObject({ added: 1 })
  expect(await server.db.findOneByOrFail(Product, { name: 'Tupi' })).toMatchObject({ nameBn: 'টুপি', price: 20 })
})

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
  const product = await buildProduct(server.db, { name, brandName: name })
  const file = await exported()

  expect(file).not.toMatch(/(^|,)"?[=+\-@\t]/m)
  expect((await send(file)).body).toMatchObject({ updated: 0, problems: [] })
  expect(
    await send(await edited(product, (cells) => (name.includes(',') ? cells : withCell(PRICE, '999')(cells)))),
  ).toMatchObject({ status: 200 })
  expect(await read(product.id)).toMatchObject({ name, brandName: name })
  await server.db.softDelete(Product, { id: product.id })
})

test('what is edited is changed, and nothing else', async () => {
  const product = await buildProduct(server.db, { brandName: 'Zaytun', color: 'Brown', discount: 5 })
  const before = await read(product.id)

  const { body } = await send(await edited(product, (cells) => cells.with(PRICE, '480').with(6, '').with(-2, 'Olive')))

  expect(body).toMatchObject({ updated: 1, added: 0 })
  expect(await read(product.id)).toEqual({
    ...before,
    price: 480,
    discount: 0,
    brandName: 'Olive',
    updatedAt: expect.any(Date),
  })
})

describe('stock', () => {
  test('a quantity that was edited is set, through the ledger', async () => {
    const product = await buildProduct(server.db, { quantity: 10 })

    await send(await edited(product, withCell(QUANTITY, '25')))

    expect(await read(product.id)).toMatchObject({ quantity: 25 })
    expect(await server.db.findBy(StockChange, { productId: product.id, reason: 'IMPORTED' })).toMatchObject([
      { change: 15, adminId: admin.id },
    ])
  })

  test('what was sold since the export stays sold when other cells are edited', async () => {
    const product = await buildProduct(server.db, { quantity: 10 })
    const file = await edited(product, withCell(PRICE, '470'))
    await holdStock(server.db, await buildShopper(server.db), { productId: product.id, quantity: 3 })

    expect((await send(file)).body).toMatchObject({ updated: 1 })
    expect(await read(product.id)).toMatchObject({ price: 470, quantity: 7 })
  })

  test('an edited quantity is refused when something was sold since the export', async () => {
    const product = await buildProduct(server.db, { quantity: 10 })
    const file = await edited(product, withCell(QUANTITY, '25'))
    await holdStock(server.db, await buildShopper(server.db), { productId: product.id, quantity: 3 })

    const { status, body } = await send(file)

    expect(status).toBe(400)
    expect(body.error.details.problems).toEqual([
      {
        row: expect.any(Number),
        column: 'quantity',
        message: expect.stringMatching(/STOCK_CHANGED.* was 10 .* is 7 now/),
      },
    ])
    expect((await send(file, { dryRun: true })).body.problems).toEqual(body.error.details.problems)
    expect(await read(product.id)).toMatchObject({ quantity: 7 })
  })

  test('without the exported quantity the stock of a product cannot be changed', async () => {
    const product = await buildProduct(server.db, { quantity: 10 })

    const { body } = await send(`id,quantity\n${product.id},11`)

    expect(body.error.details.problems).toMatchObject([{ row: 2, column: 'exportedQuantity' }])
    expect((await send(`id,quantity,price\n${product.id},10,5`)).body).toMatchObject({ updated: 1 })
    expect((await send(await edited(product, withCell(LAST, 'many')))).status).toBe(400)
  })

  test('shoppers buy while an import runs, and no piece is lost', async () => {
    const product = await buildProduct(server.db, { quantity: 50 })
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => buildShopper(server.db)))
    const file = await edited(product, withCell(QUANTITY, '60'))

    const [{ status }] = await Promise.all([
      send(file),
      ...shoppers.map((shopper) => holdStock(server.db, shopper, { productId: product.id, quantity: 1 })),
    ])

    expect([200, 400]).toContain(status)
    expect(await read(product.id)).toMatchObject({ quantity: status === 200 ? 50 : 40 })
  })
})

test('import and exports are for admins', async () => {
  const shopper = await buildShopper(server.db)
  for (const [as, status] of [
    [null, 401],
    [shopper, 403],
  ] as const) {
    expect(await send(header, { as })).toMatchObject({ status })
    expect((await call('/export/products.csv', {}, as)).status).toBe(status)
    expect((await call('/export/orders.csv', {}, as)).status).toBe(status)
  }
})
