import { addToCart } from '../cart/cart.service.js'
import { placeOrder } from '../order/place-order.service.js'
import type { Product } from '../product/product.entity.js'
import { holdStock } from '../stock/hold.service.js'
import { brokenPromise } from '../testing/attack/rest-answers.js'
import { buildContractWorld } from '../testing/contract-world.js'
import { buildProduct, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'
import { createOpenApi } from './openapi.js'

// The documented calls with their documented payloads, key by key as integrators send them
// (docs/product.md, "The calls"); prices and names in them are wrong on purpose, since the server decides those.
let server: TestServer
let product: Product
let amina: User
let admin: User
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  ;({ product, amina, admin } = await buildContractWorld(server.db))
})
afterAll(() => server.close())

const anything = expect.anything()

const orderBody = (order: unknown, payable: number) => ({
  name: 'Somebody Else',
  user: amina.email,
  Address: 'House 12, Road 5',
  district: 'Dhaka',
  country: 'Bangladesh',
  number: '01712345678',
  Payable: payable,
  order,
})

test('POST /order of a cart, GET /order/{email}, GET /order, DELETE /order/{id}', async () => {
  await addToCart(server.db, amina, { productId: product.id, quantity: 2 })
  const { body: cart } = await server.rest('GET', `/cart/${amina.email}`, amina)

  const { status, body } = await server.rest('POST', '/order', amina, { body: orderBody(cart, 1444) })

  const stored = {
    ...orderBody(undefined, 1444),
    _id: anything,
    orderNumber: expect.stringMatching(/^SS-/),
    name: 'Amina Rahman',
    number: '+8801712345678',
    placedAt: anything,
    status: 'PLACED',
    version: 1,
    events: [],
    receiver: 'Amina Rahman',
    callFirst: false,
    deliveryFee: 0,
    deliveryDays: { min: 1, max: 2 },
    order: [
      {
        _id: product.id,
        variantId: anything,
        sku: null,
        size: null,
        color: null,
        user: amina.email,
        name: 'Oud Attar',
        price: 722,
        brand_name: 'Mehkara',
        place_origin: 'UAE',
        img: product.imageUrl,
        orderQuantity: 2,
      },
    ],
  }
  expect([status, body]).toEqual([201, { ...stored, acknowledged: true, insertedId: anything }])
  expect((await server.rest('GET', `/cart/${amina.email}`, amina)).body).toEqual([])
  expect((await server.rest('GET', `/order/${amina.email}`, amina)).body).toEqual([stored])
  expect((await server.rest('GET', '/order', admin)).body).toContainEqual(stored)
  const { _id } = body as { _id: string }
  expect((await server.rest('DELETE', `/order/${_id}`, admin)).body).toEqual({ acknowledged: true, deletedCount: 1 })
  expect((await server.rest('GET', `/order/${amina.email}`, amina)).body).toEqual([])
})

test('POST /order of one product, as an object; answers give an array', async () => {
  const bought = { _id: product.id, name: 'x', price: 1, quantity: 99, disc: { brand_name: 'x' }, orderQuantity: 1 }

  const { body } = await server.rest('POST', '/order', amina, { body: orderBody(bought, 722) })

  expect(body).toMatchObject({ order: [{ _id: product.id, orderQuantity: 1, price: 722 }], Payable: 722 })
})

test('POST /order takes who receives it and what the rider is told, and GET /order/{email} tells it', async () => {
  const told = { area: 'Adabor', receiver: 'Abdur Rahman', riderNote: 'Green gate, third floor', callFirst: true }
  const body = { ...orderBody({ _id: product.id }, 722), ...told }

  expect((await server.rest('POST', '/order', amina, { body })).body).toMatchObject(told)
  expect((await server.rest('GET', `/order/${amina.email}`, amina)).body).toMatchObject([told])
})

test('GET /delivery tells everybody what an order would pay', async () => {
  const answer = await server.rest('GET', '/delivery?district=Comilla&total=722', null)

  expect(answer).toMatchObject({ status: 200, body: { fee: 0, minDays: 3, maxDays: 5, freeFrom: null } })
  for (const total of ['1e20', '-1', 'much'])
    expect(await server.rest('GET', `/delivery?district=Comilla&total=${total}`, null)).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { total: [expect.any(String)] } } } },
    })
})

