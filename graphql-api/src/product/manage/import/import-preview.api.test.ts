import { buildProduct } from '../../../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../../../testing/listening-shop.js'
import { at, editedExport, exportedProducts, header } from '../../../testing/product-file.js'
import { Product } from '../../product.entity.js'

let shop: ListeningShop
beforeAll(async () => {
  shop = await openListeningShop()
})
afterAll(() => shop.close())

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
