import type { ApolloClient } from '@apollo/client'
import { startTransition } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createApolloClient } from './app/apollo-client.ts'
import { App } from './app/app.tsx'
import { createRoutes } from './app/routes.tsx'
import { queriedLater } from './app/watched-later.ts'
import { CopyProvider } from './lib/copy/copy-provider.tsx'
import { speakFirstLanguage } from './lib/copy/language.ts'
import { contentTaken, endFirstPage, type FirstPage, firstPage } from './lib/first-page.ts'
import { createSession, type Session } from './lib/identity/session.ts'
import { goOnFromLayers } from './lib/navigation/go-on-from-layers.ts'
import { tellLoadingApart } from './lib/navigation/loading.ts'
import { knowClientConfig } from './lib/network/client-config.ts'
import { createRoot, hydrateRoot } from './lib/react-roots.ts'
import { turn } from './lib/turn.ts'
import { until } from './lib/until.ts'
import { whenIdle } from './lib/when-idle.ts'

const loadIdentity = async () => (await import('./lib/identity/firebase.ts')).openIdentity()
const loadQuestion = async () => (await import('./features/user/second-factor/ask-for-code.tsx')).askForCode

const openShop = () => {
  const client: ApolloClient = createApolloClient({ renew: () => session.renew() })
  const session: Session = createSession(client, loadIdentity, loadQuestion)
  return { client, session, routes: createRoutes(client) }
}
type Shop = ReturnType<typeof openShop>

const openRouter = ({ routes }: Shop, options?: Parameters<typeof createBrowserRouter>[1]) => {
  const router = createBrowserRouter(routes, options)
  goOnFromLayers(router)
  tellLoadingApart(router)
  return router
}
type Router = ReturnType<typeof openRouter>

const shopWith = ({ client, session }: Shop, router: Router) => (
  <CopyProvider>
    <App client={client} session={session}>
      <RouterProvider router={router} />
    </App>
  </CopyProvider>
)

const show = async (root: HTMLElement) => {
  // Built pages have both in them.
  if (import.meta.env.DEV) await Promise.all([import('./early.ts'), import('./theme/put-on-global-style.ts')])
  const shop = openShop()
  shop.session.start()
  await speakFirstLanguage()
  const router = openRouter(shop)
  createRoot(root).render(shopWith(shop, router))
  noteOpen(shop, router)
}

/**
 * A router that begins where the reader is: of a page that has been read before its scripts, or that the browser has opened
 * where it was left, the place is the browser's. The router would begin at the top.
 */
const openRouterInPlace = (shop: Shop) => {
  // Without data of its own it looks for the place of the last visit too.
  const router = openRouter(shop, { hydrationData: { loaderData: {} } })
  return {
    ...router,
    get state() {
      return { ...router.state, restoreScrollPosition: false as const }
    },
  }
}

/** Takes over a page as the server has rendered it. What came with it is new: its loaders ask the shop for nothing. */
const takeOver = async (root: HTMLElement, { cache, config }: FirstPage) => {
  await turn()
  const shop = openShop()
  const { client, session } = shop
  client.restore(cache)
  knowClientConfig(config)
  client.prioritizeCacheValues = true
  await speakFirstLanguage()
  await turn()
  const router = openRouterInPlace(shop)
  await until(() => router.state.initialized, router.subscribe)
  client.prioritizeCacheValues = false
  await turn()
  endFirstPage()
  session.start()
  // As it takes the page over, React begins all its queries in one task. Of later ones a list and its counts are to begin together.
  const { watchQuery } = client
  client.watchQuery = queriedLater(watchQuery)
  void contentTaken.then(() => {
    client.watchQuery = watchQuery
  })

  // Where the code of the page did not come, its failure stands in the place of what was rendered.
  if (router.state.errors) createRoot(root).render(shopWith(shop, router))
  else startTransition(() => void hydrateRoot(root, shopWith(shop, router)))
  noteOpen(shop, router)
}

/** From here on what is pressed is done; boot.ts waits for it, or for the word that it failed. */
const noteOpen = ({ client, routes }: Shop, router: Router) => {
  document.documentElement.dataset.open = ''
  document.dispatchEvent(new Event('shop-open'))
  const beginLater = () =>
    import('./app/later/begin.ts').then(({ begin }) => begin(client, routes, router)).catch(() => undefined)
  // Sooner it would take bandwidth from what the page still waits for, and find nothing on it that is asked for.
  const codeHere = until(() => router.state.initialized, router.subscribe)
  void Promise.all([contentTaken, codeHere]).then(() => whenIdle(beginLater))
}

const place = document.getElementById('root')
if (place)
  (firstPage ? takeOver(place, firstPage) : show(place)).catch((failure: unknown) => {
    document.dispatchEvent(new Event('shop-failed'))
    throw failure
  })