test('an idempotency key answers the same body again, also after the delivery; other content is 422', async () => {
  const send = (address: string) =>
    server.rest('POST', '/order', amina, {
      body: { ...orderBody({ _id: product.id }, 722), Address: address },
      headers: { 'idempotency-key': 'key-1' },
    })
  const first = await send('House 12')
  const { _id: id } = first.body as { _id: string }
  await server.graphql('mutation ($id: ID!) { markDelivered(id: $id) { id } }', { id }, admin)

  expect(await send('House 12')).toEqual(first)
  expect(await send('House 13')).toMatchObject({ status: 422, body: { error: { code: 'IDEMPOTENCY_MISMATCH' } } })
})

test.each([
  ['an empty cart', { order: [] }, 409, 'CART_EMPTY', undefined],
  ['the same product twice', 'twice', 400, 'BAD_USER_INPUT', 'order'],
  ['another total', { Payable: 1 }, 409, 'PRICE_CHANGED', undefined],
  ['a blank address', { Address: '  ' }, 400, 'BAD_USER_INPUT', 'Address'],
  ['an address of 501 characters', { Address: 'x'.repeat(501) }, 400, 'BAD_USER_INPUT', 'Address'],
  ['a strange district', { district: 'Kolkata' }, 400, 'BAD_USER_INPUT', 'district'],
  ['a district that is a word of JavaScript', { district: '__proto__' }, 400, 'BAD_USER_INPUT', 'district'],
  ['another such', { district: 'constructor' }, 400, 'BAD_USER_INPUT', 'district'],
  ['another country', { country: 'India' }, 400, 'BAD_USER_INPUT', 'country'],
  ['an area of 81 characters', { area: 'x'.repeat(81) }, 400, 'BAD_USER_INPUT', 'area'],
  ['the shop as who receives it', { receiver: 'Sunnah Store' }, 400, 'BAD_USER_INPUT', 'receiver'],
  ['a note of 201 characters', { riderNote: 'x'.repeat(201) }, 400, 'BAD_USER_INPUT', 'riderNote'],
  ['a foreign phone', { number: '+14155552671' }, 400, 'BAD_USER_INPUT', 'number'],
  ['a total that is text', { Payable: '722' }, 400, 'BAD_USER_INPUT', 'Payable'],
  ['an unknown key', { coupon: 'FREE' }, 400, 'BAD_USER_INPUT', 'coupon'],
  ['a quantity of 0', { order: [{ _id: 'x', orderQuantity: 0 }] }, 400, 'BAD_USER_INPUT', undefined],
  ['somebody else’s email', { user: 'other@gmail.com' }, 403, 'FORBIDDEN', undefined],
])('POST /order with %s is refused, and nothing changes', async (_, wrong, status, code, field) => {
  const change = wrong === 'twice' ? { order: [{ _id: product.id }, { _id: product.id }] } : wrong
  const answer = await server.rest('POST', '/order', amina, {
    body: { ...orderBody([{ _id: product.id }], 722), ...Object(change) },
  })

  expect(answer).toMatchObject({ status, body: { error: { code } } })
  if (field) expect(answer).toMatchObject({ body: { error: { details: { fields: { [field]: anything } } } } })
  expect((await server.rest('GET', `/order/${amina.email}`, amina)).body).toEqual([])
})

test('OUT_OF_STOCK and PRICE_CHANGED tell the lines, over REST and GraphQL alike', async () => {
  const input = orderInput([product], { quantity: 11 })
  const graphql = await server.graphql(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    { input },
    amina,
  )
  const rest = await server.rest('POST', '/order', amina, {
    body: orderBody([{ _id: product.id, orderQuantity: 11 }], 11 * 722),
  })

  const line = { productId: product.id, variantId: expect.any(String), name: 'Oud Attar', wanted: 11, available: 10 }
  const details = { lines: [line] }
  expect(graphql.errors?.[0]?.extensions).toEqual({ code: 'OUT_OF_STOCK', details })
  expect(rest).toMatchObject({ status: 409, body: { error: { code: 'OUT_OF_STOCK', details } } })
})

