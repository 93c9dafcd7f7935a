import { buildAdmin, buildProduct } from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import type { User } from '../../user/user.entity.js'
import { Product } from '../product.entity.js'
import { ProductPicture } from '../product-picture.entity.js'
import { addProducts, changeProducts } from './product-batch.service.js'

let server: TestServer
let admin: User
beforeAll(async () => {
  server = await openTestServer()
  admin = await buildAdmin(server.db)
})
afterAll(() => server.close())

const front = { url: '/images/front-640.webp', alt: 'From the front', altBn: 'সামনে থেকে' }
const back = { url: 'https://example.com/back.jpg', alt: null, altBn: null }
const sleeve = { url: '/images/uploads/00000000-0000-4000-8000-000000000001-960.webp', alt: 'The sleeve', altBn: null }
const fields = 'id image { url } images { url srcSet alt altBn }'
const withSizes = (picture: typeof front | typeof back | typeof sleeve) =>
  expect.objectContaining({ ...picture, srcSet: picture === back ? null : expect.stringContaining('320w') })

const update = (id: string, input: object, as: User | null = admin) =>
  server.graphql<{ updateProduct: { image: object; images: object[] } }>(
    `mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { ${fields} } }`,
    { id, input },
    as,
  )
const picturesOf = (productId: string) =>
  server.db.find(ProductPicture, { where: { productId }, order: { position: 'ASC' } })
const firstOf = async (id: string) => (await server.db.findOneByOrFail(Product, { id })).imageUrl

test('a product is added with several pictures, in their order, and the first one is its picture everywhere', async () => {
  const { data } = await server.graphql<{ addProduct: { id: string } }>(
    `mutation ($images: [ProductPictureInput!]) {
      addProduct(input: { categoryCode: 22, name: "Panjabi", price: 900, quantity: 1, images: $images }) { ${fields} }
    }`,
    { images: [front, back, sleeve] },
    admin,
  )

  expect(data?.addProduct).toMatchObject({
    image: { url: front.url },
    images: [withSizes(front), withSizes(back), withSizes(sleeve)],
  })
  expect(await firstOf(String(data?.addProduct.id))).toBe(front.url)
})

test('pictures change their order, go and come; what is not sent stays', async () => {
  const { id } = await buildProduct(server.db)
  await update(id, { images: [front, back, sleeve] })

  expect((await update(id, { images: [sleeve, { ...front, alt: ' ' }] })).data?.updateProduct).toMatchObject({
    image: { url: sleeve.url },
    images: [withSizes(sleeve), { url: front.url, alt: null, altBn: front.altBn }],
  })
  expect((await update(id, { price: 1000 })).data?.updateProduct.images).toHaveLength(2)
  const placeholder = { url: '/images/placeholder-640.webp' }
  expect((await update(id, { images: [placeholder, front] })).data?.updateProduct.images).toMatchObject([front])
  expect((await update(id, { images: [] })).data?.updateProduct).toEqual({
    id,
    image: { url: '/images/placeholder-640.webp' },
    images: [],
  })
})

test.each([
  ['nine pictures', Array.from({ length: 9 }, (_, i) => ({ url: `/images/nr-${i}-640.webp` })), 'images'],
  ['the same picture twice', [front, back, front], 'images'],
  ['a script for an address', [{ url: 'javascript:alert(1)' }], 'images.0.url'],
  ['an alternative text that turns the writing direction', [{ ...front, alt: 'x\u202ey' }], 'images.0.alt'],
  ['an alternative text of two lines', [{ ...front, altBn: 'সামনে\nথেকে' }], 'images.0.altBn'],
  ['a story for an alternative text', [{ ...front, alt: 'a'.repeat(201) }], 'images.0.alt'],
])('%s is refused, and nothing changes', async (_, images, field) => {
  const { id } = await buildProduct(server.db, { imageUrl: back.url })

  const { errors } = await update(id, { price: 1, images })

  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: [expect.any(String)] } },
  })
  expect(await server.db.findOneByOrFail(Product, { id })).toMatchObject({ price: 450, imageUrl: back.url })
})

test('whoever knows one picture only replaces the first, or takes all away', async () => {
  const { id } = await buildProduct(server.db)
  await update(id, { images: [front, back, sleeve] })

  await server.rest('PUT', `/product/manage/${id}`, admin, { body: { img: '/images/new-640.webp' } })
  expect(await picturesOf(id)).toMatchObject([{ url: '/images/new-640.webp', alt: null }, back, sleeve])

  await server.rest('PUT', `/product/manage/${id}`, admin, { body: { img: sleeve.url } })
  expect((await picturesOf(id)).map(({ url }) => url)).toEqual([sleeve.url, back.url])

  await server.rest('PUT', `/product/manage/${id}`, admin, { body: { img: null } })
  expect(await picturesOf(id)).toEqual([])
  expect(await firstOf(id)).toBe('/images/placeholder-640.webp')
})

test('an import writes the first picture and leaves the others', async () => {
  const { id } = await buildProduct(server.db)
  await update(id, { images: [front, back] })

  await changeProducts(server.db, admin.id, [{ id, input: { imageUrl: '/images/imported-640.webp' } }])
  await addProducts(server.db, admin.id, [
    { categoryCode: 44, name: 'Imported', price: 1, quantity: 0, discount: 0, imageUrl: '/images/tupi-640.webp' },
  ])

  expect(await picturesOf(id)).toMatchObject([{ position: 0, url: '/images/imported-640.webp' }, back])
  const { id: added } = await server.db.findOneByOrFail(Product, { name: 'Imported' })
  expect(await picturesOf(added)).toMatchObject([{ url: '/images/tupi-640.webp' }])
})

test('REST takes and answers all pictures', async () => {
  const product = { p_id: 44, name: 'White Tupi', price: 180, quantity: 5 }

  const { status, body } = await server.rest('POST', '/product', admin, {
    body: { ...product, images: [front, { url: back.url }] },
  })

  expect(status).toBe(201)
  expect(body).toMatchObject({ img: front.url, images: [front, back] })
  const twice = await server.rest('POST', '/product', admin, { body: { ...product, images: [front, front] } })
  expect(twice).toMatchObject({
    status: 400,
    body: { error: { details: { fields: { images: [expect.any(String)] } } } },
  })
})

test('visitors see a picture that changed at once, though they were answered before', async () => {
  const { id } = await buildProduct(server.db)
  await update(id, { images: [front, back] })
  const query = `query ($id: ID!) { product(id: $id) { ${fields} } }`
  const read = async () => (await server.graphql<{ product: { images: object[] } }>(query, { id })).data?.product.images

  expect(await read()).toMatchObject([front, back])
  await update(id, { images: [front, { ...back, alt: 'From behind' }] })

  expect(await read()).toMatchObject([front, { ...back, alt: 'From behind' }])
})
