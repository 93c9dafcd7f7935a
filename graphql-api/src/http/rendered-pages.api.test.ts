import type { RenderedPage } from '@sunnah-store/schema/rendered-page'
import { Product } from '../product/product.entity.js'
import { bodyOf, pageRenderer } from '../testing/built-client.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let servers: [TestServer, TestServer]
let shops: string[]
let product: Product
beforeAll(async () => {
  const first = await openTestServer({ pageRenderer })
  servers = [first, await openTestServer({ pageRenderer, beside: first })]
  shops = await Promise.all(servers.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })))
  product = await buildProduct(first.db, { name: 'Rehal', nameBn: 'রেহাল', price: 900, quantity: 7 })
  await upToDate()
})
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close()
})

const upToDate = () => Promise.all(servers.map(({ app }) => app.upToDate()))

const open = async (path: string, headers: Record<string, string> = {}, shop = shops[0]) => {
  const answer = await fetch(`${shop}${path}`, { headers: { accept: 'text/html', ...headers } })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const productPage = () => `/productDetail/${product.id}`

/** How many statements the shop's database is asked while this runs. */
const statementsOf = async (work: () => Promise<unknown>) => {
  const asked = jest.spyOn(servers[0].source.logger, 'logQuery')
  await work()
  const count = asked.mock.calls.length
  asked.mockRestore()
  return count
}

test.each([
  ['/', 'Rehal'],
  ['/search?q=rehal', 'Rehal'],
  ['/donation', 'Orphanage'],
  ['/contactus', 'Get In Touch'],
  ['/track', 'Track an order'],
])('%s can be read before any script has run', async (path, text) => {
  const { status, headers, html } = await open(path)

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(bodyOf(html)).toContain(text)
  expect(html).toMatch(/<title>[^<]*Sunnah Store<\/title>/)
})

test('a product stands on its page with what the browser would ask for', async () => {
  const { status, html } = await open(productPage())

  expect(status).toBe(200)
  expect(html).toContain('<title>Rehal · Sunnah Store</title>')
  expect(bodyOf(html)).toMatch(/900 BDT/)
  const { cache } = handedOver(html)
  expect(Object.keys(cache.ROOT_QUERY ?? {})).toEqual(
    expect.arrayContaining(['delivery', `product({"id":"${product.id}"})`]),
  )
})

/** The pictures that the head of a page asks for, each with the windows that it is for. */
test('the address may say the language', async () => {
  const { html } = await open(`${productPage()}?lang=bn`, { cookie: 'language=en' })

  expect(html).toContain('<html lang="bn">')
  expect(html).toContain(`<link rel="canonical" href="https://shop.example${productPage()}?lang=bn">`)
})

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8' }, 'bn'],
  [{ 'accept-language': 'de, en-GB;q=0.4, bn;q=0.6' }, 'bn'],
  [{ 'accept-language': 'bn;q=0, fr' }, 'en'],
  [{ 'accept-language': 'bn', cookie: 'a=b; language=en; theme=dark' }, 'en'],
  [{ cookie: 'theme=light;language=bn' }, 'bn'],
  [{ cookie: 'language="><script>' }, 'en'],
])('whoever sends %j reads %s', async (sent, language) => {
  const { headers, html } = await open('/', sent)

  expect(html).toContain(`<html lang="${language}">`)
  expect(bodyOf(html)).toContain(language === 'bn' ? 'রেহাল' : 'Rehal')
  expect(headers.get('vary')).toBe('cookie, accept-language, accept-encoding, save-data')
  expect(headers.get('cache-control')).toBe('private, no-cache')
})

const longNames = ['b'.repeat(256), encodeURIComponent('ব'.repeat(86))].map((name) => `/${name}`)

