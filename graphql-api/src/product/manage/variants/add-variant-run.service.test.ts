import { checkInvariants } from '../../../commands/invariants.js'
import { buildAdmin, buildProduct, buildProductOf } from '../../../testing/factories.js'
import { openTestShop, type TestShop } from '../../../testing/test-shop.js'
import type { User } from '../../../user/user.entity.js'
import type { Product } from '../../product.entity.js'
import { readVariantsOf } from '../../variant/read-variants.js'
import { addVariantRun } from './add-variant-run.service.js'

let shop: TestShop
let admin: User
beforeAll(async () => {
  shop = await openTestShop()
  admin = await buildAdmin(shop.db)
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const values = (...texts: string[]) => texts.map((value) => ({ value }))
const sold = async (product: Product) =>
  (await readVariantsOf(shop.db, product))
    .filter(({ isActive }) => isActive)
    .map(({ size, color, quantity }) => `${size} ${color} ${quantity}`)

test('a run adds each size in each colour', async () => {
  const product = await buildProduct(shop.db, { quantity: 0 })
  const run = { sizes: values('M', 'L'), colors: values('White', 'Navy'), quantity: 5 }

  expect(await addVariantRun(shop.db, admin, product.id, run)).toMatchObject({ quantity: 20 })

  expect(await sold(product)).toEqual(['M White 5', 'M Navy 5', 'L White 5', 'L Navy 5'])
})

test('what is there stays as it is', async () => {
  const { product } = await buildProductOf(shop.db, [
    { size: 'M', quantity: 2 },
    { size: 'S', quantity: 3 },
  ])

  await addVariantRun(shop.db, admin, product.id, { sizes: values('M', 'L'), colors: [], quantity: 9 })

  expect(await sold(product)).toEqual(['M null 2', 'S null 3', 'L null 9'])
})

test('spaces and big letters make no other size', async () => {
  const { product } = await buildProductOf(shop.db, [{ size: 'X L', quantity: 2 }])

  await addVariantRun(shop.db, admin, product.id, { sizes: values('x  l', ' Free   size'), colors: [], quantity: 9 })

  expect(await sold(product)).toEqual(['X L null 2', 'Free size null 9'])
})

test('what lacks an option of the run is no longer sold', async () => {
  const product = await buildProduct(shop.db, { quantity: 7 })

  expect(
    await addVariantRun(shop.db, admin, product.id, { sizes: values('M'), colors: [], quantity: 1 }),
  ).toMatchObject({ quantity: 1 })

  expect(await readVariantsOf(shop.db, product)).toMatchObject([
    { size: 'M', isActive: true, position: 0 },
    { size: null, isActive: false, quantity: 7, position: 1 },
  ])
})

test('a run of nothing is refused', async () => {
  const product = await buildProduct(shop.db)

  await expect(addVariantRun(shop.db, admin, product.id, { sizes: [], colors: [], quantity: 1 })).rejects.toMatchObject(
    { code: 'BAD_USER_INPUT' },
  )
})
