import { addToCart, putBackIntoCart, removeFromCart, setCartQuantity } from '../cart/cart.service.js'
import { readCart } from '../cart/read-cart.js'
import { checkInvariants } from '../commands/invariants.js'
import { listLowVariants } from '../overview/overview.service.js'
import { saveVariants } from '../product/manage/variants/save-variants.service.js'
import type { Product } from '../product/product.entity.js'
import { ProductVariant } from '../product/variant/product-variant.entity.js'
import { readVariantsOf } from '../product/variant/read-variants.js'
import { holdStock, listHolds } from '../stock/hold.service.js'
import { buildAdmin, buildProduct, buildProductOf, buildShopper, orderInput } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import type { User } from '../user/user.entity.js'
import type { OrderLineInput } from './order.input.js'
import { deleteOrder } from './order.service.js'
import { OrderLine } from './order-line.entity.js'
import { placeOrder } from './place-order.service.js'

let shop: TestShop
let amina: User
let product: Product
let m: ProductVariant
let l: ProductVariant
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  amina = await buildShopper(shop.db)
  const built = await buildProductOf(
    shop.db,
    [
      { size: 'M', sku: null, color: 'White', colorBn: 'সাদা', quantity: 5 },
      { size: 'L', color: 'Navy', colorBn: 'নেভি ব্লু', quantity: 3, price: 1500 },
    ],
    { discount: 10 },
  )
  product = built.product
  const [first, second] = built.variants
  if (!first || !second) throw new Error('There are two variants')
  ;[m, l] = [first, second]
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const stocks = async () => (await readVariantsOf(shop.db, product)).map(({ quantity }) => quantity)
const lineOf = (variant: ProductVariant, quantity = 1) => ({ productId: product.id, variantId: variant.id, quantity })
const order = (lines: OrderLineInput[], expectedTotal: number) =>
  placeOrder(shop.db, amina, { ...orderInput([]), lines, expectedTotal })

test('an order takes the pieces of its variants, at their own prices less the product’s discount', async () => {
  const { id, total } = await order([lineOf(l, 2), lineOf(m)], 2 * 1350 + 1080)

  expect(total).toBe(3780)
  expect(await stocks()).toEqual([4, 1])
  const lines = await shop.db.find(OrderLine, { where: { orderId: id }, order: { position: 'ASC' } })
  expect(lines).toMatchObject([
    { variantId: l.id, size: 'L', sizeBn: null, color: 'Navy', colorBn: 'নেভি ব্লু', unitPrice: 1350, quantity: 2 },
    { variantId: m.id, size: 'M', color: 'White', unitPrice: 1080, quantity: 1 },
  ])
})

test('a new size of a colour shows the picture of that colour: to choose, in cart and order, and when it runs out', async () => {
  const navy = '/images/navy-640.webp'
  const { product: panjabi } = await buildProductOf(
    shop.db,
    [
      { size: 'S', color: 'White', imageUrl: '/images/white-640.webp' },
      { size: 'M', color: 'Navy', imageUrl: '/images/gone-640.webp' },
      { size: 'L', color: 'Navy', imageUrl: navy },
      { size: 'XXXL', color: 'Navy', quantity: 3 },
      { size: 'S', color: 'Green' },
    ],
    { imageUrl: '/images/front-640.webp' },
  )
  const [, offSale] = await readVariantsOf(shop.db, panjabi)
  await shop.db.update(ProductVariant, { id: offSale?.id ?? '' }, { isActive: false })
  const variants = await readVariantsOf(shop.db, panjabi)
  expect(variants.map(({ shownImageUrl }) => shownImageUrl)).toEqual([
    '/images/white-640.webp',
    '/images/gone-640.webp',
    navy,
    navy,
    '/images/front-640.webp',
  ])
  const { id: variantId } = variants[3] ?? m

  const line = { productId: panjabi.id, variantId, quantity: 1 }
  await addToCart(shop.db, amina, line)
  expect((await readCart(shop.db, amina)).items.map(({ variant }) => variant.shownImageUrl)).toEqual([navy])
  const { id } = await order([line], 1200)
  expect(await shop.db.findBy(OrderLine, { orderId: id })).toMatchObject([{ imageUrl: navy }])
  const low = await listLowVariants(shop.db)
  expect(low.find((variant) => variant.id === variantId)?.shownImageUrl).toBe(navy)
})

test('a deleted order gives the pieces back to the variants that they came from', async () => {
  const { id } = await order([lineOf(l, 2)], 2700)

  await deleteOrder(shop.db, id)

  expect(await stocks()).toEqual([5, 3])
})

