import type { ApolloClient } from '@apollo/client'
import { today } from '@sunnah-store/schema/local-day'
import type { PageRequest, RenderedPage } from '@sunnah-store/schema/rendered-page'
import type { DocumentNode } from 'graphql'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { Copy } from '../../lib/copy/en/en.ts'
import { CopyContext } from '../../lib/copy/use-copy.ts'
import { createSession } from '../../lib/identity/session.ts'
import { LowDataOfPage } from '../../lib/low-data/use-low-data.ts'
import { knowClientConfig } from '../../lib/network/client-config.ts'
import { ServerWindow } from '../../ui/basic/page-heading.tsx'
import { App } from '../app.tsx'
import { createRoutes } from '../routes.tsx'
import { asSent } from './as-sent.ts'
import { copies } from './copies.ts'
import type { Content } from './document.ts'
import type { AskedPage } from './first-pages.ts'
import { headOf } from './head.ts'
import { needsScriptsToBuy } from './needs-scripts-to-buy.ts'
import { ProductHead_ProductFragmentDoc } from './product-head.generated.ts'
import { renderBody } from './render-body.tsx'
import { createServerClient } from './server-client.ts'
import { stylesWithoutScripts, withoutScripts } from './without-scripts.ts'

const nobody = () => Promise.reject(new Error('Nobody signs in on the server'))
const noPage = () => Promise.reject(new Error('Each page asks by a client of its own'))

const handler = createStaticHandler(createRoutes(createServerClient(noPage).client))

/** What every visitor sees of a page, rendered by the components and loaders of the browser. */
export const renderPublicPage = async (
  { url, language, lowData, config, execute }: PageRequest,
  { name, page, params }: AskedPage,
): Promise<{ status: RenderedPage['status']; content: Content }> => {
  knowClientConfig(config)
  const copy = copies[language]
  const { client, settle, extract } = createServerClient(execute)
  const session = createSession(client, nobody, nobody)
  const asked = Promise.allSettled(page.ask?.(client, params) ?? [])
  const context = await handler.query(new Request(url), { requestContext: client })
  if (context instanceof Response) throw new Error(`${url} leads elsewhere`)
  const found = context.matches.some(({ route }) => route.path === '*') ? 404 : statusOf(await settle(), params)
  await asked

  if (found === 404)
    for (const [id, data] of Object.entries(context.loaderData)) context.loaderData[id] = { ...data, product: null }
  const window = { title: '', isMissing: false, isEmpty: false }
  const router = createStaticRouter(handler.dataRoutes, context)
  const body = await renderBody(
    <CopyContext value={copy}>
      <LowDataOfPage value={lowData}>
        <App client={client} session={session}>
          <ServerWindow value={window}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </ServerWindow>
        </App>
      </LowDataOfPage>
    </CopyContext>,
  )
  const product = params.productId ? productOf(client, params.productId) : null
  const status = window.isMissing ? 404 : found
  // A field that the page's documents do not ask for would leave the head without its product, and nobody would see it.
  if (name === 'productDetail' && status === 200 && !product) throw new Error('The page did not load its head')
  const content = {
    ...body,
    head: headOf({ url, language, config, name, status, title: window.title, isEmpty: window.isEmpty, copy, product }),
    styles: body.styles + stylesWithoutScripts,
    withoutScripts: withoutScripts(copy, new URL(url).searchParams, missingWithoutScripts(copy, { name, page })),
    firstPage: { status, cache: extract(), config, today: today() },
    asked: await Promise.all((page.askAhead ?? []).map(askedAhead)),
  }
  return { status, content }
}

const productOf = ({ cache }: ApolloClient, id: string) =>
  cache.readFragment({ fragment: ProductHead_ProductFragmentDoc, id: `Product:${id}` })

const askedAhead = async (document: DocumentNode) => {
  const { operationName, text } = await asSent(document)
  return { operationName, query: text }
}

const missingWithoutScripts = (copy: Copy, { name, page }: Pick<AskedPage, 'name' | 'page'>) => {
  if (page.isOfPerson) return copy.needsScripts
  return name === 'productDetail' ? needsScriptsToBuy[copy.language] : null
}

/** @throws when there is another reason than that nothing stands at the address */
const statusOf = (refusal: string | null, { productId }: AskedPage['params']): RenderedPage['status'] => {
  if (refusal === null) return 200
  if (productId && (refusal === 'NOT_FOUND' || refusal === 'BAD_USER_INPUT')) return 404
  throw new Error(`A query of the page was refused: ${refusal}`)
}
