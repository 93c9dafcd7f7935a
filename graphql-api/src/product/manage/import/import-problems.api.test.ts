import { buildProduct } from '../../../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../../../testing/listening-shop.js'
import { exportedProducts, header } from '../../../testing/product-file.js'
import { Product } from '../../product.entity.js'

let shop: ListeningShop
beforeAll(async () => {
  shop = await openListeningShop()
})
afterAll(() => shop.close())

const read = (id: string) => shop.db.findOneByOrFail(Product, { id })

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
