import { addToCart } from '../../../cart/cart.service.js'
import { readCart } from '../../../cart/read-cart.js'
import { checkInvariants } from '../../../commands/invariants.js'
import { setStock } from '../../../stock/admin-stock.service.js'
import { holdStock } from '../../../stock/hold.service.js'
import { buildAdmin, buildProduct, buildProductOf, buildShopper } from '../../../testing/factories.js'
import { openTestShop, type TestShop } from '../../../testing/test-shop.js'
import type { User } from '../../../user/user.entity.js'
import type { Product } from '../../product.entity.js'
import { readProduct } from '../../product.service.js'
import { readVariantsOf } from '../../variant/read-variants.js'
import { deleteProduct, updateProduct } from '../manage-product.service.js'
import { saveVariants } from './save-variants.service.js'
import type { VariantInput } from './variants.input.js'

let shop: TestShop
let admin: User
beforeAll(async () => {
  shop = await openTestShop()
  admin = await buildAdmin(shop.db)
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const save = (product: Product, variants: VariantInput[], removedIds: string[] = []) =>
  saveVariants(shop.db, admin, product.id, { variants, removedIds })
const variantsOf = (product: Product) => readVariantsOf(shop.db, product)

test('a product has the stock of all its variants, and costs what the cheapest does', async () => {
  const { product } = await buildProductOf(shop.db, [
    { size: 'M', quantity: 3 },
    { size: 'L', quantity: 4, price: 1350 },
    { size: 'S', quantity: 5, price: 1100 },
  ])

  expect(product).toMatchObject({ quantity: 12, price: 1100, priceTo: 1350 })
  expect(await variantsOf(product)).toMatchObject([
    { size: 'M', regularPrice: 1200, price: 1200, position: 0 },
    { size: 'L', regularPrice: 1350, price: 1350, position: 1 },
    { size: 'S', regularPrice: 1100, price: null, position: 2 },
  ])
})

test('a product can become as dear as the cheapest of its variants with a price of their own, and no dearer', async () => {
  const { product } = await buildProductOf(shop.db, [{ size: '3 ml' }, { size: '6 ml', price: 1800 }])

  await expect(updateProduct(shop.db, admin, product.id, { price: 2000, name: 'Dear' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: {
      fields: { price: ['price must be at most 1800, the lowest price that a variant has of its own'] },
      highestPrice: 1800,
    },
  })
  expect(await readProduct(shop.db, product.id)).toMatchObject({ name: product.name, price: 1200, priceTo: 1800 })

  expect(await updateProduct(shop.db, admin, product.id, { price: 1800 })).toMatchObject({ price: 1800, priceTo: 1800 })
  const dearer = await updateProduct(shop.db, admin, product.id, { price: 1900 })
  expect(dearer).toMatchObject({ price: 1900, priceTo: 1900 })
  expect((await variantsOf(dearer)).map(({ regularPrice }) => regularPrice)).toEqual([1900, 1900])
})

test('the one variant of a product that gets its first sizes goes', async () => {
  const product = await buildProduct(shop.db, { quantity: 7 })

  expect(await save(product, [{ size: 'M', quantity: 2 }])).toMatchObject({ quantity: 2 })
  expect(await variantsOf(product)).toMatchObject([{ size: 'M' }, { size: null, isActive: false, quantity: 7 }])
})

test('what is not sent of a variant stays, and what is not named stays as it is', async () => {
  const { product, variants } = await buildProductOf(shop.db, [{ size: 'M', quantity: 3, price: 1300 }, { size: 'L' }])

  await save(product, [{ id: variants[0]?.id ?? '', size: 'Medium', sizeBn: 'মাঝারি' }])

  expect(await variantsOf(product)).toMatchObject([
    { size: 'Medium', sizeBn: 'মাঝারি', quantity: 3, regularPrice: 1300 },
    { size: 'L', quantity: 10, regularPrice: 1200 },
  ])
})

test('the stock of a variant is changed without its number, its names in both languages, or that it is not sold', async () => {
  const names = {
    sku: 'STAYS-1',
    size: 'M',
    sizeBn: 'এম',
    color: 'White',
    colorBn: 'সাদা',
    imageUrl: '/images/m-640.webp',
  }
  const { product, variants } = await buildProductOf(shop.db, [names, { size: 'L', color: 'White' }])
  const id = variants[0]?.id ?? ''

  await save(product, [{ id, isActive: false }])
  await save(product, [{ id, quantity: 4 }])
  expect(await variantsOf(product)).toMatchObject([{ ...names, quantity: 4, isActive: false }, {}])

  await save(product, [{ id, sku: null, sizeBn: ' ', isActive: true }])
  expect(await variantsOf(product)).toMatchObject([{ ...names, sku: null, sizeBn: null, isActive: true }, {}])
})

test('two variants can swap their names and numbers', async () => {
  const { product, variants } = await buildProductOf(shop.db, [
    { size: 'M', sku: 'PJ-1', quantity: 1 },
    { size: 'L', sku: 'PJ-2', quantity: 2 },
  ])
  const [m, l] = variants.map(({ id }) => id)

  await save(product, [
    { id: m ?? '', size: 'L', sku: 'PJ-2' },
    { id: l ?? '', size: 'M', sku: 'PJ-1' },
  ])

  expect(await variantsOf(product)).toMatchObject([
    { id: m, size: 'L', sku: 'PJ-2', quantity: 1 },
    { id: l, size: 'M', sku: 'PJ-1', quantity: 2 },
  ])
})

test('the same size twice is refused, by the database too', async () => {
  const { product } = await buildProductOf(shop.db, [{ size: 'M' }])

  for (const size of ['M', ' m'])
    await expect(save(product, [{ size }])).rejects.toMatchObject({ code: 'VARIANT_TAKEN', details: { size: 'M' } })
  await expect(
    shop.db.query(`INSERT INTO product_variant ("productId", size) VALUES ($1, 'm')`, [product.id]),
  ).rejects.toMatchObject({ driverError: { constraint: 'product_variant_once' } })
})

test('a number of the shop stands at one variant', async () => {
  await buildProductOf(shop.db, [{ size: 'M', sku: 'TAKEN-1' }])
  const { product } = await buildProductOf(shop.db, [{ size: 'M' }])

  await expect(save(product, [{ size: 'L', sku: 'TAKEN-1' }])).rejects.toMatchObject({
    code: 'SKU_TAKEN',
    details: { sku: 'TAKEN-1' },
  })
  expect(await variantsOf(product)).toHaveLength(1)
})

test('a number is free again once its variant is removed or its product deleted', async () => {
  const { product, variants } = await buildProductOf(shop.db, [{ size: 'M', sku: 'FREE-1' }, { size: 'L' }])
  await save(product, [{ size: 'S' }], [variants[0]?.id ?? ''])
  expect(await variantsOf(product)).toContainEqual(expect.objectContaining({ size: 'M', isActive: false, sku: null }))

  const { product: second } = await buildProductOf(shop.db, [{ size: 'M', sku: 'FREE-1' }])
  await deleteProduct(shop.db, second.id)

  const { variants: third } = await buildProductOf(shop.db, [{ size: 'M', sku: 'FREE-1' }])
  expect(third).toMatchObject([{ sku: 'FREE-1' }])
})

test('of two admins with the same table open, the second is told each stock and price that is another by now', async () => {
  const { product, variants } = await buildProductOf(shop.db, [
    { size: 'M', quantity: 3 },
    { size: 'L', price: 1300 },
  ])
  const [m, l] = variants.map(({ id }) => id)
  const rows = [
    { id: m ?? '', size: 'M', quantity: 9, expectedQuantity: 3 },
    { id: l ?? '', size: 'L', price: 1400, expectedPrice: 1300 },
  ]
  await save(product, rows)

  await expect(save(product, [...rows, { size: 'XL', quantity: 1 }])).rejects.toMatchObject({
    code: 'VARIANTS_CHANGED',
    details: {
      lines: [
        { variantId: m, size: 'M', expectedQuantity: 3, quantity: 9 },
        { variantId: l, size: 'L', expectedPrice: 1300, price: 1400 },
      ],
    },
  })
  expect(await variantsOf(product)).toHaveLength(2)
})

test('a variant with which nothing was ever done is deleted, another one is no longer sold', async () => {
  const { product, variants } = await buildProductOf(shop.db, [
    { size: 'S' },
    { size: 'M', quantity: 0 },
    { size: 'L' },
  ])
  const [s, m, l] = variants
  const amina = await buildShopper(shop.db)
  await addToCart(shop.db, amina, { productId: product.id, variantId: l?.id ?? '', quantity: 2 })
  await holdStock(shop.db, amina, { productId: product.id, variantId: l?.id ?? '', quantity: 4 })

  const saved = await save(product, [], [m?.id ?? '', l?.id ?? ''])

  expect(saved.quantity).toBe(10)
  expect(await variantsOf(product)).toMatchObject([
    { id: s?.id, isActive: true },
    { id: l?.id, isActive: false, quantity: 10 },
  ])
  expect((await readCart(shop.db, amina)).items).toMatchObject([{ state: 'NO_LONGER_SOLD', available: 0 }])
})

test('a new variant that is called like one that is no longer sold is that one again', async () => {
  const { product, variants } = await buildProductOf(shop.db, [{ size: 'S' }, { size: 'L', quantity: 7 }])
  await save(product, [], [variants[1]?.id ?? ''])

  await save(product, [{ size: 'L' }])

  expect(await variantsOf(product)).toMatchObject([{ id: variants[1]?.id, isActive: true, quantity: 7 }, { size: 'S' }])
})

test('the variant of another product is not there, and nothing changes', async () => {
  const { product } = await buildProductOf(shop.db, [{ size: 'M' }])
  const { variants } = await buildProductOf(shop.db, [{ size: 'M' }])
  const foreign = variants[0]?.id ?? ''

  const refusal = { code: 'NOT_FOUND', details: { productId: product.id, name: product.name, variantId: foreign } }
  await expect(save(product, [{ size: 'XL' }, { id: foreign, size: 'XXL' }])).rejects.toMatchObject(refusal)
  await expect(save(product, [{ size: 'XL' }], [foreign])).rejects.toMatchObject(refusal)
  expect(await variantsOf(product)).toHaveLength(1)
})

test.each([
  ['none is sold', [], (ids: string[]) => ids],
  ['more than sixty are sold', Array.from({ length: 60 }, (_, i) => ({ size: `No. ${i}` })), () => []],
  ['one has a colour and another none', [{ size: 'L', color: 'Navy' }], () => []],
  ['one has a colour instead of a size', [{ color: 'Navy' }], () => []],
])('a product cannot be saved in which %s', async (_, rows, removed: (ids: string[]) => string[]) => {
  const { product, variants } = await buildProductOf(shop.db, [{ size: 'M' }])

  const saved = save(product, rows, removed(variants.map(({ id }) => id)))

  await expect(saved).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { variants: [expect.any(String)] } },
  })
})

