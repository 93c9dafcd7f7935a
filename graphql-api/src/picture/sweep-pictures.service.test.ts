import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addToCart } from '../cart/cart.service.js'
import { placeOrder } from '../order/place-order.service.js'
import { deleteProduct, updateProduct } from '../product/manage/manage-product.service.js'
import { ProductVariant } from '../product/variant/product-variant.entity.js'
import { openTestBucket, type TestBucket } from '../testing/bucket.js'
import { buildAdmin, buildProduct, buildReview, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { createBucketStore } from './bucket-store.js'
import { createFolderStore } from './folder-store.js'
import type { PictureStore } from './picture-store.js'
import { sweepPictures } from './sweep-pictures.service.js'

let server: TestServer
let folder: string
let bucket: TestBucket
beforeAll(async () => {
  server = await openTestServer()
  folder = await mkdtemp(join(tmpdir(), 'sunnah-store-pictures-'))
  bucket = await openTestBucket()
})
afterAll(async () => {
  await server.close()
  await bucket.close()
  await rm(folder, { recursive: true })
})

/** An upload in two sizes, one of them also smaller. @returns its address, and the names of its files */
const upload = async (store: PictureStore) => {
  const id = randomUUID()
  const names = [`${id}-320.avif`, `${id}-320.webp`, `${id}-960.webp`]
  for (const name of names) await store.put(name, Buffer.from('picture'))
  return { url: `/images/uploads/${id}-960.webp`, id, names }
}
const sweep = (store: PictureStore, dryRun = false) => sweepPictures(server.db, store, { dryRun })
const letPass = (time: string) => server.db.query(`UPDATE unshown_picture SET since = since - interval '${time}'`)

describe.each([
  ['folder', () => createFolderStore(folder)],
  ['bucket', () => createBucketStore(bucket.config)],
])('in a %s', (_, open) => {
  const store = () => open()

  test('what anything shows stays, however long, in all its sizes', async () => {
    const { db } = server
    const [first, second, ordered, reviewed, worn, inCart, ofVariant] = await Promise.all(
      Array.from({ length: 7 }, () => upload(store())),
    )
    if (!first || !second || !ordered || !reviewed || !worn || !inCart || !ofVariant)
      throw new Error('seven were uploaded')
    const admin = await buildAdmin(db)
    const shopper = await buildShopper(db, { photoUrl: worn.url })
    const product = await buildProduct(db)
    await updateProduct(db, admin, product.id, { images: [{ url: first.url }, { url: second.url }] })
    await db.update(ProductVariant, { productId: product.id }, { imageUrl: ofVariant.url })
    const bought = await buildProduct(db, { imageUrl: ordered.url })
    await placeOrder(db, shopper, orderInput([bought]))
    await deleteProduct(db, bought.id)
    const wanted = await buildProduct(db, { imageUrl: inCart.url })
    await addToCart(db, shopper, { productId: wanted.id, quantity: 1 })
    await deleteProduct(db, wanted.id)
    await buildReview(db, product, { photos: [reviewed.url] })

    await sweep(store())
    await letPass('40 days')
    const { removed } = await sweep(store())

    expect(removed).toEqual([])
    const all = [first, second, ordered, reviewed, worn, inCart, ofVariant].flatMap(({ names }) => names)
    expect(await store().list()).toEqual(expect.arrayContaining(all))
  })

  test('what nothing shows goes after 30 days, and a dry run only says so', async () => {
    const { id, names } = await upload(store())

    expect((await sweep(store(), true)).unshown).toContain(id)
    await sweep(store())
    await letPass('30 days')
    expect((await sweep(store())).removed).toEqual([])
    await letPass('2 hours')

    expect((await sweep(store(), true)).removed.sort()).toEqual(names)
    expect(await store().list()).toEqual(expect.arrayContaining(names))
    expect((await sweep(store())).removed.sort()).toEqual(names)
    expect((await store().list()).filter((name) => names.includes(name))).toEqual([])
    expect((await sweep(store())).removed).toEqual([])
  })

  test('what is shown again within 30 days begins anew', async () => {
    const { url, names } = await upload(store())
    const [product, admin] = [await buildProduct(server.db), await buildAdmin(server.db)]
    await sweep(store())
    await letPass('29 days')
    await updateProduct(server.db, admin, product.id, { imageUrl: url })
    await sweep(store())
    await updateProduct(server.db, admin, product.id, { imageUrl: null })
    await sweep(store())
    await letPass('20 days')

    expect((await sweep(store())).removed).toEqual([])
    expect(await store().list()).toEqual(expect.arrayContaining(names))
  })

  test('what is about to go can no longer be shown: the shop says so and keeps what was there', async () => {
    const { url } = await upload(store())
    const [product, admin] = [await buildProduct(server.db), await buildAdmin(server.db)]
    await sweep(store())
    await letPass('30 days')

    const answer = await server.rest('PUT', `/product/manage/${product.id}`, admin, { body: { price: 1, img: url } })

    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT' } } })
    expect(await server.rest('GET', `/product/${product.id}`)).toMatchObject({ body: { price: 450, images: [] } })
    const review = await buildReview(server.db, product)
    for (const [statement, id] of [
      ['UPDATE product_variant SET "imageUrl" = $2 WHERE "productId" = $1', product.id],
      ['UPDATE review SET photos = ARRAY[$2] WHERE id = $1', review.id],
    ])
      await expect(server.db.query(String(statement), [id, url])).rejects.toMatchObject({ code: 'SP001' })
  })

  test('what is no picture of the shop stays', async () => {
    await store().put('notes.txt', Buffer.from('of the owner'))
    await sweep(store())
    await letPass('40 days')
    await sweep(store())

    expect(await store().list()).toContain('notes.txt')
  })
})

test('a folder that is not there yet holds nothing', async () => {
  expect(await sweep(createFolderStore(join(folder, 'none')))).toEqual({ unshown: [], removed: [] })
})
