import { checkInvariants } from '../../../../commands/invariants.js'
import { queryRows } from '../../../../database/query-rows.js'
import { placeOrder } from '../../../../order/place-order.service.js'
import { setStock } from '../../../../stock/admin-stock.service.js'
import { holdStock } from '../../../../stock/hold.service.js'
import { StockChange } from '../../../../stock/stock-change.entity.js'
import { buildProduct, buildProductOf, buildShopper, orderInput } from '../../../../testing/factories.js'
import { type ListeningShop, openListeningShop } from '../../../../testing/listening-shop.js'
import { Product } from '../../../product.entity.js'
import { deleteProduct, updateProduct } from '../../manage-product.service.js'
import type { ImportObstacle } from './import-obstacle.js'
import { ProductImport } from './product-import.entity.js'
import { productState } from './product-state.js'
import { deleteOldImports, undoImport } from './undo-import.service.js'

let shop: ListeningShop
beforeAll(async () => {
  shop = await openListeningShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** All products that are sold, as admins and shoppers know them. */
const state = () =>
  queryRows<{ id: string; state: { variants: { isActive: boolean }[] } }>(
    shop.db,
    `SELECT id, quantity, "highestPrice", ${productState} AS state FROM product WHERE "deletedAt" IS NULL ORDER BY id`,
  )
const imports = (lines: readonly string[]) => shop.importFile(lines.join('\n'))
const newest = () => shop.db.findOneOrFail(ProductImport, { where: {}, order: { importedAt: 'DESC' } })
const undo = async (id: string) => undoImport(shop.db, shop.admin, id)
const named = (name: string) => shop.db.findOneByOrFail(Product, { name })

// No number of a variant is there twice.
let runs = 0

/** A shop with a plain product, one with sizes and one that nobody ever had a piece of, and a file that changes all and adds two. */
const importAll = async () => {
  const tag = ++runs
  const pictures = [{ url: '/images/oud-640.webp', alt: 'The bottle', altBn: 'শিশি' }, { url: '/images/rose-640.webp' }]
  const plain = await buildProduct(shop.db, { name: 'Plain Tasbih', brandName: 'Zaytun', discount: 5, quantity: 7 })
  await updateProduct(shop.db, shop.admin, plain.id, { images: pictures })
  const bare = await buildProduct(shop.db, { name: 'Bare Panjabi', quantity: 0, price: 900 })
  const { product, variants } = await buildProductOf(
    shop.db,
    [
      { size: 'M', sku: `P-M${tag}`, quantity: 5 },
      { size: 'L', sku: `P-L${tag}`, quantity: 3, price: 1500 },
    ],
    { name: 'Sized Panjabi' },
  )
  const [m, l] = variants.map(({ id }) => id)
  const before = await state()
  const file = [
    'id,categoryCode,name,price,quantity,image,brand,variantId,sku,variantSize,exportedQuantity',
    `${plain.id},55,Dear Tasbih,480,25,/images/mat-640.webp,,,,,7`,
    `${product.id},66,Fine Panjabi,1100,9,,,${m},P-M-NEW${tag},M,5`,
    `${product.id},66,Fine Panjabi,1500,3,,,${l},P-L${tag},XXL,3`,
    `${product.id},66,Fine Panjabi,1700,4,,,,P-XL${tag},XL,`,
    `${bare.id},66,Bare Panjabi,900,6,,,,,S,0`,
    `,44,New Tupi ${tag},180,12,,,,T-${tag},,`,
    `,22,New Panjabi ${tag},990,2,,,,,S,`,
    `,22,New Panjabi ${tag},990,3,,,,,M,`,
  ]
  expect((await imports(file)).body).toMatchObject({ added: 2, updated: 3 })
  return { before, plain, product, added: await named(`New Tupi ${tag}`) }
}

test('an import is undone as a whole: new products go, changed ones are what they were, their stock through the ledger', async () => {
  const { before, plain, added } = await importAll()
  const after = await state()
  const { id } = await newest()

  const { data } = await shop.graphql<{ productImports: object[] }>(
    '{ productImports { id added updated undoneAt inTheWay { row } } }',
    {},
    shop.admin,
  )
  expect(data?.productImports[0]).toEqual({ id, added: 2, updated: 3, undoneAt: null, inTheWay: [] })

  expect(await undo(id)).toMatchObject({ undoneAt: expect.any(Date) })

  expect(after).not.toEqual(before)
  expect(sold(await state())).toEqual(sold(before))
  expect(await shop.db.findBy(StockChange, { productId: plain.id, reason: 'IMPORT_UNDONE' })).toMatchObject([
    { change: -18, adminId: shop.admin.id },
  ])
  expect(await shop.db.countBy(Product, { id: added.id })).toBe(0)
  // Its number is free again.
  expect(await imports(['categoryCode,name,price,quantity,sku', `44,Other Tupi,180,1,T-${runs}`])).toMatchObject({
    status: 200,
  })

  await updateProduct(shop.db, shop.admin, plain.id, { price: 999 })
  const [undone, ledger] = [await state(), await shop.db.count(StockChange)]
  expect(await undo(id)).toMatchObject({ undoneAt: expect.any(Date) })
  expect([await state(), await shop.db.count(StockChange)]).toEqual([undone, ledger])
})

/** What the import added to a product stays in the database, for its ledger. */
const sold = (all: { state: { variants: { isActive: boolean }[] } }[]) =>
  all.map((one) => ({
    ...one,
    state: { ...one.state, variants: one.state.variants.filter(({ isActive }) => isActive) },
  }))

test('what was touched since stands in the way: it is named by its row, and nothing is undone', async () => {
  const changed = await Promise.all(
    ['Sold', 'Moved', 'Shown', 'Again', 'Gone'].map((name) => buildProduct(shop.db, { name })),
  )
  const names = ['Ordered', 'Held', 'Set', 'Told', 'Untouched']
  const file = [
    'id,categoryCode,name,price,quantity,exportedQuantity',
    ...changed.map(({ id, name }) => `${id},66,${name},450,25,10`),
    ...names.map((name) => `,44,${name},180,12,`),
  ]
  expect((await imports(file)).body).toMatchObject({ added: 5, updated: 5 })
  const { id } = await newest()
  const buyer = await buildShopper(shop.db)
  const stockOf = async (name: string, quantity: number) =>
    setStock(shop.db, shop.admin, { productId: (await named(name)).id, quantity })
  const changeOf = async (name: string, change: object) =>
    updateProduct(shop.db, shop.admin, (await named(name)).id, change)

  await placeOrder(shop.db, buyer, orderInput([await named('Sold'), await named('Ordered')]))
  await stockOf('Moved', 1)
  await stockOf('Moved', 25)
  await changeOf('Shown', { images: [{ url: '/images/mat-640.webp', alt: 'Mat' }] })
  await imports(['id,price', `${changed[3]?.id},481`])
  await deleteProduct(shop.db, (await named('Gone')).id)
  await holdStock(shop.db, buyer, { productId: (await named('Held')).id, quantity: 1 })
  await stockOf('Set', 99)
  await changeOf('Told', { brandName: 'Tupiora' })
  const [before, ledger] = [await state(), await shop.db.count(StockChange)]

  const { errors } = await shop.graphql('mutation ($id: ID!) { undoImport(id: $id) { id } }', { id }, shop.admin)

  const [{ code, details } = { code: '', details: {} }] = errors?.map(({ extensions }) => extensions) ?? []
  expect([
    code,
    (details as { inTheWay: ImportObstacle[] }).inTheWay.map(({ row, name, why }) => [row, name, why]),
  ]).toEqual([
    'IMPORT_TOUCHED',
    [
      [2, 'Sold', 'ORDERED'],
      [3, 'Moved', 'STOCK_MOVED'],
      [4, 'Shown', 'CHANGED'],
      [5, 'Again', 'CHANGED'],
      [6, 'Gone', 'DELETED'],
      [7, 'Ordered', 'ORDERED'],
      [8, 'Held', 'HELD'],
      [9, 'Set', 'STOCK_MOVED'],
      [10, 'Told', 'CHANGED'],
    ],
  ])
  expect([await state(), await shop.db.count(StockChange)]).toEqual([before, ledger])
  expect(await shop.db.findOneBy(ProductImport, { id })).toMatchObject({ undoneAt: null })
})

test('what was not touched since is undone when that is asked for, and the rest stays as it is', async () => {
  const { before, plain, product, added } = await importAll()
  const { id } = await newest()
  await updateProduct(shop.db, shop.admin, plain.id, { price: 999 })
  await placeOrder(shop.db, await buildShopper(shop.db), orderInput([added]))
  const touched = [plain.id, added.id]
  const of = (all: { id: string }[], isTouched: boolean) => all.filter((one) => touched.includes(one.id) === isTouched)
  const kept = of(await state(), true)
  expect(kept).toHaveLength(2)

  const undoRest = 'mutation ($id: ID!) { undoImport(id: $id, leavesTouched: true) { undoneAt } }'
  const { errors } = await shop.graphql(undoRest, { id }, shop.admin)
  expect(errors).toBeUndefined()
  expect(of(await state(), true)).toEqual(kept)
  expect(sold((await state()).filter((one) => one.id === product.id))).toEqual(
    sold(before.filter((one) => one.id === product.id)),
  )
  expect(await shop.db.findOneBy(ProductImport, { id })).toMatchObject({ undoneAt: expect.any(Date) })

  // What stayed is known as long as the import is, whatever becomes of it.
  await updateProduct(shop.db, shop.admin, added.id, { price: 181 })
  const stayed = '{ productImports { inTheWay { row productId why } } }'
  const { data } = await shop.graphql<{ productImports: { inTheWay: object[] }[] }>(stayed, {}, shop.admin)
  const whatStayed = [
    { row: 2, productId: plain.id, why: 'CHANGED' },
    { row: 7, productId: added.id, why: 'ORDERED' },
  ]
  expect(data?.productImports[0]?.inTheWay).toEqual(whatStayed)
  const second = 'query ($id: ID!) { importObstacles(id: $id, page: 1, size: 1) { row productId why } }'
  expect((await shop.graphql(second, { id }, shop.admin)).data).toEqual({ importObstacles: [whatStayed[1]] })
  expect(await undo(id)).toMatchObject({ undoneAt: expect.any(Date) })

  // Where all of it was touched there is nothing to undo.
  await imports(['id,price', `${plain.id},1200`])
  await updateProduct(shop.db, shop.admin, plain.id, { price: 900 })
  const last = await newest()
  await expect(undoImport(shop.db, shop.admin, last.id, true)).rejects.toMatchObject({ code: 'IMPORT_TOUCHED' })
})

test('a new product that was deleted by hand is in nobody’s way, and an old import is forgotten', async () => {
  const { before, added } = await importAll()
  const { id } = await newest()
  await deleteProduct(shop.db, added.id)
  await undo(id)
  expect(sold(await state())).toEqual(sold(before))

  await shop.db.query(`UPDATE product_import SET "importedAt" = now() - interval '8 days' WHERE id = $1`, [id])
  await deleteOldImports(shop.db)
  await expect(undo(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a number that another product has got since is refused, and nothing of the import is undone', async () => {
  await importAll()
  const { id } = await newest()
  await buildProductOf(shop.db, [{ size: 'M', sku: `P-M${runs}` }])
  const [before, ledger] = [await state(), await shop.db.count(StockChange)]

  await expect(undo(id)).rejects.toMatchObject({ code: 'SKU_TAKEN' })

  expect([await state(), await shop.db.count(StockChange)]).toEqual([before, ledger])
})

test('imports are undone one before the other, and by two admins at once only once', async () => {
  const { before, plain } = await importAll()
  const { id } = await newest()
  await imports(['id,quantity,exportedQuantity', `${plain.id},30,25`])
  await expect(undo(id)).rejects.toMatchObject({ code: 'IMPORT_TOUCHED' })
  await undo((await newest()).id)
  await Promise.all([undo(id), undo(id)])
  expect(sold(await state())).toEqual(sold(before))
  expect(await shop.db.countBy(StockChange, { productId: plain.id, reason: 'IMPORT_UNDONE' })).toBe(2)
})
