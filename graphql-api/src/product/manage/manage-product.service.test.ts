import { checkInvariants } from '../../commands/invariants.js'
import { setStock } from '../../stock/admin-stock.service.js'
import { holdStock } from '../../stock/hold.service.js'
import { StockChange } from '../../stock/stock-change.entity.js'
import { buildAdmin, buildProduct, buildShopper } from '../../testing/factories.js'
import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import { Product } from '../product.entity.js'
import { addProduct, deleteProduct, updateProduct } from './manage-product.service.js'
import type { UpdateProductInput } from './product.input.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const ledgerOf = (productId: string) => shop.db.find(StockChange, { where: { productId }, order: { changedAt: 'ASC' } })

test('every change of a stock by an admin stands in the ledger: what, why, who', async () => {
  const admin = await buildAdmin(shop.db)
  const { id } = await addProduct(shop.db, admin, {
    categoryCode: 44,
    name: 'White Tupi',
    price: 180,
    quantity: 5,
    discount: 0,
  })

  await setStock(shop.db, admin, { productId: id, quantity: 12 })
  await updateProduct(shop.db, admin, id, { quantity: 9, expectedQuantity: 12 })

  expect(await ledgerOf(id)).toMatchObject([
    { change: 5, reason: 'ADDED', adminId: admin.id },
    { change: 7, reason: 'SET', adminId: admin.id },
    { change: -3, reason: 'EDITED', adminId: admin.id },
  ])
})

test('the ledger is never edited', async () => {
  await buildProduct(shop.db)

  await expect(shop.db.query('UPDATE stock_change SET change = 1')).rejects.toThrow('never changed')
  await expect(shop.db.query('DELETE FROM stock_change')).rejects.toThrow('never changed')
})

test('a product without a picture shows the placeholder', async () => {
  const added = await addProduct(shop.db, await buildAdmin(shop.db), {
    categoryCode: 44,
    name: 'Tupi',
    price: 1,
    quantity: 0,
    discount: 0,
  })

  expect(added).toMatchObject({ imageUrl: '/images/placeholder-640.webp', rating: null, reviewCount: 0 })
})

test('what is not sent stays', async () => {
  const { id } = await buildProduct(shop.db, { color: 'Navy', brandName: 'Tupiora', discount: 10 })

  const changed = await updateProduct(shop.db, await buildAdmin(shop.db), id, {
    categoryCode: 55,
    price: 500,
    brandName: null,
  })

  expect(changed).toMatchObject({
    categoryCode: 55,
    price: 500,
    brandName: null,
    color: 'Navy',
    discount: 10,
    quantity: 10,
  })
})

test('saving a stock read before a sale is refused with today’s number, and nothing of the form is saved', async () => {
  const [{ id }, admin, amina] = [
    await buildProduct(shop.db, { quantity: 10 }),
    await buildAdmin(shop.db),
    await buildShopper(shop.db),
  ]
  await holdStock(shop.db, amina, { productId: id, quantity: 4 })

  const save = updateProduct(shop.db, admin, id, { price: 999, quantity: 12, expectedQuantity: 10 })

  await expect(save).rejects.toMatchObject({ code: 'STOCK_CHANGED', details: { expectedQuantity: 10, quantity: 6 } })
  expect(await shop.db.findOneByOrFail(Product, { id })).toMatchObject({ price: 450, quantity: 6 })
})

test('a price or discount that somebody else has changed is replaced by nobody who has not seen it', async () => {
  const [{ id }, admin] = [await buildProduct(shop.db, { price: 1450, discount: 5 }), await buildAdmin(shop.db)]
  const change = (input: UpdateProductInput) => updateProduct(shop.db, admin, id, input)
  const seen = { price: 1400, discount: 10, expectedPrice: 1450, expectedDiscount: 5 }
  const atOnce = await Promise.allSettled([change(seen), change({ ...seen, price: 1500 })])
  expect(atOnce.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])

  const { price } = await shop.db.findOneByOrFail(Product, { id })
  const refused = { code: 'PRODUCT_CHANGED', details: { price, discount: 10 } }
  await expect(change({ ...seen, name: 'Cap' })).rejects.toMatchObject(refused)
  await expect(change({ price: 1, expectedPrice: 1450 })).rejects.toMatchObject({ details: { price } })
  // Of what does not change anything may have been seen; who says nothing is not asked.
  expect(await change({ name: 'Cap', expectedPrice: 1450 })).toMatchObject({ name: 'Cap', price })
  expect(await change({ price: 1600 })).toMatchObject({ price: 1600, discount: 10 })
})

test('a deleted product gives held pieces back and cannot be changed any more', async () => {
  const [{ id }, admin, amina] = [
    await buildProduct(shop.db, { quantity: 10 }),
    await buildAdmin(shop.db),
    await buildShopper(shop.db),
  ]
  await holdStock(shop.db, amina, { productId: id, quantity: 4 })

  expect(await deleteProduct(shop.db, id)).toBe(true)
  expect(await deleteProduct(shop.db, id)).toBe(false)

  expect(await shop.db.findOne(Product, { where: { id }, withDeleted: true })).toMatchObject({ quantity: 10 })
  await expect(updateProduct(shop.db, admin, id, { price: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(setStock(shop.db, admin, { productId: id, quantity: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(holdStock(shop.db, amina, { productId: id, quantity: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
