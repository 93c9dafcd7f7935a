import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { pageAddresses, pages } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'
import { asDomainError } from './as-domain-error.js'
import { sendError } from './error-handler.js'

const clientDir = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
const ASK_EACH_TIME = 'no-cache'

/** Rejects with NOT_FOUND when the shop has no such product, or sells it no more. */
type FindProduct = (id: string) => Promise<unknown>

/**
 * Serves the built client: its files, its page at every client route, and the not-found page with status 404 elsewhere, also
 * where a product would be that is not sold.
 */
export const mountClientPages = async (app: FastifyInstance, findProduct: FindProduct): Promise<void> => {
  // In development Vite serves the client.
  const isBuilt = existsSync(join(clientDir, 'index.html'))
  if (isBuilt) await serveFiles(app, findProduct)

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    return wantsPage && isBuilt ? sendMissing(request, reply) : sendError(reply, new DomainError('NOT_FOUND'))
  })
}

const sendPage = (reply: FastifyReply, file = 'index.html') => reply.sendFile(file)

/** Always whole: a browser that has the page already would be answered 304 without one, and show its own error for the 404. */
const sendMissing = ({ raw }: FastifyRequest, reply: FastifyReply, file?: string) => {
  delete raw.headers['if-none-match']
  delete raw.headers['if-modified-since']
  return sendPage(reply.code(404), file)
}

const serveFiles = async (app: FastifyInstance, findProduct: FindProduct) => {
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const file = path.slice(clientDir.length).replaceAll('\\', '/')
      reply.header('cache-control', keepFor(file))
    },
  })

  for (const [name, path] of pageAddresses) {
    const file = fileOf(name)
    const isOfProduct = productPages.has(path)
    app.get<{ Params: { productId: string } }>(path, async (request, reply) => {
      const missing = isOfProduct && (await isMissing(findProduct, request.params.productId))
      return missing ? sendMissing(request, reply, file) : sendPage(reply, file)
    })
  }
}

// While the database cannot say it, the page says what is wrong.
const isMissing = (findProduct: FindProduct, id: string) =>
  findProduct(id).then(
    () => false,
    (error) => ['NOT_FOUND', 'BAD_USER_INPUT'].includes(asDomainError(error)?.code ?? ''),
  )

const productPages = new Set<string>([pages.productDetail, pages.buyNow])

/** The page with its code among what is loaded at once, where the build has made one. */
const fileOf = (name: string) => {
  const file = `pages/${name}.html`
  return existsSync(join(clientDir, file)) ? file : undefined
}

// Asset names contain a content hash and can be cached for ever; names of pictures do not.
const keepFor = (file: string) => {
  if (/^\/?assets\//.test(file)) return YEAR
  return /^\/?images\//.test(file) ? DAY : ASK_EACH_TIME
}
