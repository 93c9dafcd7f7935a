import { checkInvariants } from '../commands/invariants.js'
import { createDataSource } from '../database/data-source.js'
import { saveVariants } from '../product/manage/variants/save-variants.service.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import { readVariantsOf } from '../product/variant/read-variants.js'
import { setStock } from '../stock/admin-stock.service.js'
import { holdStock } from '../stock/hold.service.js'
import { sweepEndedHolds } from '../stock/stock.service.js'
import { deadlocksAtClose } from '../testing/deadlocks.js'
import { buildAdmin, buildProductOf, buildShopper, orderInput } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { placeOrder } from './place-order.service.js'

const BUYERS = 1000
const EACH = 40

let shop: TestShop
let second: TestShop['source']
beforeAll(async () => {
  shop = await openTestShop()
  second = await createDataSource(shop.url, 60_000).initialize()
})
afterAll(async () => {
  await second.destroy()
  expect(await deadlocksAtClose(shop)).toBe(0)
})

const sizes = ['S', 'M', 'L', 'XL'].map((size) => ({ size, quantity: EACH }))

const orderOf = (variants: readonly ProductVariant[]) => ({
  ...orderInput([]),
  lines: variants.map(({ id: variantId, productId }) => ({ productId, variantId, quantity: 1 })),
  expectedTotal: variants.reduce((sum, { discountedPrice }) => sum + discountedPrice, 0),
})

test('a thousand buyers at two servers buy exactly the pieces that there are of each size', async () => {
  const { product, variants } = await buildProductOf(shop.db, sizes)
  const crowd = await Promise.all(Array.from({ length: 100 }, () => buildShopper(shop.db)))
  const servers = [shop.db, second.manager]

  // Half of them want two sizes, in either order, so that locks in the order of the cart would meet in a circle.
  const outcomes = await Promise.allSettled(
    Array.from({ length: BUYERS }, (_, i) => {
      const wanted = [variants[i % 4], variants[(i + 1 + (i % 3)) % 4]].slice(0, 1 + (i % 2))
      const [shopper, server] = [crowd[i % crowd.length], servers[i % 2]]
      if (!shopper || !server) throw new Error('There is nobody to buy')
      return placeOrder(server, shopper, orderOf(wanted.flatMap((variant) => variant ?? [])))
    }),
  )

  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(new Set(refusals)).toEqual(new Set(['OUT_OF_STOCK']))
  const left = (await readVariantsOf(shop.db, product)).map(({ quantity }) => quantity)
  // What is left over of a size was wanted only together with one that is sold out.
  expect(left.filter((quantity) => quantity === 0).length).toBeGreaterThanOrEqual(3)
  expect(await checkInvariants(shop.db)).toEqual([])
})

test('holds, orders and admins at once: nobody waits in a circle and every piece of every size is accounted for', async () => {
  const { product, variants } = await buildProductOf(shop.db, sizes)
  const crowd = await Promise.all(Array.from({ length: 30 }, () => buildShopper(shop.db, { emailVerified: true })))
  const admin = await buildAdmin(shop.db)
  const servers = [shop.db, second.manager]

  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, (_, i) => {
      const [db = shop.db, shopper = admin, variant] = [servers[i % 2], crowd[i % crowd.length], variants[i % 4]]
      const line = { productId: product.id, variantId: variant?.id ?? '', quantity: 1 }
      if (i % 10 === 0) return setStock(db, admin, { ...line, quantity: EACH })
      if (i % 15 === 7) return sweepEndedHolds(db)
      if (i % 20 === 9) {
        const rows = variants.map(({ id, size }, place) => ({ id, size, isActive: true, quantity: EACH + place }))
        return saveVariants(db, admin, product.id, { variants: rows, removedIds: [] })
      }
      if (i % 3 === 0) return holdStock(db, shopper, line)
      return placeOrder(db, shopper, orderOf([...variants].reverse().slice(i % 3)))
    }),
  )

  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refusals.filter((code) => !['OUT_OF_STOCK', 'TOO_MANY_HOLDS', 'RATE_LIMITED'].includes(code))).toEqual([])
  expect(await checkInvariants(shop.db)).toEqual([])
})
