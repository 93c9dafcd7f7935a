import { categories } from '@sunnah-store/schema/categories'
import { escapeHtml } from '@sunnah-store/schema/escape-html'
import { endpoints, pages } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Read } from '../database/read.js'
import { DomainError } from '../errors.js'
import { type ListedProduct, readListed } from '../product/listed-products.js'
import { countProducts } from '../product/product.service.js'
import { keepingOf } from './first-hand.js'
import { originOf } from './page-url.js'

/** Addresses in one file; with more, the files are parted. So many are short enough to be kept. */
const MOST = 1500
const HOUR = 'public, max-age=3600'

const fixedPages = [
  pages.home,
  ...categories.map(({ path }) => path),
  pages.donation,
  pages.orphanage,
  pages.oldAgeHome,
  pages.payment,
  pages.contactUs,
  pages.track,
]

interface SitemapOptions {
  /** From the primary: what is kept for others must not be some moments old. */
  read: Read
  /** Null when it is the address that is asked. */
  publicUrl: string | null
  most?: number
}

/** What search engines ask for: which pages there are, and which are of no use to them. */
export const mountSitemap = (app: FastifyInstance, { read, publicUrl, most = MOST }: SitemapOptions): void => {
  const products = (skip: number) => read((db) => readListed(db, { size: most, skip }))

  app.get(endpoints.robots, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', HOUR)
      .send(
        `User-agent: *\nDisallow: ${endpoints.graphql}\nSitemap: ${originOf(request, publicUrl)}${endpoints.sitemap}\n`,
      ),
  )

  app.get(endpoints.sitemap, async (request, reply) => {
    const origin = originOf(request, publicUrl)
    const parts = Math.ceil((await read((db) => countProducts(db, {}))) / most)
    const text = parts > 1 ? indexOf(origin, parts) : urlSetOf(origin, fixedPages, await products(0))
    return reply.type(XML).header('cache-control', HOUR).send(kept(request, text))
  })

  app.get<{ Params: { part: string } }>(endpoints.sitemapPart, async (request, reply) => {
    const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(request.params.part)?.[1] ?? 0)
    const listed = number > 0 ? await products((number - 1) * most) : []
    if (listed.length === 0) throw new DomainError('NOT_FOUND')
    const text = urlSetOf(originOf(request, publicUrl), number === 1 ? fixedPages : [], listed)
    return reply.type(XML).header('cache-control', HOUR).send(kept(request, text))
  })
}

const XML = 'application/xml; charset=utf-8'

const kept = ({ raw }: FastifyRequest, text: string) => {
  const keeping = keepingOf(raw)
  // An admin who puts something on the shelf changes the day of its page, and no other announcement tells of that.
  keeping?.noteAllStock()
  keeping?.noteAnswer(true)
  return text
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const indexOf = (origin: string, parts: number) => {
  const files = Array.from({ length: parts }, (_, i) => endpoints.sitemapPart.replace(':part', `${i + 1}.xml`))
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(origin)}${file}</loc></sitemap>`)
  return `${declaration}\n<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

const urlSetOf = (origin: string, fixed: readonly string[], products: readonly ListedProduct[]) => {
  const entries = [
    ...fixed.map((path) => `<url><loc>${escapeHtml(origin)}${path}</loc></url>`),
    ...products.map(({ id, updatedAt }) => {
      const address = `${escapeHtml(origin)}${pages.productDetail.replace(':productId', id)}`
      return `<url><loc>${address}</loc><lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod></url>`
    }),
  ]
  return `${declaration}\n<urlset ${namespace}>\n${entries.join('\n')}\n</urlset>\n`
}
