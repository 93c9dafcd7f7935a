import type { PageRenderer } from '@sunnah-store/schema/rendered-page'
import { documentOf } from './app/server/document.ts'
import { firstPages, pageAt } from './app/server/first-pages.ts'
import { renderPublicPage } from './app/server/render-public-page.tsx'
import { scriptsOf } from './app/server/scripts.ts'

/** A page of the shop as HTML; one that is not for everybody, or that fails, has its scripts and nothing else. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { language, lowData, url } = request
  const { name, params } = pageAt(new URL(url).pathname)
  const page = firstPages[name]
  const scripts = scriptsOf(page?.scripts ?? [], language)
  const empty = documentOf({ language, lowData, scripts, content: null })
  if (!page) return { ...empty, status: 200, failure: null }

  try {
    const { status, content } = await renderPublicPage(request, { name, page, params })
    return { ...documentOf({ language, lowData, scripts, content }), status, failure: null }
  } catch (failure) {
    return { ...empty, status: 200, failure }
  }
}
