import { endpoints } from '@sunnah-store/schema/routes'
import { ExpirationPlugin } from 'workbox-expiration'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { caching, keptHeaders, type Missed, productStart, type Seen } from '../lib/offline/kept.ts'
import { type Given, limits, matchOptions, momentOf, stamped } from './keep.ts'
import { keptFor, late } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

const kept = new Set(['Products', 'Product', 'RelatedProducts', 'ReviewPage'])

/** Whether it asks what is shown on a page that may be read offline; nothing of it stands in a cart or a checkout. */
export const asksWhatIsKept = ({
  url: { pathname, searchParams },
  request,
}: {
  url: URL
  request: Request
}): boolean => {
  if (pathname === endpoints.config) return true
  const isOfVisitor = pathname === endpoints.graphql && !request.headers.has('authorization')
  return isOfVisitor && kept.has(searchParams.get('operationName') ?? '') && !isSearch(searchParams.get('variables'))
}

const opening = new Set(['Products', 'Product'])
const given = new Map<string, readonly Given[]>()

/** What it asks, if it asks for that for which a page is opened. */
const openingOf = ({ url }: Request): string | null => {
  const { operationName = '', variables = '' } = Object.fromEntries(new URL(url).searchParams)
  return opening.has(operationName) ? variables : null
}

const noteGiven = (event: ExtendableEvent, request: Request, at: string) => {
  const variables = openingOf(request)
  if (variables === null || !(event instanceof FetchEvent)) return
  const before = given.get(event.clientId) ?? []
  given.set(event.clientId, [{ variables, at }, ...before].slice(0, limits.answers.maxEntries))
}

/** Each by the window that was answered. */
const beingKept = new Map<Promise<unknown>, string>()

/** The latest first; when what has come is kept, as a page that is made of it should not be kept before, or is late. */
export const givenTo = async (window: string): Promise<readonly Given[]> => {
  const ofWindow = [...beingKept].flatMap(([keeping, of]) => (of === window ? [keeping] : []))
  await Promise.race([Promise.allSettled(ofWindow), late()])
  return given.get(window) ?? []
}

/** What has come and is not kept yet. */
export const answersOnTheirWay = () => [...beingKept.keys()]

export const forgetGiven = () => given.clear()

const isSearch = (variables: string | null) => variables?.includes('"search"') ?? false

/** Tells the window where what it asks for is kept as part of a page; answers with whether it is. */
const tellMissed = async ({ event }: StrategyHandler, request: Request) => {
  const variables = openingOf(request)
  const addresses = variables === null ? [] : await keptFor(JSON.parse(variables))
  if (addresses.length > 0) await tell(event, { kind: 'missed', addresses })
  return addresses.length > 0
}

class Answers extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    try {
      const answer = await handler.fetch(request)
      const keeping = handler.cachePut(request, answer.clone())
      beingKept.set(keeping, handler.event instanceof FetchEvent ? handler.event.clientId : '')
      handler.waitUntil(keeping.finally(() => beingKept.delete(keeping)))
      return answer
    } catch (failure) {
      const seen = await handler.cacheMatch(request)
      if (seen) return seen
      // Meanwhile the window opens that page; of the failure nothing is to be seen.
      if (await tellMissed(handler, request)) await late()
      throw failure
    }
  }
}

/**
 * From the shop; as they were last seen when it cannot be reached, and then the window is told so. What has come with a page
 * is kept with it alone.
 */
export const answers = new Answers({
  cacheName: caching.answers,
  matchOptions,
  plugins: [
    new ExpirationPlugin(limits.answers),
    {
      // What the shop answers to one person says no-store.
      cacheWillUpdate: async ({ response, request }) => {
        if (response.status !== 200) return null
        if (response.headers.get('cache-control') !== 'no-cache') return dropGone(request, response)
        return stamped(response)
      },
      cacheDidUpdate: async ({ newResponse, request, event }) => noteGiven(event, request, momentOf(newResponse)),
      cachedResponseWillBeUsed: async ({ cachedResponse, event, request }) => {
        const at = cachedResponse?.headers.get(keptHeaders.seenAt)
        if (at && !request.url.endsWith(endpoints.config)) await tell(event, { kind: 'seen', at })
        return cachedResponse ?? null
      },
    },
  ],
})

/** What the shop refuses is kept nowhere; a product that is there no more is not to be read either. */
const dropGone = async ({ url }: Request, response: Response) => {
  const asked = new URL(url).searchParams
  if (asked.get('operationName') !== 'Product') return null
  const { errors = [] }: { errors?: { extensions?: { code?: string } }[] } = await response.clone().json()
  if (!errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND')) return null
  const { id }: { id: string } = JSON.parse(asked.get('variables') ?? '{}')
  await (await caches.open(caching.pages)).delete(productStart + id, matchOptions)
  await (await caches.open(caching.answers)).delete(url, matchOptions)
  return null
}

const tell = async (event: ExtendableEvent, message: Seen | Missed) => {
  if (!(event instanceof FetchEvent)) return
  const window = await self.clients.get(event.clientId)
  window?.postMessage(message)
}
