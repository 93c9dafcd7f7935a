import { buildAdmin, buildProduct, buildProductOf, buildShopper } from '../../../testing/factories.js'
import { openTestServer, type TestServer } from '../../../testing/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const read = `query ($id: ID!) { product(id: $id) { price priceTo discountedPrice discountedPriceTo quantity
  options { kind name nameBn values { value valueBn } }
  variants { size color price discountedPrice quantity image { url } } } }`

test('everybody sees what can be chosen of a product, in its order, with what it costs', async () => {
  const { product } = await buildProductOf(
    server.db,
    [
      { size: 'M', sizeBn: 'এম', color: 'White', quantity: 2 },
      { size: 'L', color: 'White', price: 1400, quantity: 0 },
    ],
    { discount: 10, imageUrl: '/images/panjabi-640.webp' },
  )

  const { data } = await server.graphql(read, { id: product.id }, null)

  const image = { url: '/images/panjabi-640.webp' }
  expect(data).toEqual({
    product: {
      price: 1200,
      priceTo: 1400,
      discountedPrice: 1080,
      discountedPriceTo: 1260,
      quantity: 2,
      options: [
        {
          kind: 'SIZE',
          name: null,
          nameBn: null,
          values: [
            { value: 'M', valueBn: 'এম' },
            { value: 'L', valueBn: null },
          ],
        },
        { kind: 'COLOR', name: null, nameBn: null, values: [{ value: 'White', valueBn: null }] },
      ],
      variants: [
        { size: 'M', color: 'White', price: 1200, discountedPrice: 1080, quantity: 2, image },
        { size: 'L', color: 'White', price: 1400, discountedPrice: 1260, quantity: 0, image },
      ],
    },
  })
})

test('a product without options has one variant and nothing to choose', async () => {
  const { id } = await buildProduct(server.db)

  expect((await server.graphql(read, { id }, null)).data).toMatchObject({
    product: { priceTo: 450, options: [], variants: [{ size: null, color: null, quantity: 10 }] },
  })
})

test('only admins see what is no longer sold, and which prices are a variant’s own', async () => {
  const { product, variants } = await buildProductOf(server.db, [{ size: 'M' }, { size: 'L', price: 1300 }])
  const admin = await buildAdmin(server.db)
  const remove =
    'mutation ($id: ID!, $ids: [ID!]!) { saveVariants(productId: $id, input: { variants: [], removedIds: $ids }) { quantity } }'
  expect(await server.graphql(remove, { id: product.id, ids: [variants[0]?.id] }, admin)).toMatchObject({
    data: { saveVariants: { quantity: 10 } },
  })
  const all =
    'query ($id: ID!) { product(id: $id) { variants { size } allVariants { size isActive ownPrice ownImage { url } } } }'

  expect((await server.graphql(all, { id: product.id }, admin)).data).toEqual({
    product: {
      variants: [{ size: 'L' }],
      allVariants: [
        { size: 'L', isActive: true, ownPrice: null, ownImage: null },
        { size: 'M', isActive: false, ownPrice: 1200, ownImage: null },
      ],
    },
  })
  for (const user of [null, await buildShopper(server.db)])
    expect((await server.graphql(all, { id: product.id }, user)).errors?.[0]?.path).toEqual(['product', 'allVariants'])
})

test('each of two changes in one document answers what is true after it', async () => {
  const { product, variants } = await buildProductOf(server.db, [{ size: 'M' }])
  const save = (quantity: number) =>
    `saveVariants(productId: "${product.id}", input: { variants: [{ id: "${variants[0]?.id}", quantity: ${quantity} }] })
      { quantity variants { quantity } }`
  const picture = (name: string) =>
    `updateProduct(id: "${product.id}", input: { images: [{ url: "/images/${name}-640.webp" }] }) { images { url } }`
  const told = (quantity: number) => ({ quantity, variants: [{ quantity }] })
  const shown = (name: string) => ({ images: [{ url: `/images/${name}-640.webp` }] })

  const query = `mutation { a: ${save(3)} b: ${save(4)} c: ${picture('front')} d: ${picture('back')} }`
  const { data } = await server.graphql(query, {}, await buildAdmin(server.db))

  expect(data).toEqual({ a: told(3), b: told(4), c: shown('front'), d: shown('back') })
})

const chart =
  'mutation ($id: ID!, $chart: SizeChartInput) { saveSizeChart(productId: $id, chart: $chart) { sizeChart { unit columns { name nameBn } rows { size sizeBn cells } } } }'

test('the measures of the sizes are kept as they are typed, and can be taken away', async () => {
  const [{ id }, admin] = [await buildProduct(server.db), await buildAdmin(server.db)]
  const sizeChart = {
    unit: 'INCH',
    columns: [
      { name: 'Chest', nameBn: 'বুক' },
      { name: 'Length', nameBn: null },
    ],
    rows: [{ size: 'M', sizeBn: null, cells: ['38–40', '42'] }],
  }

  expect((await server.graphql(chart, { id, chart: sizeChart }, admin)).data).toEqual({ saveSizeChart: { sizeChart } })
  expect((await server.graphql(chart, { id, chart: null }, admin)).data).toEqual({ saveSizeChart: { sizeChart: null } })
})

test('a row of measures has a cell for each column', async () => {
  const [{ id }, admin] = [await buildProduct(server.db), await buildAdmin(server.db)]
  const wrong = { unit: 'CM', columns: [{ name: 'Chest' }], rows: [{ size: 'M', cells: ['96', '70'] }] }

  expect((await server.graphql(chart, { id, chart: wrong }, admin)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { 'chart.rows.0.cells': [expect.any(String)] } },
  })
})

test('a run is added over GraphQL, and one that names a size twice is refused', async () => {
  const [{ id }, admin] = [await buildProduct(server.db), await buildAdmin(server.db)]
  const run = `mutation ($id: ID!, $input: VariantRunInput!) { addVariantRun(productId: $id, input: $input) { variants { size color } } }`
  const input = { sizes: [{ value: ' M ' }, { value: 'L' }], colors: [{ value: 'Navy', valueBn: 'নেভি' }], quantity: 3 }

  expect((await server.graphql(run, { id, input }, admin)).data).toEqual({
    addVariantRun: {
      variants: [
        { size: 'M', color: 'Navy' },
        { size: 'L', color: 'Navy' },
      ],
    },
  })
  const twice = { sizes: [{ value: 'M' }, { value: 'm ' }] }
  expect((await server.graphql(run, { id, input: twice }, admin)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