test.each([
  ...['/productDetail/%E0%A4%A', '//panjabi', '/panjabi//', '/panjabi%00', '/%5Cpanjabi', '/%zz?lang=bn'],
  ...longNames,
])(
  'whoever has typed the broken address %s reads that nothing is here, and programs are told so in JSON',
  async (path) => {
    const { status, headers, html } = await open(path)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(bodyOf(html)).toContain(path.endsWith('bn') ? 'এই পাতাটি এখানে নেই' : 'This page is not here')

    const told = await open(path, { accept: 'application/json' })
    expect(told.status).toBeGreaterThanOrEqual(400)
    expect(told.headers.get('content-type')).toBe('application/json; charset=utf-8')
  },
)

test('at a broken address of the interface everybody is told so in JSON', async () => {
  const { status, headers } = await open('/product/%zz')
  expect([status, headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8'])
})

test.each(['/nowhere', '/productDetail/nothing', '/productDetail/45674b6d-5e0d-49a4-a4c2-f2f6b2917006'])(
  'where nothing is a page says so, with status 404: %s',
  async (path) => {
    const { status, html } = await open(path, { 'accept-language': 'bn' })

    expect(status).toBe(404)
    expect(bodyOf(html)).toContain('এই পাতাটি এখানে নেই')
  },
)

test.each([
  ['/CART?from=mail', '/cart?from=mail'],
  ['/panjabi/?page=2', '/panjabi?page=2'],
  ['/userProfile', '/userprofile'],
  ['/productDetail/45674B6D-5e0d-49A4-a4c2-f2f6b2917006', '/productDetail/45674b6d-5e0d-49a4-a4c2-f2f6b2917006'],
  ['/ManageProduct/7/Variants', '/manageProduct/7/variants'],
])('who writes the address of a page in another way is led to it: %s', async (path, address) => {
  for (const accept of ['text/html', '*/*']) {
    const { status, headers } = await fetch(`${shops[0]}${path}`, { headers: { accept }, redirect: 'manual' })
    expect([accept, status, headers.get('location')]).toEqual([accept, 301, address])
  }
})

test.each([
  ['/nowhere', '*/*'],
  ['/PANJABI', 'application/json'],
])('programs are told in JSON that nothing is at %s, as %s', async (path, accept) => {
  const { status, headers } = await open(path, { accept })
  expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
})

test('a page that is not for everybody comes as its scripts, and a product that is not sold cannot be bought', async () => {
  expect(bodyOf((await open('/wishes')).html)).toBe('')
  expect((await open(`/buynow/${product.id}`)).status).toBe(200)
  expect((await open('/buynow/45674b6d-5e0d-49a4-a4c2-f2f6b2917006')).status).toBe(404)
})

test.each([
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
  ['/checkout/45674b6d-5e0d-49a4-a4c2-f2f6b2917006?variant=blue', 'Checkout'],
])(
  '%s comes as a sketch, the same for whoever is logged in and at whatever address, and is kept',
  async (path, heading) => {
    const { html, headers } = await open(path)
    expect(bodyOf(html)).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toContain(`<title>${heading} · Sunnah Store</title>`)
    expect(html).not.toContain('data-address')
    expect(headers.get('cache-control')).toBe('private, no-cache')

    const shopper = { authorization: `Bearer ${await servers[0].tokenOf(await buildShopper(servers[0].db))}` }
    expect((await open(path, shopper)).html).toBe(html)
    expect(await statementsOf(async () => expect((await open(path)).html).toBe(html))).toBe(0)
  },
)

test('what a text says never ends the script that hands it over', async () => {
  await buildProduct(servers[0].db, { name: 'Attar </script><script>alert(1)</script>' })
  await upToDate()
  const { html } = await open('/')

  expect(html).not.toContain('<script>alert')
  expect(JSON.stringify(handedOver(html))).toContain('</script><script>alert(1)')
})

test('a page that was rendered is given again as it is, and not at all to whoever has it', async () => {
  const first = await open(productPage())
  const etag = first.headers.get('etag') ?? ''

  expect(await statementsOf(async () => expect((await open(productPage())).html).toBe(first.html))).toBe(0)
  const again = await open(productPage(), { 'if-none-match': etag })
  expect([again.status, again.html]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toBe('private, no-cache')
  expect((await open(productPage(), { 'if-none-match': etag, cookie: 'language=bn' })).status).toBe(200)
  // A theme is put on by the browser, before the first paint.
  expect((await open(productPage(), { 'if-none-match': etag, cookie: 'theme=dark' })).status).toBe(304)
})

test('a page that is kept is given to whoever asks, with a token or from anywhere', async () => {
  const { html } = await open(productPage())

  for (const headers of [{ authorization: 'x' }, { origin: 'https://elsewhere.example' }])
    expect(await statementsOf(async () => expect((await open(productPage(), headers)).html).toBe(html))).toBe(0)
})

test('what a partner’s page is told is told to nobody else who is given the same page', async () => {
  const { id } = await buildProduct(servers[0].db)
  await upToDate()
  const allowed = async (headers = {}) =>
    (await open(`/productDetail/${id}`, headers)).headers.get('access-control-allow-origin')

  expect(await allowed({ origin: 'https://partner.example' })).toBe('https://partner.example')
  expect(await allowed()).toBeNull()
})

test('who follows a link of a campaign is given the page that is kept, and nothing on it leads to that link', async () => {
  const { html } = await open('/attar?utm_source=mail&page=2&fbclid=IwAR-1')

  expect(html).not.toMatch(/utm_source|fbclid/)
  expect(await statementsOf(async () => expect((await open('/attar?page=2')).html).toBe(html))).toBe(0)
})

test('a price that an admin changes is on the next page of every server', async () => {
  for (const shop of shops) expect(bodyOf((await open(productPage(), {}, shop)).html)).toContain('900 BDT')

  const set = 'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { price } }'
  const { errors } = await servers[0].graphql(
    set,
    { id: product.id, input: { price: 950 } },
    await buildAdmin(servers[0].db),
  )
  expect(errors).toBeUndefined()
  await upToDate()

  for (const shop of shops)
    for (const path of [productPage(), '/']) expect(bodyOf((await open(path, {}, shop)).html)).toContain('950 BDT')
  await servers[0].db.update(Product, { id: product.id }, { price: 900 })
  await upToDate()
})

test('what is bought is missing on the next page of the product', async () => {
  expect(bodyOf((await open(productPage())).html)).toContain('7 available')

  const line = { productId: product.id, quantity: 3 }
  const input = { ...orderInput([]), lines: [line], expectedTotal: 2700 }
  const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }'
  const { errors } = await servers[0].graphql(place, { input }, await buildShopper(servers[0].db))
  expect(errors).toBeUndefined()

  expect(bodyOf((await open(productPage())).html)).toContain('4 available')
})

test('a page that cannot be rendered comes as its scripts, is told in the log, and is rendered the next time', async () => {
  const inline = { scripts: [], styles: [] }
  const pages: RenderedPage[] = [
    { status: 200, html: '<div id="root"></div>', inline, failure: new Error('A component threw') },
    { status: 200, html: '<div id="root">Whole</div>', inline, failure: null },
  ]
  const server = await openTestServer({
    pageRenderer: { renderPage: async () => pages.shift() ?? never(), unrenderedPage: never },
  })
  const logged: unknown[] = []
  server.app.addHook('onRequest', async ({ log }) => {
    jest.spyOn(log, 'error').mockImplementation((...told: unknown[]) => logged.push(...told))
  })
  const shop = await server.app.listen({ host: '127.0.0.1', port: 0 })

  expect((await open('/', {}, shop)).html).toBe('<div id="root"></div>')
  expect((await open('/', {}, shop)).html).toBe('<div id="root">Whole</div>')
  expect((await open('/', {}, shop)).html).toBe('<div id="root">Whole</div>')
  expect(logged).toEqual([{ err: new Error('A component threw') }, expect.stringMatching(/could not be rendered/)])
  await server.close()
})

const never = () => {
  throw new Error('A kept page is not rendered again')
}

const handedOver = (html: string): { cache: Record<string, object> } =>
  JSON.parse(/<script type="application\/json" id="first-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
