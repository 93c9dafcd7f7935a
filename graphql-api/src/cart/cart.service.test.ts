import { deleteProduct, updateProduct } from '../product/manage/manage-product.service.js'
import { holdStock } from '../stock/hold.service.js'
import { buildAdmin, buildProduct, buildShopper } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { User } from '../user/user.entity.js'
import { addToCart, clearCart, putBackIntoCart, removeFromCart, setCartQuantity } from './cart.service.js'
import { readCart } from './read-cart.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('adding again adds to the quantity; the cart reckons with what a shopper pays', async () => {
  const [{ id: productId }, amina] = [
    await buildProduct(shop.db, { price: 850, discount: 15 }),
    await buildShopper(shop.db),
  ]

  await addToCart(shop.db, amina, { productId, quantity: 2 })
  await addToCart(shop.db, amina, { productId, quantity: 1 })

  expect(await readCart(shop.db, amina)).toMatchObject({
    items: [{ productId, quantity: 3, state: 'IN_STOCK', available: 10 }],
    itemCount: 1,
    total: 3 * 722,
    canCheckOut: true,
  })
})

test('a line never holds more than is in stock, one’s own hold counted in', async () => {
  const [{ id: productId }, amina, yusuf] = [
    await buildProduct(shop.db, { quantity: 10 }),
    await buildShopper(shop.db),
    await buildShopper(shop.db),
  ]
  await holdStock(shop.db, amina, { productId, quantity: 6 })

  await addToCart(shop.db, amina, { productId, quantity: 10 })

  await expect(addToCart(shop.db, amina, { productId, quantity: 1 })).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
  await expect(addToCart(shop.db, yusuf, { productId, quantity: 5 })).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { lines: [{ productId, wanted: 5, available: 4 }] },
  })
  expect((await readCart(shop.db, amina)).items).toMatchObject([{ quantity: 10, available: 10 }])
  expect((await readCart(shop.db, yusuf)).items).toEqual([])
})

test('twenty additions at once are all counted', async () => {
  const [{ id: productId }, amina] = [await buildProduct(shop.db, { quantity: 20 }), await buildShopper(shop.db)]

  await Promise.all(Array.from({ length: 20 }, () => addToCart(shop.db, amina, { productId, quantity: 1 })))

  expect((await readCart(shop.db, amina)).items).toMatchObject([{ quantity: 20 }])
})

