import { checkInvariants } from '../../../commands/invariants.js'
import { StockChange } from '../../../stock/stock-change.entity.js'
import { buildAdmin, buildProduct } from '../../../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../../../testing/listening-shop.js'
import { at, editedExport, header } from '../../../testing/product-file.js'
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
