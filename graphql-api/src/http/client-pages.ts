import { setTimeout } from 'node:timers/promises'
import type { ApolloServer } from '@apollo/server'
import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { pageAddressOf } from '@sunnah-store/schema/page-address'
import { pagePathMeant } from '@sunnah-store/schema/page-path'
import type { PageRenderer, PageRequest, RenderedPage } from '@sunnah-store/schema/rendered-page'
import { endpoints, pageAddresses, pages } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asDomainError } from '../as-domain-error.js'
import { DomainError } from '../errors.js'
import type { Context } from '../graphql/context.js'
import { Keeping } from '../graphql/keeping.js'
import { mountLanguageChoice } from './choose-language.js'
import { serveClientFiles } from './client-files.js'
import { sendError } from './error-handler.js'
import { keepingOf } from './first-hand.js'
import type { Moment } from './kept-answers.js'
import { nowhere } from './malformed-address.js'
import { takesPage, wantsPage } from './methods.js'
import { pageCaching, pageChoicesOf } from './page-choices.js'
import { pagePolicyOf } from './page-policy.js'
import { originOf, pathOf } from './page-url.js'
import { Renders } from './renders.js'

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
  /** Answers the queries of a page to whoever sent that request, as a visitor, and notes what the answers tell. */
  executeFor: (request: FastifyRequest, reply: FastifyReply, keeping: Keeping) => PageRequest['execute']
  /** What is rendered at one moment is the same for all. */
  moment: () => Moment
  /** Counts one more page that is rendered for whoever sent that request; false when that are too many. */
  mayRender: (request: FastifyRequest) => boolean
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
  mountLanguageChoice(app, client.publicUrl)
  const send = pageSender(renderer, client)
  for (const [, path] of pageAddresses)
    if (!ofProducts.has(path)) app.get(path, (request, reply) => send(request, reply))
  for (const path of ofProducts)
    app.get<{ Params: { productId: string } }>(path, async (request, reply) => {
      const meant = addressMeant(pathOf(request))
      if (meant) return reply.redirect(meant, 301)
      return send(request, reply, { missing: await isMissing(client, request.params.productId) })
    })
  app.setNotFoundHandler((request, reply) => {
    const meant = takesPage(request) ? addressMeant(pathOf(request)) : null
    if (meant) return reply.redirect(meant, 301)
    return wantsPage(request) ? send(request, reply, { missing: true }) : sendError(reply, new DomainError('NOT_FOUND'))
  })
}

// The client would show that page in place of the one that says that none is here.
const addressMeant = (address: string) => {
  const [path = '', ...rest] = address.split('?')
  const meant = pagePathMeant(path)
  return meant === null || meant === path ? null : [meant, ...rest].join('?')
}

/** Answers the queries of a page in the context of who asks for it. */
export const executeForPage =
  (apollo: ApolloServer<Context>, contextValue: Context): PageRequest['execute'] =>
  async (query, variables) => {
    const { body } = await apollo.executeOperation({ query, variables: { ...variables } }, { contextValue })
    if (body.kind !== 'single') throw new Error('No operation of the shop is answered in parts')
    return body.singleResult
  }

const pageSender = (renderer: PageRenderer, { config, publicUrl, executeFor, moment, mayRender }: Client) => {
  const renders = new Renders<{ page: RenderedPage; keeping: Keeping }>()

  type Asked = Omit<PageRequest, 'config' | 'execute'>
  const render = async (request: FastifyRequest, reply: FastifyReply, asked: Asked) => {
    const keeping = new Keeping()
    const ask = executeFor(request, reply, keeping)
    const execute: PageRequest['execute'] = async (query, variables) => {
      const answer = await inTime(ask(query, variables))
      if (answer) return answer
      renders.sendWaitingAway()
      throw new Error(`The database has not answered within ${PATIENCE} ms`)
    }
    const page = await renderer.renderPage({ ...asked, config, execute })
    if (page.failure) request.log.error({ err: page.failure }, 'A page could not be rendered: its browser has to do it')
    keeping.noteAnswer(!page.failure)
    return { page, keeping }
  }

  return async (request: FastifyRequest, reply: FastifyReply, { missing = false } = {}) => {
    const address = missing ? missingAt(request) : (pageAddressOf(pathOf(request)) ?? nowhere)
    const choices = pageChoicesOf(missing ? request.url : address, request.headers)
    const asked = { ...choices, url: originOf(request, publicUrl) + address }
    const job = {
      key: JSON.stringify([moment(), asked]),
      render: () => render(request, reply, asked),
      mayRender: () => mayRender(request),
    }
    const rendered = await (missing ? renders.shareAndKeep(job, isWhole) : renders.share(job))
    if (rendered) keepingOf(request.raw)?.goOnFrom(rendered.keeping)
    const { status, html, inline } = rendered?.page ?? renderer.unrenderedPage({ ...asked, config })
    return reply
      .code(missing ? 404 : status)
      .headers({ ...pageCaching, 'content-security-policy': pagePolicyOf(inline, config) })
      .type('text/html; charset=utf-8')
      .send(html)
  }
}

/** Pages of one product, of which none may be there. */
const ofProducts: ReadonlySet<string> = new Set([pages.productDetail, pages.buyNow])

// Whoever looks for holes asks for thousands of addresses that are none. All of them have the page of this one, and so have all
// products that are none.
const missingAt = ({ routeOptions: { url = '' } }: FastifyRequest) => (ofProducts.has(url) ? url : nowhere)

const isWhole = ({ page }: { page: RenderedPage }) => !page.failure

// While the database cannot say it, the page says what is wrong.
const isMissing = ({ findProduct }: Client, id: string) =>
  inTime(
    findProduct(id).then(
      () => false,
      (error) => ['NOT_FOUND', 'BAD_USER_INPUT'].includes(asDomainError(error)?.code ?? ''),
    ),
  ).then((missing) => missing ?? false)

// A database that hangs answers nothing at all, not even that it is late. Twice that, and a reader has the scripts of a product.
const PATIENCE = 2_250

/** @returns null when it takes longer than a reader is to look at nothing */
const inTime = async <Result>(work: Promise<Result>): Promise<Result | null> => {
  const answered = new AbortController()
  try {
    return await Promise.race([work, setTimeout(PATIENCE, null, { ref: false, signal: answered.signal })])
  } finally {
    answered.abort()
  }
}
