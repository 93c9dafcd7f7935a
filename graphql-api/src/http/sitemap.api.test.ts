import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { readFrom } from '../database/read.js'
import { Product } from '../product/product.entity.js'
import { buildProduct } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { mountSitemap } from './sitemap.js'

let server: TestServer
let ids: string[]
beforeAll(async () => {
  server = await openTestServer()
  ids = []
  for (const name of ['Rehal', 'Tupi', 'Attar']) ids.push((await buildProduct(server.db, { name })).id)
  const { id } = await buildProduct(server.db, { name: 'No longer sold' })
  await server.db.softDelete(Product, { id })
})
afterAll(() => server.close())

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('robots.txt says where the sitemap is, and the sitemap which pages there are', async () => {
  expect((await server.app.inject('/robots.txt')).body).toContain('Sitemap: https://shop.example/sitemap.xml')

  const { headers, body } = await server.app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const addresses = addressesIn(body)
  expect(addresses.slice(0, 2)).toEqual(['https://shop.example/', 'https://shop.example/QuranandHadith'])
  expect(addresses.slice(-3)).toEqual(ids.map((id) => `https://shop.example/productDetail/${id}`))
})

test('a sitemap is sent packed to whoever can unpack it', async () => {
  const { headers, rawPayload } = await server.app.inject({
    url: '/sitemap.xml',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(headers['content-encoding']).toBe('gzip')
  expect(addressesIn(gunzipSync(rawPayload).toString())).toContain(productAddress(ids[0] ?? ''))
})

test('a sitemap of many pages is parted', async () => {
  const app = Fastify()
  mountSitemap(app, { read: readFrom(server.db), publicUrl: 'https://shop.example', most: 2 })

  const parts = addressesIn((await app.inject('/sitemap.xml')).body)
  expect(parts).toEqual(['https://shop.example/sitemap/1.xml', 'https://shop.example/sitemap/2.xml'])
  const part = async (name: string) => addressesIn((await app.inject(name)).body)
  expect((await part('/sitemap/1.xml')).slice(-2)).toEqual(ids.slice(0, 2).map(productAddress))
  expect(await part('/sitemap/2.xml')).toEqual(ids.slice(2).map(productAddress))
  for (const none of ['3.xml', '0.xml', 'x']) expect((await app.inject(`/sitemap/${none}`)).statusCode).not.toBe(200)
  await app.close()
})

const productAddress = (id: string) => `https://shop.example/productDetail/${id}`

test('a sitemap is kept, whatever stands behind its address, until a product comes, changes or is counted anew', async () => {
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const asked = jest.spyOn(server.source.logger, 'logQuery')
  const read = async (behind = '') => {
    await server.app.upToDate()
    asked.mockClear()
    const answer = await fetch(`${origin}/sitemap.xml${behind}`)
    return { text: await answer.text(), type: answer.headers.get('content-type'), statements: asked.mock.calls.length }
  }

  const first = await read()
  expect(first.statements).toBeGreaterThan(0)
  for (const behind of ['', '?x=1', '?x=2']) expect(await read(behind)).toEqual({ ...first, statements: 0 })

  const { id } = await buildProduct(server.db, { name: 'Miswak' })
  expect(addressesIn((await read()).text).at(-1)).toBe(productAddress(id))
  const changed = { quantity: 3, updatedAt: new Date('2031-01-02') }
  await server.db.update(Product, { id }, changed)
  expect((await read()).text).toContain('<lastmod>2031-01-02</lastmod>')
  asked.mockRestore()
})
