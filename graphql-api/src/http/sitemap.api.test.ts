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

test('a sitemap of many pages is parted and compressed', async () => {
  const app = Fastify()
  mountSitemap(app, { read: readFrom(server.db), publicUrl: 'https://shop.example', most: 2 })

  const parts = addressesIn((await app.inject('/sitemap.xml')).body)
  expect(parts).toEqual(['https://shop.example/sitemap/1.xml.gz', 'https://shop.example/sitemap/2.xml.gz'])
  const part = async (name: string) => addressesIn(gunzipSync((await app.inject(name)).rawPayload).toString())
  expect((await part('/sitemap/1.xml.gz')).slice(-2)).toEqual(ids.slice(0, 2).map(productAddress))
  expect(await part('/sitemap/2.xml.gz')).toEqual(ids.slice(2).map(productAddress))
  for (const none of ['3.xml.gz', '0.xml.gz', 'x'])
    expect((await app.inject(`/sitemap/${none}`)).statusCode).not.toBe(200)
  await app.close()
})

const productAddress = (id: string) => `https://shop.example/productDetail/${id}`
