import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { PageRenderer, RenderedPage } from '@sunnah-store/schema/rendered-page'
import { policies } from '../limits/policies.js'
import { behindCutLine } from '../testing/cut-line.js'
import { buildProduct } from '../testing/factories.js'
import { openTestServer } from '../testing/test-server.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'

const page = (html: string, failure: unknown = null): RenderedPage => ({
  status: 200,
  html,
  inline: { scripts: [], styles: [] },
  failure,
})

type Render = PageRenderer['renderPage']

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A shop whose pages are rendered no sooner than they are let go, and how often each was. */
const openShop = async (
  answer: (url: string) => RenderedPage = page,
  query = '{ products { total } }',
  rateLimitScale = 1,
  beside: TestShop | null = null,
) => {
  const events = new EventTarget()
  const letGo = once(events, 'let-go')
  let answered = 0
  const renderPage = jest.fn<ReturnType<Render>, Parameters<Render>>(async ({ url, execute }) => {
    try {
      await execute(query, {})
    } catch (failure) {
      return page('scripts', failure)
    }
    answered++
    events.dispatchEvent(new Event('answered'))
    await letGo
    return answer(url)
  })
  const pageRenderer = { renderPage, unrenderedPage: () => page('scripts') }
  const server = await openTestServer({ pageRenderer, rateLimitScale, beside })
  closing.push(() => server.close())
  let arrived = 0
  server.app.addHook('preHandler', (_request, _reply, done) => {
    done()
    arrived++
    events.dispatchEvent(new Event('arrived'))
  })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  await server.app.upToDate()

  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answered = await fetch(origin + path, { headers: { accept: 'text/html', ...headers } })
    const limit = answered.headers.get('ratelimit')?.split(';t=', 1).join()
    return { html: await answered.text(), etag: answered.headers.get('etag'), limit }
  }
  return {
    server,
    renderPage,
    open,
    arrival: async (count: number) => {
      while (arrived < count) await once(events, 'arrived')
    },
    /** Settles once so many pages have what they show, and are about to be rendered. */
    dataOf: async (count: number) => {
      while (answered < count) await once(events, 'answered')
    },
    letGo: () => events.dispatchEvent(new Event('let-go')),
  }
}

