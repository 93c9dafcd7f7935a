import { pageAddressOf } from '@sunnah-store/schema/page-address'
import { endpoints, pages } from '@sunnah-store/schema/routes'
import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router-dom'
import { askForFailedPictures } from '../../lib/offline/failed-pictures.ts'
import {
  keptAddressOf,
  type Loaded,
  type Missed,
  type Opens,
  patience,
  type Seen,
  type Shown,
} from '../../lib/offline/kept.ts'
import { noteSeen, readSeen, subscribeToSeen } from '../../lib/offline/seen.ts'
import { readShownPage, watchShownPage } from '../../lib/offline/shown-page.ts'
import { linkOf } from './link-of.ts'

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>

/** Keeps what is read, by a service worker, and reads what is kept while there is no connection. */
export const keepForOffline = async (serviceWorker: ServiceWorkerContainer, router: Router) => {
  const first = location.pathname + location.search
  const opened = serviceWorker.controller ? null : first
  let missed: readonly string[] = []
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Seen | Missed | Opens>) => {
    if (data.kind === 'seen') noteSeen({ at: data.at })
    if (data.kind !== 'missed') return
    const { addresses } = data
    missed = [...missed, ...addresses]
    openKept(missed, first)
    // Whoever opens such a page later asks the shop anew.
    setTimeout(() => {
      missed = missed.filter((address) => !addresses.includes(address))
    }, patience)
  })
  document.addEventListener('click', openWhole, { capture: true })
  goWhole(router)
  window.addEventListener('online', askForFailedPictures)
  subscribeToSeen(() => readSeen() ?? askForFailedPictures())
  try {
    await serviceWorker.register(endpoints.serviceWorker)
    const tell = async (told: Shown | Loaded) => (await serviceWorker.ready).active?.postMessage(told)
    const tellShown = keepTelling(tell, opened)
    tellShown()
    watchShownPage(() => {
      tellShown()
      openKept(missed, first)
    })
    new PerformanceObserver((list) => {
      const files = list
        .getEntries()
        .filter(isLoadedPast)
        .map(({ name }) => name)
      if (files.length > 0) tell({ kind: 'loaded', files })
    }).observe({ type: 'resource', buffered: true })
    await watched(serviceWorker)
    // Without a connection its code would not come.
    await import('../../pages/offline-page.tsx')
  } catch {
    // The shop is read with a connection then.
  }
}

/** Tells of each page once, and of none while there is nothing to read on it. @param opened what was there before the service worker */
const keepTelling = (tell: (told: Shown) => unknown, opened: string | null) => {
  let toldOf: ReturnType<typeof readShownPage> = null

  return async () => {
    // Until all of the page has said what it lacks.
    await Promise.resolve()
    const page = readShownPage()
    if (!page || page === toldOf || !navigator.onLine) return
    const { path, title } = page
    const url = new URL(path, location.origin)
    if (keptAddressOf(url) === null) return
    const isOlder = toldOf === null && path === opened
    toldOf = page
    await tell({ kind: 'shown', url: url.href, title, language: document.documentElement.lang, isOlder })
  }
}

/**
 * Opens the page of the window whole, as it is kept, where what it is opened for does not come: its data alone would be among
 * what the window has of a cart.
 * @param missed the addresses of such pages
 * @param first what the window was opened with, which would come whole again and again
 */
const openKept = async (missed: readonly string[], first: string) => {
  await Promise.resolve()
  const path = location.pathname + location.search
  if (path === first || readSeen() || readShownPage()) return
  const address = keptAddressOf(new URL(pageAddressOf(path) ?? path, location.origin))
  if (address && missed.includes(address)) location.reload()
}

// The time is that of the service worker's start, if it has answered. Pictures come in the kind that their reader asks for: they
// would come once more, in another one, and are kept when they are seen next.
const isLoadedPast = (entry: PerformanceEntry) =>
  entry instanceof PerformanceResourceTiming && entry.workerStart === 0 && entry.name.includes('/assets/')

/** Settles when what is loaded from now on is kept. */
const watched = (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.controller ??
  new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))

const isLineGood = () => navigator.onLine && !readSeen()

/** Without a good connection a page is opened whole, as it is kept if need be; its data alone may not be kept. */
const openWhole = (event: MouseEvent) => {
  if (!isLineGood() && linkOf(event)) event.stopPropagation()
}

/**
 * The same of where a search and the choices of a list lead; not of what is chosen of a product. The router's own way to
 * stop a step asks the reader (`useBlocker`).
 */
const goWhole = (router: Router) => {
  const { navigate } = router
  router.navigate = async (to: To | number | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to)
    if (typeof to !== 'string' || isLineGood()) return navigate(to, options)
    const url = new URL(to, location.href)
    const typed = options && 'formData' in options ? options.formData : null
    if (typed) url.search = `${new URLSearchParams([...typed].map(asText))}`
    const isOther = ![null, keptAddressOf(new URL(location.href))].includes(keptAddressOf(url))
    if (!isOther && url.pathname !== pages.search) return navigate(to, options)
    if (options?.replace) location.replace(url)
    else location.assign(url)
  }
}

const asText = ([name, value]: [string, FormDataEntryValue]) => [name, String(value)]
