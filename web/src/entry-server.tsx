import type { PageRenderer, PageRequest } from '@sunnah-store/schema/rendered-page'
import { documentOf } from './app/server/document.ts'
import { firstPages, pageAt } from './app/server/first-pages.ts'
import { renderPublicPage } from './app/server/render-public-page.tsx'
import { scriptsOf } from './app/server/scripts.ts'

/** A page of the shop as HTML; one that only its scripts can make, or that fails, has them and nothing else. */
export const renderPage: PageRenderer['renderPage'] = async (request) => {
  const { name, page, params, scripts } = pageOf(request)
  if (!page) return unrenderedPage(request)

  try {
    const { status, content } = await renderPublicPage(request, { name, page, params })
    return {
      ...documentOf({
        ...request,
        scripts,
        isListed: true,
        address: status === 200 && !page.isOfPerson ? addressOf(request) : null,
        content,
      }),
      status,
      failure: null,
    }
  } catch (failure) {
    return { ...unrenderedPage(request), failure }
  }
}

export const unrenderedPage: PageRenderer['unrenderedPage'] = (request) => {
  const { page, scripts } = pageOf(request)
  return {
    ...documentOf({
      ...request,
      scripts,
      isListed: page !== undefined && !page.isUnlisted,
      address: null,
      content: null,
    }),
    status: 200,
    failure: null,
  }
}

const pageOf = ({ url, language }: Pick<PageRequest, 'url' | 'language'>) => {
  const { name, params } = pageAt(new URL(url).pathname)
  const page = firstPages[name]
  return { name, params, page, scripts: scriptsOf(page?.scripts ?? [], language) }
}

const addressOf = ({ url }: Pick<PageRequest, 'url'>) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
