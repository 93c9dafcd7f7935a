import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import type { Config } from '../config.js'
import { Keeping } from '../graphql/keeping.js'
import { rateLimitHeaders } from '../limits/rate-limit-headers.js'
import { perTurn } from '../queue/per-turn.js'
import type { EdgeLimits } from './edge-limits.js'
import { createEdgeServer } from './edge-server.js'
import { hasTooManyHeaders } from './header-lines.js'
import { codedBody, etagOf, isKnown } from './kept-answer.js'
import type { KeptAnswers, Moment } from './kept-answers.js'
import { hasOneHost } from './one-host.js'
import { pageCaching, pageKeyOf } from './page-choices.js'
import { requestIdHeader } from './request-id.js'
import { sitemapKeyOf } from './sitemap-key.js'

/** A request whose answer may be kept. */
interface Asked {
  key: string
  caching: typeof answerCaching
  moment: Moment
  keeping: Keeping
}

// What other caches may do with what is kept here.
const answerCaching = { 'cache-control': 'no-cache', vary: 'origin, accept-encoding' }

const asked = new WeakMap<IncomingMessage, Asked>()
/** Bodies that were read here, and why others could not be. */
const bodies = new WeakMap<IncomingMessage, Buffer | Error>()

const LONGEST_BODY = 8192

// A purchase waits for the database some twenty times, and each time for all that is done in that turn.
const MOST_PER_TURN = 32

/** What is noted of a request whose answer may be kept; null for all others. */
export const keepingOf = (request: IncomingMessage): Keeping | null => asked.get(request)?.keeping ?? null

interface FirstHand {
  /** Null: it speaks plain HTTP. */
  tls: Config['tls']
  /** Beginnings of the addresses that answer everybody the same. */
  addresses: readonly string[]
  /** Null when it is the address that is asked. */
  publicUrl: string | null
}

/**
 * A server whose first hand gives what is kept before anything else looks at the request. It takes pages, and what visitors
 * ask from no page of another origin, at these addresses.
 */
export const firstHandServer =
  (answers: KeptAnswers, places: FirstHand, limits: EdgeLimits): FastifyServerFactory<Server> =>
  (handle, _options) => {
    const isOpen = () => server.listening
    const server = createEdgeServer(limits, places.tls, firstHand(answers, { ...places, isOpen }, handle))
    return server
  }

const firstHand = (
  answers: KeptAnswers,
  { addresses, publicUrl, isOpen }: Omit<FirstHand, 'tls'> & { isOpen: () => boolean },
  handle: RequestListener,
): RequestListener => {
  const inTurn = perTurn(MOST_PER_TURN)
  return (request, response) => {
    const { method, url = '', headers } = request
    if (hasTooManyHeaders(request) || !hasOneHost(request)) return handle(request, response)

    const giveOn = (key: string, caching: typeof answerCaching, body: Buffer | null) => {
      asked.set(request, { key, caching, moment: answers.moment, keeping: new Keeping() })
      if (body) bodies.set(request, body)
      handle(request, response)
    }
    const answer = (...asking: Parameters<typeof giveOn>) => {
      const [key] = asking
      const { socket } = request
      // By its turn it may be kept no more.
      const give = () => {
        const kept = answers.get(key)
        if (kept) send(kept, request, response)
        else giveOn(...asking)
      }
      if (!answers.has(key)) return give()
      inTurn(() => {
        if (socket.destroyed) return
        // The server may have begun to close meanwhile.
        if (!isOpen()) response.setHeader('connection', 'close')
        give()
      })
    }
    const keyOf = (body: Buffer | null) =>
      `${method} ${url}\n${headers.accept ?? ''}\n${headers['content-type'] ?? ''}\n${body?.toString('latin1') ?? ''}`
    const page = method === 'GET' ? pageKeyOf(url, headers, publicUrl) : null
    // The same for everybody, whoever they say that they are and wherever they ask from.
    if (page) return answer(page, pageCaching, null)
    if (headers.authorization !== undefined || isFromElsewhere(headers)) return handle(request, response)
    const sitemap = method === 'GET' ? sitemapKeyOf(url, headers, publicUrl) : null
    if (sitemap) return answer(sitemap, answerCaching, null)
    if (method === 'GET' && addresses.some((address) => url.startsWith(address)))
      return answer(keyOf(null), answerCaching, null)
    if (method !== 'POST' || url !== endpoints.graphql || !(Number(headers['content-length']) <= LONGEST_BODY))
      return handle(request, response)
    const parts: Buffer[] = []
    const answerWhole = () => {
      const body = Buffer.concat(parts)
      answer(keyOf(body), answerCaching, body)
    }
    request.once('error', (error) => {
      // Its rest may come after the answer that it has come too late.
      request.off('end', answerWhole)
      if (request.destroyed) return
      bodies.set(request, error)
      handle(request, response)
    })
    request.on('data', (part) => parts.push(part))
    request.on('end', answerWhole)
  }
}

// Browsers name the origin of a page with each POST, also of the shop's own.
const isFromElsewhere = ({ origin, host }: IncomingHttpHeaders) =>
  origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`

// To whoever has the answer already (RFC 9110, section 15.4.5).
const toldAgain = new Set(['etag', 'cache-control', 'vary', 'content-security-policy'])

const send = (
  kept: NonNullable<ReturnType<KeptAnswers['get']>>,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void => {
  if (isKnown(headers['if-none-match'], kept.etag)) {
    const again = kept.headers.filter(([name]) => toldAgain.has(name))
    response.writeHead(304, [...again.flat(), requestIdHeader, randomUUID()]).end()
    return
  }
  const { coding, body } = codedBody(kept, headers['accept-encoding']?.toString())
  const encoding = coding ? ['content-encoding', coding] : []
  const own = ['content-length', String(body.length), requestIdHeader, randomUUID()]
  response.writeHead(200, [...kept.headers.flat(), ...own, ...encoding]).end(body)
}

// What belongs to one sending of an answer.
const sendersOwn: ReadonlySet<string> = new Set([
  'content-length',
  'content-encoding',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'access-control-allow-origin',
  'access-control-expose-headers',
  requestIdHeader,
  ...rateLimitHeaders,
])

/** Gives on what the first hand has read, and keeps what is answered. To be called before answers are compressed. */
export const keepAnswers = (app: FastifyInstance, answers: KeptAnswers): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const body = bodies.get(request.raw)
    if (!body) return done(null, payload)
    if (body instanceof Error) return done(body)
    done(null, Object.assign(Readable.from([body], { objectMode: false }), { receivedEncodedLength: body.length }))
  })

  app.addHook('onSend', async ({ raw }, reply, payload) => {
    const one = asked.get(raw)
    if (!one?.keeping.isAllowed || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const plain = Buffer.from(payload)
    const etag = etagOf(plain)
    reply.headers({ ...one.caching, etag })
    const headers = Object.entries(reply.getHeaders()).filter(([name]) => !sendersOwn.has(name))
    const all = headers.map(([name, value]): [string, string] => [name, String(value)])
    const isPage = one.caching === pageCaching
    answers.keep(one.key, { plain, headers: all, tells: [...one.keeping.tells], isPage }, one.moment)
    if (!isKnown(raw.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}