test('a placed order answers what is left of the cart, the holds and the stock', async () => {
  const other = await buildProduct(server.db)
  for (const { id } of [product, other]) await addToCart(server.db, amina, { productId: id, quantity: 2 })
  for (const { id } of [product, other]) await holdStock(server.db, amina, { productId: id, quantity: 3 })

  const { data } = await server.graphql(
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) {
        number
        lines { quantity product { id quantity } }
        cart { itemCount items { productId } }
        holds { quantity product { id } }
      }
    }`,
    { input: orderInput([product], { quantity: 2 }) },
    amina,
  )

  expect(data).toEqual({
    placeOrder: {
      number: expect.stringMatching(/^SS-/),
      lines: [{ quantity: 2, product: { id: product.id, quantity: product.quantity - 2 } }],
      cart: { itemCount: 1, items: [{ productId: other.id }] },
      holds: [{ quantity: 3, product: { id: other.id } }],
    },
  })
})

test('two orders in one request answer each the cart that it left', async () => {
  const other = await buildProduct(server.db)
  for (const { id } of [product, other]) await addToCart(server.db, amina, { productId: id, quantity: 1 })

  const { data } = await server.graphql(
    `mutation ($first: PlaceOrderInput!, $second: PlaceOrderInput!) {
      first: placeOrder(input: $first) { cart { items { productId } } }
      second: placeOrder(input: $second) { cart { items { productId } } }
    }`,
    { first: orderInput([product]), second: orderInput([other]) },
    amina,
  )

  expect(data).toEqual({ first: { cart: { items: [{ productId: other.id }] } }, second: { cart: { items: [] } } })
})

test.each([
  ['confirm', {}],
  ['ship', { courier: 'Own rider' }],
  ['cancel', { reason: 'FAKE' }],
  ['return', { reason: 'OTHER', note: 'Came back' }],
])(
  'POST /order/{id}/%s is refused with what the order is by now, when it was corrected since it was seen',
  async (step, body) => {
    const { id, address, district, phone, total } = await placeOrder(server.db, amina, orderInput([product]))
    const input = { id, address: `${address}, 2nd floor`, district, phone, expectedVersion: 1, expectedTotal: total }
    await server.graphql(
      'mutation ($input: CorrectOrderInput!) { correctOrder(input: $input) { id } }',
      { input: { ...input, lines: [{ productId: product.id, quantity: 1 }] } },
      admin,
    )
    if (step === 'return') await server.rest('POST', `/order/${id}/ship`, admin, { body: { courier: 'Own rider' } })
    const take = (expectedVersion: number) =>
      server.rest('POST', `/order/${id}/${step}`, admin, { body: { ...body, expectedVersion } })

    const details = { expectedVersion: 1, version: 2, status: step === 'return' ? 'SHIPPED' : 'PLACED' }
    expect(await take(1)).toMatchObject({ status: 409, body: { error: { code: 'ORDER_CHANGED', details } } })
    expect((await server.rest('GET', `/order/${amina.email}`, admin)).body).toMatchObject(
      [details.status].map((status) => ({ status, version: 2 })),
    )
    expect(await take(2)).toMatchObject({ status: 200, body: { version: 2 } })
  },
)

test.each([
  ['PUT', '', 'put', {}],
  ['POST', '/confirm', 'post', {}],
  ['POST', '/ship', 'post', { courier: 'Own rider' }],
  ['POST', '/cancel', 'post', { reason: 'FAKE' }],
  ['POST', '/returning', 'post', { reason: 'DAMAGED' }],
  ['POST', '/return', 'post', { reason: 'DAMAGED' }],
  ['DELETE', '', 'delete', null],
] as const)(
  '%s /order/{id}%s is refused while a courier may have been told of the order, as its contract says',
  async (method, step, key, body) => {
    const { id } = await placeOrder(server.db, amina, orderInput([product]))
    const sending = 'INSERT INTO courier_sending ("orderId", "courierCode", "busyUntil") VALUES ($1, $2, now())'
    await server.db.query(sending, [id, 'steadfast'])

    const answer = await server.rest(method, `/order/${id}${step}`, admin, body ? { body } : {})
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'BEING_SENT' } } })
    const responses = createOpenApi().paths?.[`/order/{emailOrId}${step}`]?.[key]?.responses
    expect(responses?.['409']).toMatchObject({ description: expect.stringContaining('BEING_SENT') })
  },
)

test('PUT /order/{id} marks an order delivered, as every PUT says, again changes nothing, and what has ended is told', async () => {
  const { body } = await server.rest('POST', '/order', amina, { body: orderBody({ _id: product.id }, 722) })
  const { _id: id } = body as { _id: string }
  const deliver = (given: object = {}) => server.rest('PUT', `/order/${id}`, admin, { body: given })
  expect(await deliver({ expectedStatus: 'SHIPPED' })).toMatchObject({
    status: 409,
    body: { error: { code: 'STATUS_CHANGED', details: { status: 'PLACED' } } },
  })

  const first = await deliver({ expectedStatus: 'PLACED' })
  const told = { acknowledged: true, matchedCount: 1, modifiedCount: 1 }
  expect(first).toMatchObject({ status: 200, body: { _id: id, status: 'DELIVERED', deliveredAt: anything, ...told } })
  expect(await deliver()).toEqual(first)

  await server.rest('POST', `/order/${id}/return`, admin, { body: { reason: 'DAMAGED' } })
  await server.rest('DELETE', `/order/${id}`, admin)
  expect(await deliver()).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } })
})

test('POST /order/{id}/ship names what is wrong as it was sent', async () => {
  const { body } = await server.rest('POST', '/order', amina, { body: orderBody({ _id: product.id }, 722) })
  const { _id: id } = body as { _id: string }
  const wrong = { courier: ' ', trackingCode: 'a\u0007b', trackingUrl: 'http://courier.example/7' }
  const answer = await server.rest('POST', `/order/${id}/ship`, admin, { body: wrong })
  const fields = Object.fromEntries(Object.keys(wrong).map((field) => [field, [expect.stringContaining(field)]]))
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'BAD_USER_INPUT', details: { fields } } } })
  expect(Object.keys(Object(answer.body).error.details.fields).sort()).toEqual(Object.keys(wrong).sort())
})

test('POST /order/{id}/ship says where an order stands that is another one by now', async () => {
  const { id } = await placeOrder(server.db, amina, orderInput([product]))
  await server.rest('POST', `/order/${id}/confirm`, admin, { body: {} })

  expect(
    await server.rest('POST', `/order/${id}/ship`, admin, { body: { courier: 'Jamal', expectedStatus: 'PLACED' } }),
  ).toMatchObject({ status: 409, body: { error: { code: 'STATUS_CHANGED', details: { status: 'CONFIRMED' } } } })
})

test('what happened to an order is as the API docs say, also where its status did not change', async () => {
  const { body } = await server.rest('POST', '/order', amina, { body: orderBody({ _id: product.id }, 722) })
  const { _id: id } = body as { _id: string }
  await server.graphql('mutation ($id: ID!) { noteCall(id: $id) { id } }', { id }, admin)

  const { body: orders } = await server.rest('GET', '/order', admin)

  expect(orders).toContainEqual(
    expect.objectContaining({ _id: id, events: [expect.objectContaining({ kind: 'CALL', from: null, to: null })] }),
  )
  const answer = { status: 200, type: 'application/json', text: JSON.stringify(orders) }
  expect(brokenPromise({ target: 'GET /order' }, answer)).toBeNull()
})

test('GraphQL and REST give the same orders', async () => {
  await placeOrder(server.db, amina, orderInput([product]))
  const { data } = await server.graphql<{ myOrders: { items: { id: string; number: string; total: number }[] } }>(
    '{ myOrders { items { id number total } } }',
    {},
    amina,
  )

  const rest = (await server.rest('GET', `/order/${amina.email}`, amina)).body as {
    _id: string
    orderNumber: string
    Payable: number
  }[]

  expect(rest.map(({ _id, orderNumber, Payable }) => ({ id: _id, number: orderNumber, total: Payable }))).toEqual(
    data?.myOrders.items,
  )
})
