import type { Product } from '../product/product.entity.js'
import { ProductPicture } from '../product/product-picture.entity.js'
import { bodyOf, pageRenderer } from '../testing/built-client.js'
import { clientConfig } from '../testing/client-config.js'
import { buildProduct, buildProductOf, buildReview } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
let shop: string
let product: Product
beforeAll(async () => {
  server = await openTestServer({ pageRenderer })
  shop = await server.app.listen({ host: '127.0.0.1', port: 0 })
  product = await buildProduct(server.db, { name: 'Rehal', nameBn: 'রেহাল', price: 900, quantity: 7 })
  await server.app.upToDate()
})
afterAll(() => server.close())

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${shop}${path}`, { headers: { accept: 'text/html', ...headers } })
  return { status: answer.status, html: await answer.text() }
}
const productPage = () => `/productDetail/${product.id}`

const preloaded = (html: string) => {
  const [head = ''] = html.split('</head>')
  const tags = [...head.matchAll(/<link rel="preload"[^>]* as="image"[^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^" ]*)[^"]*"`).exec(tag)?.[1]
  const mediaOf = (tag: string) => / media="([^"]*)"/.exec(tag)?.[1] ?? 'all'
  return tags.map((tag) => `${attribute(tag, 'href') ?? attribute(tag, 'imageSrcSet')} for ${mediaOf(tag)}`)
}

test('the head of a page with goods asks for its first picture, once, and for none where data is saved', async () => {
  const home = preloaded((await open('/')).html)
  const banners = ['slim.webp for not all and (min-width: 720px)', 'wide.webp for (min-width: 720px)']
  expect(home.slice(0, 2).sort()).toEqual(banners.map((banner) => `/images/banner-${banner}`))
  expect(home.filter((picture) => picture.includes('banner'))).toHaveLength(2)

  for (const path of ['/tasbih', '/search?q=rehal', productPage()]) {
    const [first, ...others] = preloaded((await open(path)).html)
    expect([path, first]).toEqual([path, '/images/placeholder-320.webp for all'])
    expect(others).not.toContain(first)
  }
  for (const path of ['/', '/tasbih', productPage()])
    expect(preloaded((await open(path, { 'save-data': 'on' })).html)).toEqual([])
})

test('search engines and previews are told of a product: its title, its picture, its price, and where it stands', async () => {
  const { html } = await open(`${productPage()}?utm=chat`)
  const address = `https://shop.example${productPage()}`

  expect(html).toContain(`<link rel="canonical" href="${address}">`)
  expect(html).toContain(`<link rel="alternate" hreflang="bn" href="${address}?lang=bn">`)
  expect(html).toContain('<meta property="og:title" content="Rehal · Sunnah Store">')
  expect(html).toContain(`<meta property="og:image" content="https://shop.example${product.imageUrl}">`)
  expect(html).toContain('<meta property="og:image:alt" content="Rehal · Sunnah Store">')
  expect(html).toMatch(/"og:locale" content="en_GB">\n<meta property="og:locale:alternate" content="bn_BD">/)
  expect(linkedData(html)).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { item: expect.stringMatching('https://shop.example/') }],
    },
    {
      '@type': 'Product',
      name: 'Rehal',
      offers: {
        '@type': 'Offer',
        price: 900,
        priceCurrency: 'BDT',
        availability: 'https://schema.org/InStock',
        url: address,
      },
    },
  ])
})

test('search engines and previews are told what a product is, what its buyers say of it, and its address in no language', async () => {
  const folding = await buildProduct(server.db, { name: 'Folding rehal', description: 'Of walnut, folds flat.' })
  for (const rating of [5, 4]) await buildReview(server.db, folding, { rating })
  await server.app.upToDate()
  const path = `/productDetail/${folding.id}`
  const { html } = await open(`${path}?lang=bn`)

  expect(linkedData(html)[1]).toMatchObject({
    name: 'Folding rehal',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
  })
  for (const said of ['name="description"', 'property="og:description"'])
    expect(html).toContain(`<meta ${said} content="Of walnut, folds flat.">`)
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="https://shop.example${path}">`)
  expect(linkedData((await open(productPage())).html)[1]).not.toHaveProperty('aggregateRating')
})

test.each([
  ['/donation', 'This shop plans two homes'],
  ['/oldagehome?lang=bn', 'যাঁদের আপন বলতে আর কেউ নেই'],
  ['/track', 'No account needed'],
  ['/attar', 'Attar at Sunnah Store'],
  ['/', 'Quran and Hadith, panjabi'],
])('previews of %s say what it is about', async (path, words) => {
  const { html } = await open(path)
  for (const said of ['name="description"', 'property="og:description"'])
    expect(html).toContain(`<meta ${said} content="${words}`)
})

