import { endpoints } from '@sunnah-store/schema/routes'
import { keptAddressOf, type Loaded, type Opens, type Seen, type Shown } from '../../lib/offline/kept.ts'
import { noteSeen, readSeen } from '../../lib/offline/seen.ts'
import { linkOf } from './link-of.ts'

/** Keeps what is read, by a service worker, and reads what is kept while there is no connection. */
export const keepForOffline = async (serviceWorker: ServiceWorkerContainer) => {
  const opened = serviceWorker.controller ? null : location.href
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Seen | Opens>) => {
    if (data.kind === 'seen') noteSeen({ at: data.at })
  })
  document.addEventListener('click', openWhole, { capture: true })
  try {
    await serviceWorker.register(endpoints.serviceWorker)
    const tell = async (told: Shown | Loaded) => (await serviceWorker.ready).active?.postMessage(told)
    const tellShown = async (isFirst: boolean) => {
      const { href: url } = location
      if (!navigator.onLine || keptAddressOf(new URL(url)) === null) return
      const { title, documentElement } = document
      await tell({ kind: 'shown', url, title, language: documentElement.lang, isOlder: isFirst && url === opened })
    }
    await tellShown(true)
    const title = document.querySelector('title')
    if (title) new MutationObserver(() => tellShown(false)).observe(title, { childList: true })
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

// The time is that of the service worker's start, if it has answered. Pictures come in the kind that their reader asks for: they
// would come once more, in another one, and are kept when they are seen next.
const isLoadedPast = (entry: PerformanceEntry) =>
  entry instanceof PerformanceResourceTiming && entry.workerStart === 0 && entry.name.includes('/assets/')

/** Settles when what is loaded from now on is kept. */
const watched = (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.controller ??
  new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))

/** Without a good connection a page is opened whole, as it is kept if need be; its data alone may not be kept. */
const openWhole = (event: MouseEvent) => {
  if ((!navigator.onLine || readSeen()) && linkOf(event)) event.stopPropagation()
}
