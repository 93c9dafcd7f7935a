import { buildAdmin, buildProduct, buildProductOf } from '../../testing/factories.js'
import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import { saveVariants } from '../manage/variants/save-variants.service.js'
import { asSearchable, readAll, readByIds } from './searchable-product.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the search knows to the microsecond when a product was created, as the lists do', async () => {
  const { id } = await buildProduct(shop.db, { name: 'Oud Attar' })
  await shop.db.query(`UPDATE product SET "createdAt" = '2026-01-02T03:04:05.678901Z' WHERE id = $1`, [id])
  const createdAt = Date.UTC(2026, 0, 2, 3, 4, 5, 678) * 1000 + 901

  expect((await readByIds(shop.db, [id])).map(asSearchable)).toMatchObject([{ id, createdAt }])
  for await (const rows of readAll(shop.db, 1))
    expect(rows.map(asSearchable)).toMatchObject(rows.length > 0 ? [{ id, createdAt }] : [])
})

test('a product is found by the sizes and colours of its variants that are sold, in both languages', async () => {
  const { product, variants } = await buildProductOf(shop.db, [
    { size: '6 years', sizeBn: '৬ বছর', color: 'Turquoise', colorBn: 'ফিরোজা' },
    { size: '8 years', color: 'Scarlet' },
  ])
  const found = async () => (await readByIds(shop.db, [product.id])).map((row) => asSearchable(row).fields)
  expect(await found()).toMatchObject([
    { color: expect.stringMatching(/Turquoise ফিরোজা.*Scarlet/), size: expect.stringMatching(/6 years ৬ বছর.*8 years/) },
  ])

  const removedIds = variants.slice(1).map(({ id }) => id)
  await saveVariants(shop.db, await buildAdmin(shop.db), product.id, { variants: [], removedIds })

  expect(await found()).toMatchObject([{ color: 'Turquoise ফিরোজা', size: '6 years ৬ বছর' }])
})
