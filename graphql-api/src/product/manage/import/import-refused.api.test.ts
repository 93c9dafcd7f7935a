import { checkInvariants } from '../../../commands/invariants.js'
import { buildProduct } from '../../../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../../../testing/listening-shop.js'
import { editedExport, exportedProducts, header, newRows } from '../../../testing/product-file.js'
import { Product } from '../../product.entity.js'

let shop: ListeningShop
beforeAll(async () => {
  shop = await openListeningShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const count = () => shop.db.count(Product)
const read = (id: string) => shop.db.findOneByOrFail(Product, { id })

describe('bad rows', () => {
  test('each is listed with its row, its column and the reason, and nothing is imported', async () => {
    const [product, other] = [await buildProduct(shop.db), await buildProduct(shop.db)]
    const file = [
      'id,p_id,name,price,quantity,discount,image,brand,exportedQuantity',
      ',66,Good Tasbih,100,5,,,,',
      ',12,,-5,1.5,101,http://insecure.example/x.png,,',
      ',66,"Two\nlines",10000001,1,,,,',
      '',
      'no-id,66,Tasbih,1,1,,,,1',
      '00000000-0000-4000-8000-000000000000,66,Tasbih,1,1,,,,1',
      `${product.id},45,${product.name},450,10,0,,,10`,
      `${other.id},66,${other.name},450,10,0,,,10`,
      `${other.id},66,${other.name},500,10,0,,,10`,
      `,66,Tasbih,1,1,,,${'b'.repeat(101)},,,too many`,
      ',66,A\u0000B,1,1,,,,',
    ].join('\n')
    const before = await count()

    const dry = await shop.importFile(file, { dryRun: true })
    const wet = await shop.importFile(file)

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
    expect(dry.body.problems.map(({ code }) => code)).toEqual([
      'CATEGORY_UNKNOWN',
      'VALUE_MISSING',
      'NOT_WHOLE_NUMBER',
      'NOT_WHOLE_NUMBER',
      'OUT_OF_RANGE',
      'PICTURE_ADDRESS',
      'OUT_OF_RANGE',
      'ID_MALFORMED',
      'NO_SUCH_PRODUCT',
      'CATEGORY_UNKNOWN',
      'PRODUCT_TWICE',
      'TOO_MANY_CELLS',
      'TOO_LONG',
      'NOT_STORABLE',
    ])
    for (const { message } of dry.body.problems) expect(message).toMatch(/\S/)
    for (const problem of [
      { row: 3, column: 'price', code: 'NOT_WHOLE_NUMBER', values: {}, message: 'price must be a whole number' },
      {
        row: 4,
        column: 'price',
        code: 'OUT_OF_RANGE',
        values: { most: 10_000_000 },
        message: 'price must be 0 to 10000000',
      },
      {
        row: 10,
        column: 'id',
        code: 'PRODUCT_TWICE',
        values: { earlierRow: 9 },
        message: 'This product is in row 9 already.',
      },
    ])
      expect(dry.body.problems).toContainEqual(problem)
    expect(wet).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } })
    expect({ ...wet.body.error.details, preview: dry.body.preview }).toEqual({
      ...dry.body,
      dryRun: false,
      fields: { body: [expect.any(String)] },
    })
    expect(wet.body.error.details).not.toHaveProperty('preview')
    expect(await count()).toBe(before)
    expect(await read(other.id)).toMatchObject({ price: 450 })
  })

  test('a cell that no field could hold is not read', async () => {
    const file = [`${header},discount`, `66,Tasbih,1,1,10${'\t'.repeat(3_000_000)}x`].join('\n')

    expect((await shop.importFile(file, { dryRun: true })).body.problems).toMatchObject([
      { row: 2, column: 'discount', code: 'TOO_LONG' },
    ])
  })

  test('one bad row at the end of many keeps all out', async () => {
    const before = await count()

    const { body } = await shop.importFile([header, ...newRows(1000), '66,Tasbih,free,1'].join('\n'))

    expect(body.error.details).toMatchObject({ added: 1000, problems: [{ row: 1002, column: 'price' }] })
    expect(await count()).toBe(before)
  })

  test('of very many problems only the first are listed', async () => {
    const file = [header, ...Array.from({ length: 1500 }, () => '12,,-5,many')].join('\n')

    const { body } = await shop.importFile(file, { dryRun: true })

    expect(body).toMatchObject({ rows: 1500, added: 0 })
    expect(body.problems).toHaveLength(1000)
    expect(body.problems.at(-1)).toMatchObject({ row: 251, column: 'quantity' })
  })

  test('a row that ends too early does not empty the rest of its product', async () => {
    const product = await buildProduct(shop.db, { brandName: 'Zaytun' })

    const { body } = await shop.importFile(await editedExport(shop, product, (cells) => cells.slice(0, 8)))

    expect(body.error.details.problems).toEqual([
      {
        row: expect.any(Number),
        column: 'exportedQuantity',
        code: 'EXPORTED_QUANTITY_MISSING',
        values: {},
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
    ['not UTF-8', Buffer.from(`${header}\n66,Caf\u00e9,1,1`, 'latin1'), 1, /Save it as “CSV UTF-8”/],
    ['UTF-16', Buffer.from(`\ufeff${header}\n66,A,1,1`, 'utf16le'), 1, /UTF-8/],
    ['a workbook', Buffer.from('PK\u0003\u0004'), 1, /Save it as “CSV UTF-8”/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 1, /UTF-8/],
    ['other columns', 'title,cost\nA,1', 1, /must name the columns: id, categoryCode/],
    ['a column too many', `${header},toString\n66,A,1,1,x`, 1, /no column “toString”/],
    ['far too many columns', `id,${'a,'.repeat(50_000)}a`, 1, /50002 columns; a file of products has at most 29/],
    ['nothing but commas', `${header}\n${','.repeat(5_000_000)}`, 2, /more than 500000 cells/],
    [
      'far too many empty cells in all',
      `${header}\n${`66,A,1,1${','.repeat(60)}\n`.repeat(8000)}`,
      7938,
      /more than 500000 cells/,
    ],
    ['a column twice', `${header},name\n66,A,1,1,B`, 1, /twice/],
    ['more than 10,000 rows', [header, ...newRows(10_001)].join('\n'), 10_002, /more than 10000 rows/],
  ])('%s', async (_, file, row, message) => {
    const before = await count()

    const { status, body } = await shop.importFile(file)

    expect(status).toBe(400)
    expect(body.error.details.problems).toEqual([
      expect.objectContaining({ row, message: expect.stringMatching(message) }),
    ])
    expect(await shop.importFile(file, { dryRun: true })).toMatchObject({ status: 200, body: { problems: [{ row }] } })
    expect(await count()).toBe(before)
  })

  test('more than 5 MB, or another type, is refused', async () => {
    expect(await shop.importFile(`${header}\n${'x'.repeat(5 * 1024 * 1024)}`)).toMatchObject({ status: 413 })
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '[]' }
    expect((await shop.call('/import/products?dryRun=true', json)).status).toBe(415)
    expect((await shop.call('/import/products', { ...json, headers: { 'content-type': 'text/csv' } })).status).toBe(400)
  })
})

test('a cell that is empty has one problem, however many rules it breaks', async () => {
  const { body } = await shop.importFile(`${header}\n66,Tasbih,,1`, { dryRun: true })

  expect(body.problems).toMatchObject([{ row: 2, column: 'price', code: 'VALUE_MISSING' }])
})

test.each(['\u200b', '\u2060', '\u3164', ' \u200b '])(
  'a name of %j, where nothing is to be seen, is missing',
  async (name) => {
    const { body } = await shop.importFile(`${header}\n66,${name},1,1`, { dryRun: true })

    expect(body.problems).toMatchObject([{ row: 2, column: 'name', code: 'VALUE_MISSING' }])
  },
)

test('a column that new products need is asked for once, not in each row', async () => {
  const product = await buildProduct(shop.db)
  const file = ['id,categoryCode,name', ',66,Tasbih', ',66,', `${product.id},66,${product.name}`].join('\n')

  const { body } = await shop.importFile(file, { dryRun: true })

  expect(body.problems).toMatchObject([
    { row: 1, column: 'price', code: 'COLUMN_MISSING' },
    { row: 1, column: 'quantity', code: 'COLUMN_MISSING' },
    { row: 3, column: 'name', code: 'VALUE_MISSING' },
  ])
  expect((await shop.importFile(`id,name\n${product.id},Other`, { dryRun: true })).body.problems).toEqual([])
})

test('a spreadsheet that knows no Bangla does not turn the Bangla of the shop into question marks', async () => {
  const product = await buildProduct(shop.db, { nameBn: 'গোলাপ আতর', description: 'আসল গোলাপ। Is it original? Yes.' })
  const saved = (await exportedProducts(shop)).replaceAll(/[^\0-\x7f]/g, '?')

  const { body } = await shop.importFile(saved)

  expect(body.error.details.problems).toMatchObject([
    { column: 'nameBn', code: 'LETTERS_LOST' },
    { column: 'description', code: 'LETTERS_LOST' },
  ])
  expect(await read(product.id)).toMatchObject({ nameBn: 'গোলাপ আতর' })
  expect((await shop.importFile(`id,description\n${product.id},Is it original? Yes.`)).body).toMatchObject({
    updated: 1,
  })
  expect((await shop.importFile(`${header},nameBn\n66,Attar,1,1,?????`)).body.error.details.problems).toMatchObject([
    { row: 2, column: 'nameBn', code: 'LETTERS_LOST' },
  ])
})