test('search engines are told of all pictures of a product, the first one first', async () => {
  const first = '/images/placeholder-640.webp'
  const pictures = [first, '/images/banner-slim.webp']
  const { id } = await buildProduct(server.db, { imageUrl: first })
  const ofProduct = pictures.map((url, position) => ({ productId: id, url, position }))
  await server.db.upsert(ProductPicture, ofProduct, ['productId', 'position'])
  await server.app.upToDate()

  const { html } = await open(`/productDetail/${id}`)
  expect(linkedData(html)[1]).toMatchObject({ image: pictures.map((url) => `https://shop.example${url}`) })
})

test('the way to a product in Bangla is told in Bangla, at addresses in Bangla', async () => {
  const { html } = await open(`${productPage()}?lang=bn`)
  expect(linkedData(html)[0]).toMatchObject({
    itemListElement: [
      { name: 'প্রথম পাতা', item: 'https://shop.example/?lang=bn' },
      { item: expect.stringMatching(/^https:\/\/shop\.example\/\w+\?lang=bn$/) },
    ],
  })
})

test('the price that is told of a product is one at which it can be had', async () => {
  const variants = [
    { size: 'S', price: 500, quantity: 0 },
    { size: 'M', price: 900, quantity: 3 },
    { size: 'L', price: 1200, quantity: 0 },
  ]
  const { product } = await buildProductOf(server.db, variants)
  await server.app.upToDate()
  const { html } = await open(`/productDetail/${product.id}`)

  expect(linkedData(html)[1]).toMatchObject({ offers: { '@type': 'Offer', price: 900 } })
  expect(html).toContain('<meta property="product:price:amount" content="900">')
})

test('behind the last page of a list nothing is found, and nothing for search engines', async () => {
  const { status, html } = await open('/?page=9')
  expect(status).toBe(404)
  expect(bodyOf(html)).toContain('There is no page 9.')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('a page of a list has an address of its own, filters and searches have not, and what is missing is not for search engines', async () => {
  const { html } = await open('/attar?page=2&size=5&minPrice=100')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/attar?page=2">')
  for (const none of ['page=1', 'page=0', 'page=two', 'page=%3Cb%3E', 'lang=de', 'lang='])
    expect((await open(`/attar?${none}`)).html).toContain('<link rel="canonical" href="https://shop.example/attar">')
  expect(linkedData((await open('/')).html)).toMatchObject([{ '@type': 'Organization', url: 'https://shop.example/' }])

  for (const path of ['/search', '/search?q=rehal']) {
    const { html } = await open(path)
    expect(html).toContain('<link rel="canonical" href="https://shop.example/search">')
    expect(html).not.toContain('noindex')
  }

  for (const path of ['/search?q=nosuchthing', '/login', '/nowhere', '/cart'])
    expect((await open(path)).html).toContain('<meta name="robots" content="noindex">')
})

test('a public page that comes as its scripts for once stays with search engines', () => {
  const unrendered = (path: string) =>
    pageRenderer.unrenderedPage({
      url: `https://shop.example${path}`,
      language: 'en',
      lowData: false,
      config: clientConfig,
    }).html

  expect(bodyOf(unrendered('/attar'))).toBe('')
  expect(unrendered('/attar')).not.toContain('noindex')
  for (const path of ['/cart', '/login']) expect(unrendered(path)).toContain('noindex')
})

const linkedData = (html: string): object[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, data = '']) => JSON.parse(data))