test('the words for the options are kept in both languages', async () => {
  const product = await buildProduct(shop.db)
  const named = { size: 'Length', sizeBn: 'লম্বা', color: ' ', colorBn: null }

  const saved = await saveVariants(shop.db, admin, product.id, { variants: [], removedIds: [], optionNames: named })

  expect(saved.optionNames).toEqual({ SIZE: { name: 'Length', nameBn: 'লম্বা' } })
  const emptied = { variants: [], removedIds: [], optionNames: {} }
  expect((await saveVariants(shop.db, admin, product.id, emptied)).optionNames).toBeNull()
})

test('the stock of one variant is set without another', async () => {
  const { product, variants } = await buildProductOf(shop.db, [
    { size: 'M', quantity: 3 },
    { size: 'L', quantity: 4 },
  ])
  const [, l] = variants
  const set = { productId: product.id, variantId: l?.id ?? '', quantity: 9 }

  expect(await setStock(shop.db, admin, { ...set, expectedQuantity: 4 })).toMatchObject({ quantity: 12 })
  await expect(setStock(shop.db, admin, { ...set, expectedQuantity: 4 })).rejects.toMatchObject({
    code: 'STOCK_CHANGED',
    details: { expectedQuantity: 4, quantity: 9 },
  })
  await expect(setStock(shop.db, admin, { ...set, variantId: null })).rejects.toMatchObject({
    code: 'VARIANT_REQUIRED',
  })
})
