import type { ApolloServer } from '@apollo/server'
import type { ClientConfig } from '@sunnah-store/schema/client-config'
import type { PageRenderer, PageRequest } from '@sunnah-store/schema/rendered-page'
import { endpoints, pageAddresses, pages } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'
import type { Context } from '../graphql/context.js'
import { asDomainError } from './as-domain-error.js'
import { serveClientFiles } from './client-files.js'
import { sendError } from './error-handler.js'
import { keepingOf } from './first-hand.js'
import { pageCaching, pageChoicesOf } from './page-choices.js'
import { pagePolicyOf } from './page-policy.js'
import { pageUrlOf } from './page-url.js'

/** Takes a service worker of before away, with all that it has kept. */
const noServiceWorker = 'no-service-worker.js'

interface Client {
  /** Null in development, where Vite serves the client. */
  renderer: PageRenderer | null
  config: ClientConfig
  /** Null when it is the address that is asked. */
  publicUrl: string | null
  /** Whether browsers keep the pages that they have seen. */
  offlinePages: boolean
  /** Answers a query to whoever sent that request, as a visitor. */
  executeFor: (request: FastifyRequest) => PageRequest['execute']
  /** Rejects with NOT_FOUND when the shop has no such product, or sells it no more. */
  findProduct: (id: string) => Promise<unknown>
}

/**
 * Serves the built client: its files, its pages rendered at their addresses, and the not-found page with status 404 elsewhere,
 * also where a product would be that is not sold.
 */
export const mountClientPages = async (app: FastifyInstance, client: Client): Promise<void> => {
  const { renderer } = client
  if (!renderer) {
    app.setNotFoundHandler((_request, reply) => sendError(reply, new DomainError('NOT_FOUND')))
    return
  }
  await serveClientFiles(app)
  if (!client.offlinePages) app.get(endpoints.serviceWorker, (_request, reply) => reply.sendFile(noServiceWorker))
  const send = pageSender(renderer, client)
  for (const [, path] of pageAddresses)
    if (path !== pages.buyNow) app.get(path, (request, reply) => send(request, reply))
  app.get<{ Params: { productId: string } }>(pages.buyNow, async (request, reply) =>
    send(request, reply, { missing: await isMissing(client, request.params.productId) }),
  )
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    return wantsPage ? send(request, reply, { missing: true }) : sendError(reply, new DomainError('NOT_FOUND'))
  })
}

/** Answers the queries of a page in the context of who asks for it. */
export const executeForPage =
  (apollo: ApolloServer<Context>, contextValue: Context): PageRequest['execute'] =>
  async (query, variables) => {
    const { body } = await apollo.executeOperation({ query, variables: { ...variables } }, { contextValue })
    if (body.kind !== 'single') throw new Error('No operation of the shop is answered in parts')
    return body.singleResult
  }

const pageSender =
  (renderer: PageRenderer, { config, publicUrl, executeFor }: Client) =>
  async (request: FastifyRequest, reply: FastifyReply, { missing = false } = {}) => {
    const { status, html, inline, failure } = await renderer.renderPage({
      ...pageChoicesOf(request.url, request.headers),
      url: pageUrlOf(request, publicUrl),
      config,
      execute: executeFor(request),
    })
    if (failure) request.log.error({ err: failure }, 'A page could not be rendered: its browser has to do it')
    else keepingOf(request.raw)?.noteAnswer(true)
    return reply
      .code(missing ? 404 : status)
      .headers({ ...pageCaching, 'content-security-policy': pagePolicyOf(inline, config) })
      .type('text/html; charset=utf-8')
      .send(html)
  }

// While the database cannot say it, the page says what is wrong.
const isMissing = ({ findProduct }: Client, id: string) =>
  findProduct(id).then(
    () => false,
    (error) => ['NOT_FOUND', 'BAD_USER_INPUT'].includes(asDomainError(error)?.code ?? ''),
  )