test('of a product with several variants the variant must be named, in cart, hold and order', async () => {
  const unnamed = { productId: product.id, quantity: 1 }
  const choice = { sku: null, sizeBn: null }
  const lines = [
    {
      productId: product.id,
      name: product.name,
      variants: [
        { ...choice, id: m.id, size: 'M', color: 'White', colorBn: 'সাদা' },
        { ...choice, id: l.id, size: 'L', color: 'Navy', colorBn: 'নেভি ব্লু' },
      ],
    },
  ]
  const removed = { ...unnamed, unitPriceWhenAdded: 1080, addedAt: new Date() }
  for (const refused of [
    addToCart(shop.db, amina, unnamed),
    setCartQuantity(shop.db, amina, unnamed),
    putBackIntoCart(shop.db, amina, removed),
    holdStock(shop.db, amina, unnamed),
    order([unnamed], 1080),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'VARIANT_REQUIRED', details: { lines } })
  expect(await stocks()).toEqual([5, 3])
})

test('a variant that is gone or of another product is not there, and nothing changes', async () => {
  const other = (await buildProductOf(shop.db, [{ size: 'M' }])).variants[0]?.id ?? ''
  for (const variantId of [other, '00000000-0000-4000-8000-000000000000']) {
    const line = { productId: product.id, variantId, quantity: 1 }
    await expect(addToCart(shop.db, amina, line)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(holdStock(shop.db, amina, line)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { name: product.name },
    })
    await expect(order([lineOf(m), line], 2160)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { name: product.name },
    })
  }
  expect(await stocks()).toEqual([5, 3])
})

test('a variant that is no longer sold is refused by its name, and its line in a cart counts nothing', async () => {
  await addToCart(shop.db, amina, lineOf(l))
  const remove = { variants: [], removedIds: [l.id] }
  await saveVariants(shop.db, await buildAdmin(shop.db), product.id, remove)
  const named = { variantId: l.id, name: product.name, size: 'L', color: 'Navy' }

  expect(await readCart(shop.db, amina)).toMatchObject({
    total: 0,
    items: [{ state: 'NO_LONGER_SOLD', variant: { size: 'L' } }],
  })
  for (const refused of [addToCart(shop.db, amina, lineOf(l)), holdStock(shop.db, amina, lineOf(l))])
    await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND', details: named })
  await expect(order([lineOf(l)], 1350)).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { lines: [{ ...named, wanted: 1, available: 0 }] },
  })
})

test('a product whose last variant but one went is bought without naming it', async () => {
  await saveVariants(shop.db, await buildAdmin(shop.db), product.id, { variants: [], removedIds: [l.id] })

  await addToCart(shop.db, amina, { productId: product.id, quantity: 2 })

  expect((await readCart(shop.db, amina)).items).toMatchObject([{ variantId: m.id, quantity: 2 }])
})

test('a variant that is short is named, and the others are not taken', async () => {
  await expect(order([lineOf(m, 2), lineOf(l, 4)], 7560)).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { lines: [{ variantId: l.id, size: 'L', color: 'Navy', wanted: 4, available: 3 }] },
  })
  expect(await stocks()).toEqual([5, 3])
})

test('one variant under two names is one too many', async () => {
  const only = await buildProduct(shop.db)
  const variantId = (await readVariantsOf(shop.db, only))[0]?.id ?? ''
  const lines = [
    { productId: only.id, quantity: 1 },
    { productId: only.id, variantId, quantity: 1 },
  ]

  await expect(order(lines, 900)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})

test('a cart has a line for each variant, which an order from it takes out', async () => {
  for (const line of [lineOf(m, 2), lineOf(l), lineOf(m)]) await addToCart(shop.db, amina, line)
  expect(await readCart(shop.db, amina)).toMatchObject({
    total: 3 * 1080 + 1350,
    items: [
      { variantId: m.id, quantity: 3, available: 5 },
      { variantId: l.id, quantity: 1, available: 3 },
    ],
  })

  await order([lineOf(m, 3)], 3240)

  expect((await readCart(shop.db, amina)).items).toMatchObject([{ variantId: l.id }])
})

test('a variant is taken out of a cart alone, a product without naming one only where there is one line of it', async () => {
  for (const line of [lineOf(m), lineOf(l)]) await addToCart(shop.db, amina, line)

  await expect(removeFromCart(shop.db, amina, { productId: product.id })).rejects.toMatchObject({
    code: 'VARIANT_REQUIRED',
    details: { lines: [{ productId: product.id, name: product.name, variants: [{ id: m.id }, { id: l.id }] }] },
  })
  expect((await readCart(shop.db, amina)).items).toHaveLength(2)

  expect(await removeFromCart(shop.db, amina, lineOf(l))).toBe(true)
  expect((await readCart(shop.db, amina)).items).toMatchObject([{ variantId: m.id }])
  expect(await removeFromCart(shop.db, amina, { productId: product.id })).toBe(true)
  expect((await readCart(shop.db, amina)).items).toEqual([])
})

test('a hold of one variant leaves that of another alone, and an order uses only its own', async () => {
  await holdStock(shop.db, amina, lineOf(m, 2))
  await holdStock(shop.db, amina, lineOf(l, 3))
  expect(await stocks()).toEqual([3, 0])

  await order([lineOf(l, 3)], 4050)

  expect(await listHolds(shop.db, amina)).toMatchObject([{ variantId: m.id, quantity: 2 }])
  expect(await stocks()).toEqual([3, 0])
})