test('what is not sold, or no longer, cannot be put into a cart', async () => {
  const [gone, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  await deleteProduct(shop.db, gone.id)

  for (const productId of [gone.id, '00000000-0000-4000-8000-000000000000'])
    await expect(addToCart(shop.db, amina, { productId, quantity: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a hold that has ended is nobody’s, in a cart as for what can be added', async () => {
  const [{ id: productId }, amina] = [await buildProduct(shop.db, { quantity: 5 }), await buildShopper(shop.db)]
  await holdStock(shop.db, amina, { productId, quantity: 4 })
  await addToCart(shop.db, amina, { productId, quantity: 5 })
  await shop.db.query(`UPDATE stock_hold SET "expiresAt" = now() WHERE "productId" = $1`, [productId])

  expect((await readCart(shop.db, amina)).items).toMatchObject([{ available: 1, state: 'SHORT' }])
  await expect(setCartQuantity(shop.db, amina, { productId, quantity: 2 })).rejects.toMatchObject({
    details: { lines: [{ productId, wanted: 2, available: 1 }] },
  })
})

test('a cart takes a hundred products, however many are added at once', async () => {
  const [[first, ...more], amina] = [
    await Promise.all(Array.from({ length: 103 }, () => buildProduct(shop.db))),
    await buildShopper(shop.db),
  ]
  const add = ({ id }: { id?: string } = {}) => addToCart(shop.db, amina, { productId: id ?? '', quantity: 1 })
  await add(first)

  const outcomes = await Promise.allSettled(more.map(add))

  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refusals.map(({ code, details }) => [code, details])).toEqual(Array(3).fill(['CART_FULL', { most: 100 }]))
  expect((await add(first)).items).toHaveLength(100)
})

test('who was removed meanwhile fills no cart', async () => {
  const [{ id: productId }, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  await shop.db.delete(User, { id: amina.id })

  await expect(addToCart(shop.db, amina, { productId, quantity: 1 })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a line that is short or no longer sold says so and blocks the checkout', async () => {
  const [short, gone, amina, admin] = [
    await buildProduct(shop.db, { name: 'Sold out soon' }),
    await buildProduct(shop.db, { name: 'Withdrawn' }),
    await buildShopper(shop.db),
    await buildAdmin(shop.db),
  ]
  await addToCart(shop.db, amina, { productId: short.id, quantity: 5 })
  await addToCart(shop.db, amina, { productId: gone.id, quantity: 1 })
  await updateProduct(shop.db, admin, short.id, { quantity: 2 })
  await deleteProduct(shop.db, gone.id)

  const cart = await readCart(shop.db, amina)

  expect(cart).toMatchObject({ total: 5 * 450, canCheckOut: false })
  expect(cart.items).toMatchObject([
    { product: { name: 'Sold out soon' }, state: 'SHORT', available: 2 },
    { product: { name: 'Withdrawn' }, state: 'NO_LONGER_SOLD', available: 0 },
  ])
})

test('what is sold out counts nothing in the total, and blocks the checkout', async () => {
  const [sold, left, amina, admin] = [
    await buildProduct(shop.db),
    await buildProduct(shop.db, { price: 300 }),
    await buildShopper(shop.db),
    await buildAdmin(shop.db),
  ]
  await addToCart(shop.db, amina, { productId: sold.id, quantity: 2 })
  await addToCart(shop.db, amina, { productId: left.id, quantity: 1 })
  await updateProduct(shop.db, admin, sold.id, { quantity: 0 })

  expect(await readCart(shop.db, amina)).toMatchObject({ total: 300, canCheckOut: false })
})

test('a line keeps what a piece cost when it was first put there', async () => {
  const [{ id: productId }, amina, admin] = [
    await buildProduct(shop.db, { price: 850, discount: 15 }),
    await buildShopper(shop.db),
    await buildAdmin(shop.db),
  ]
  await addToCart(shop.db, amina, { productId, quantity: 1 })
  await updateProduct(shop.db, admin, productId, { discount: 0 })
  await addToCart(shop.db, amina, { productId, quantity: 1 })
  await setCartQuantity(shop.db, amina, { productId, quantity: 3 })

  expect(await readCart(shop.db, amina)).toMatchObject({
    items: [{ unitPriceWhenAdded: 722, product: { discountedPrice: 850 } }],
    total: 3 * 850,
  })
})

const removed = async (shopper: User, productId: string) => {
  const line = (await readCart(shop.db, shopper)).items.find((item) => item.productId === productId)
  if (!line) throw new Error('There is no such line')
  await removeFromCart(shop.db, shopper, { productId })
  const { quantity, unitPriceWhenAdded, addedAt } = line
  return { productId, quantity, unitPriceWhenAdded, addedAt }
}

test('a line that is put back is as it was and where it was, also when it is sold out by now', async () => {
  const [first, second, amina, admin] = [
    await buildProduct(shop.db),
    await buildProduct(shop.db),
    await buildShopper(shop.db),
    await buildAdmin(shop.db),
  ]
  await addToCart(shop.db, amina, { productId: first.id, quantity: 4 })
  await addToCart(shop.db, amina, { productId: second.id, quantity: 1 })
  const line = await removed(amina, first.id)
  await updateProduct(shop.db, admin, first.id, { quantity: 0, price: 999 })

  const { items } = await putBackIntoCart(shop.db, amina, line)

  expect(items).toMatchObject([{ ...line, state: 'SHORT' }, { productId: second.id }])
})

test('a line that was added again meanwhile stays as it is when the old one is put back', async () => {
  const [{ id: productId }, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  await addToCart(shop.db, amina, { productId, quantity: 4 })
  const line = await removed(amina, productId)
  await addToCart(shop.db, amina, { productId, quantity: 1 })

  expect((await putBackIntoCart(shop.db, amina, line)).items).toMatchObject([{ quantity: 1 }])
})

test('nothing is put back that is no longer sold, into a full cart, or by somebody who was removed', async () => {
  const [gone, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  await addToCart(shop.db, amina, { productId: gone.id, quantity: 1 })
  const line = await removed(amina, gone.id)
  await deleteProduct(shop.db, gone.id)
  await expect(putBackIntoCart(shop.db, amina, line)).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const others = await Promise.all(Array.from({ length: 101 }, () => buildProduct(shop.db)))
  const [another, ...hundred] = others.map(({ id }) => ({ ...line, productId: id }))
  if (!another) throw new Error('There is no product')
  for (const one of hundred) await putBackIntoCart(shop.db, amina, one)
  await expect(putBackIntoCart(shop.db, amina, another)).rejects.toMatchObject({ code: 'CART_FULL' })

  await shop.db.delete(User, { id: amina.id })
  await expect(putBackIntoCart(shop.db, amina, another)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a quantity is set on lines that are there only', async () => {
  const [inCart, other, amina] = [await buildProduct(shop.db), await buildProduct(shop.db), await buildShopper(shop.db)]
  await addToCart(shop.db, amina, { productId: inCart.id, quantity: 1 })

  await setCartQuantity(shop.db, amina, { productId: inCart.id, quantity: 7 })

  await expect(setCartQuantity(shop.db, amina, { productId: other.id, quantity: 1 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(setCartQuantity(shop.db, amina, { productId: inCart.id, quantity: 11 })).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
  })
  expect((await readCart(shop.db, amina)).items).toMatchObject([{ quantity: 7 }])
})

test('removing and clearing tell what was there, and touch nobody else’s cart', async () => {
  const [product, amina, yusuf] = [
    await buildProduct(shop.db),
    await buildShopper(shop.db),
    await buildShopper(shop.db),
  ]
  await addToCart(shop.db, amina, { productId: product.id, quantity: 1 })
  await addToCart(shop.db, yusuf, { productId: product.id, quantity: 1 })

  expect(await removeFromCart(shop.db, amina, { productId: product.id })).toBe(true)
  expect(await removeFromCart(shop.db, amina, { productId: product.id })).toBe(false)
  expect(await clearCart(shop.db, amina)).toBe(0)
  expect(await clearCart(shop.db, yusuf)).toBe(1)
})