test('a page that many ask for at once is rendered once, and kept whoever was the first', async () => {
  const { renderPage, open, arrival, letGo } = await openShop()

  const first = open('/attar', { origin: 'https://partner.example' })
  await arrival(1)
  const others = [1, 2, 3].map((id) => open(`/attar?fbclid=${id}`))
  await arrival(4)
  letGo()

  const pages = await Promise.all([first, ...others])
  expect(new Set(pages.map(({ html }) => html))).toEqual(new Set(['https://shop.example/attar']))
  for (const { etag } of pages.slice(1)) expect(etag).toMatch(/^W\//)
  await open('/attar')
  expect(renderPage).toHaveBeenCalledTimes(1)
})

test('while the database hangs, a page comes as its scripts instead of never, and so do those that wait; one that is slow to render is waited for', async () => {
  const line = await behindCutLine(await openTestShop())
  const { renderPage, open, dataOf, letGo } = await openShop(
    page,
    `{ product(id: "${randomUUID()}") { name } }`,
    1,
    line.shop,
  )
  closing.push(line.close)

  const slow = open('/attar')
  await dataOf(1)
  line.stop()
  const others = await Promise.all([open('/borka'), open('/tupi')]).finally(line.goOn)

  expect(others.map(({ html }) => html)).toEqual(['scripts', 'scripts'])
  expect(renderPage).toHaveBeenCalledTimes(2)
  letGo()
  expect((await slow).html).toBe('https://shop.example/attar')
  expect((await open('/borka')).html).toBe('https://shop.example/borka')
})

test('whoever asks after a change gets no page of before it', async () => {
  const { server, renderPage, open, arrival, letGo } = await openShop()

  const before = open('/attar')
  await arrival(1)
  await buildProduct(server.db)
  await server.app.upToDate()
  const after = open('/attar')
  await arrival(2)
  letGo()

  await Promise.all([before, after])
  expect(renderPage).toHaveBeenCalledTimes(2)
})

test('two pages are rendered at once and some wait, the rest come as their scripts and are not kept so', async () => {
  const { renderPage, open, arrival, letGo } = await openShop()

  const pages = Array.from({ length: 18 }, (_, i) => open(`/search?q=${i}`))
  await arrival(18)
  expect(renderPage).toHaveBeenCalledTimes(2)
  expect((await open('/attar')).html).toBe('scripts')
  letGo()

  expect((await Promise.all(pages)).map(({ html }) => html)).toEqual(
    pages.map((_, i) => `https://shop.example/search?q=${i}`),
  )
  expect((await open('/attar')).html).toBe('https://shop.example/attar')
})

test('addresses that are none have one page for each language, which is rendered once until something changes', async () => {
  const { server, renderPage, open, letGo } = await openShop()
  letGo()

  for (const path of ['/wp-admin', '/wp-admin/setup.php?step=1', '/.env']) await open(path)
  expect(renderPage).toHaveBeenCalledTimes(1)
  expect(await open('/backup?lang=bn')).toMatchObject({ html: 'https://shop.example/nowhere' })
  expect(renderPage).toHaveBeenCalledTimes(2)
  await buildProduct(server.db)
  await server.app.upToDate()
  for (const path of ['/wp-admin', '/.env']) await open(path)

  expect(renderPage).toHaveBeenCalledTimes(3)
})

test.each<[string, string[]]>([
  ['has parameters that it does not read', ['/', '/?x=1', '/?x=2&fbclid=3', '/?sort=NEWEST', '/?page=&q=']],
  ['has them in another order or twice', ['/attar?page=2&sort=NEWEST', '/attar?sort=NEWEST&page=2&sort=RATING']],
  ['is filtered by what makes no sense', ['/attar?sort=one', '/attar?sort=two', '/attar?sort=']],
  ['is spelt otherwise', ['/attar', '/%61ttar', '/att%61r']],
  ['is made by its scripts', ['/placed/1', '/placed/2?x=1', '/placed/3']],
  [
    'is of a product that is none',
    ['/productDetail/1', '/productDetail/2', `/productDetail/${randomUUID()}?color=Blue`],
  ],
])('a page that %s is rendered once', async (_, paths) => {
  const { renderPage, open, letGo } = await openShop()
  letGo()

  const htmls = new Set<string>()
  for (const path of paths) htmls.add((await open(path)).html)

  expect(htmls.size).toBe(1)
  expect(renderPage).toHaveBeenCalledTimes(1)
})

test('a page is the same at whatever host it is asked, in a shop that knows its own', async () => {
  const { renderPage, open, letGo } = await openShop()
  letGo()

  for (const host of ['one.example', 'two.example']) await open('/attar', { host })

  expect(renderPage).toHaveBeenCalledTimes(1)
})

test('whoever asks for more different pages than a town does gets their scripts, and all others as before', async () => {
  const two = 2 / policies.pages.address
  const { renderPage, open, letGo } = await openShop(page, '{ products { total } }', two)
  letGo()

  const asked = ['/search?q=oud', '/search?q=musk', '/search?q=rose', '/search?q=oud', '/search?q=rose']
  const htmls: string[] = []
  for (const path of asked) htmls.push((await open(path)).html)

  const [oud, musk] = asked.map((path) => `https://shop.example${path}`)
  expect(htmls).toEqual([oud, musk, 'scripts', oud, 'scripts'])
  expect(renderPage).toHaveBeenCalledTimes(2)
})

test('what a page searches for counts for the address that asks; what is kept costs nothing', async () => {
  const { server, open, letGo } = await openShop(undefined, '{ productCount(search: "musk") }')
  letGo()

  expect((await open('/search?q=musk')).limit).toBe(`"searches";r=${policies.searches.address - 1}`)
  expect((await open('/search?q=musk')).limit).toBeUndefined()
  expect((await open('/search?q=oud')).limit).toBe(`"searches";r=${policies.searches.address - 2}`)
  await buildProduct(server.db)
  await server.app.upToDate()
  expect((await open('/search?q=musk')).limit).toBe(`"searches";r=${policies.searches.address - 3}`)
})

test('a page whose queries were answered and that still failed is not kept', async () => {
  const answers = [page('scripts', new Error('A component threw')), page('whole')]
  const { server, open, letGo } = await openShop(() => answers.shift() ?? page('again'))
  server.app.log.level = 'silent'
  letGo()

  expect((await open('/')).html).toBe('scripts')
  expect((await open('/')).html).toBe('whole')
})
