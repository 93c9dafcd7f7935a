import { endpoints } from '@sunnah-store/schema/routes'
import { keptAddressOf, type Opens, type Seen, type Shown } from '../../lib/offline/kept.ts'
import { noteSeen, readSeen } from '../../lib/offline/seen.ts'
import { linkOf } from './link-of.ts'

/** Keeps what is read, by a service worker, and reads what is kept while there is no connection. */
export const keepForOffline = async (serviceWorker: ServiceWorkerContainer) => {
  const isWatched = serviceWorker.controller !== null
  const opened = location.href
  const loaded = () => [opened, ...performance.getEntriesByType('resource').map(({ name }) => name)]
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Seen | Opens>) => {
    if (data.kind === 'seen') noteSeen({ at: data.at })
  })
  document.addEventListener('click', openWhole, { capture: true })
  try {
    await serviceWorker.register(endpoints.serviceWorker)
    const tell = async (files: () => readonly string[] = () => []) => {
      if (!navigator.onLine || keptAddressOf(new URL(location.href)) === null) return
      const { active } = await serviceWorker.ready
      const shown: Shown = {
        kind: 'shown',
        url: location.href,
        title: document.title,
        language: document.documentElement.lang,
        loaded: files(),
      }
      active?.postMessage(shown)
    }
    await tell(isWatched ? undefined : loaded)
    const title = document.querySelector('title')
    if (title) new MutationObserver(() => tell()).observe(title, { childList: true })
    await watched(serviceWorker)
    // What was loaded since then has passed by the service worker.
    if (!isWatched) await tell(loaded)
    // Without a connection its code would not come.
    await import('../../pages/offline-page.tsx')
  } catch {
    // The shop is read with a connection then.
  }
}

/** Settles when what is loaded from now on is kept. */
const watched = (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.controller ??
  new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))

/** Without a good connection a page is opened whole, as it is kept if need be; its data alone may not be kept. */
const openWhole = (event: MouseEvent) => {
  if ((!navigator.onLine || readSeen()) && linkOf(event)) event.stopPropagation()
}
