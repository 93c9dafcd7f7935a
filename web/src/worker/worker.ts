import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, type Strategy } from 'workbox-strategies'
import { caching, type Forget, type Loaded, type Shown } from '../lib/offline/kept.ts'
import { answers, answersOnTheirWay, asksWhatIsKept, forgetGiven, givenTo } from './answers.ts'
import { forgetReader, limits, matchOptions } from './keep.ts'
import { openNotice } from './notices.ts'
import { answerPage, keepShown } from './pages.ts'
import { dropOldShells, fetchShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

const filesOf = (kind: 'assets' | 'pictures') =>
  new CacheFirst({ cacheName: caching[kind], matchOptions, plugins: [new ExpirationPlugin(limits[kind])] })

const keptFiles: readonly [start: string, strategy: Strategy][] = [
  ['/assets/', filesOf('assets')],
  ['/images/', filesOf('pictures')],
]

registerRoute(
  new NavigationRoute(async ({ event }) => (event instanceof FetchEvent ? answerPage(event) : Response.error())),
)
registerRoute(asksWhatIsKept, answers)
for (const [start, strategy] of keptFiles)
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(start), strategy)

/** What the browser has already costs nothing to keep. */
const keepFiles = (event: ExtendableEvent, files: readonly string[]) =>
  Promise.allSettled(
    files.flatMap((file) => {
      const { origin, pathname } = new URL(file, location.origin)
      const strategy = keptFiles.find(([start]) => pathname.startsWith(start))?.[1]
      return strategy && origin === location.origin ? strategy.handleAll({ event, request: new Request(file) }) : []
    }),
  )

const pagesOnTheirWay = new Set<Promise<unknown>>()

const keepPageShown = async (told: Shown, window: string) => {
  const keeping = givenTo(window).then((given) => keepShown(told, given))
  pagesOnTheirWay.add(keeping)
  await keeping.finally(() => pagesOnTheirWay.delete(keeping))
}

const forgetAll = () => {
  forgetGiven()
  return forgetReader()
}

/** At once, and once more what was on its way to be kept. */
const forget = async () => {
  const onTheirWay = [...answersOnTheirWay(), ...pagesOnTheirWay]
  await forgetAll()
  if (onTheirWay.length === 0) return
  await Promise.allSettled(onTheirWay)
  await forgetAll()
}

const windowOf = ({ source }: ExtendableMessageEvent) => (source instanceof Client ? source.id : '')

self.addEventListener('install', (event) => {
  event.waitUntil(fetchShell().then((scripts) => keepFiles(event, scripts)))
  // Open pages go on as they are: what they load is kept under names that tell its content.
  self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(dropOldShells()))
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  // Firebase's own script tells it things too.
  const told: Shown | Loaded | Forget | { kind?: undefined } = event.data
  if (told.kind === 'loaded') event.waitUntil(keepFiles(event, told.files))
  else if (told.kind === 'shown') event.waitUntil(keepPageShown(told, windowOf(event)))
  else if (told.kind === 'forget') event.waitUntil(forget())
})
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)))
clientsClaim()
enableNavigationPreload()
