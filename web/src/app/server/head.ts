import { categories } from '@sunnah-store/schema/categories'
import { escapeHtml } from '@sunnah-store/schema/escape-html'
import { languageParameter } from '@sunnah-store/schema/rendered-page'
import { inLanguage } from '../../lib/copy/in-language.ts'
import { languageNames } from '../../lib/copy/languages.ts'
import { descriptions, shortened } from './descriptions.ts'
import { escapeJson } from './escape-json.ts'
import { firstPages } from './first-pages.ts'
import { linkedDataOf, pricesOf } from './linked-data.ts'
import type { PageFacts } from './page-facts.ts'

const locales = { bn: 'bn_BD', en: 'en_GB' }

/** What search engines, previews in chats and the tab of the window go by. */
export const headOf = (facts: PageFacts): string => {
  const { name, status, title, isEmpty, language, url, product } = facts
  if (status === 404 || isEmpty || firstPages[name]?.isUnlisted)
    return titleAnd(title, `<meta name="robots" content="noindex">`)

  const canonical = canonicalOf(name, url)
  const description = descriptionOf(facts)
  const { origin } = new URL(url)
  const properties = {
    'og:site_name': facts.copy.shopName,
    'og:type': product ? 'product' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': new URL(product?.image.url ?? '/images/banner-wide.webp', origin).href,
    'og:image:alt': title,
    'og:locale': locales[language],
    'og:locale:alternate': locales[language === 'bn' ? 'en' : 'bn'],
    ...(product &&
      product.variants.length > 0 && {
        'product:price:amount': String(Math.min(...pricesOf(product.variants))),
        'product:price:currency': 'BDT',
      }),
  }
  return titleAnd(
    title,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternatesOf(canonical),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...linkedDataOf(facts, canonical).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  )
}

const titleAnd = (title: string, ...tags: string[]) => [`<title>${escapeHtml(title)}</title>`, ...tags].join('\n')

const descriptionOf = ({ name, product, language, url, copy }: PageFacts) => {
  const said = product && inLanguage(product, 'description', language).text
  if (said) return shortened(said)
  const category = categories.find(({ path }) => path === new URL(url).pathname)
  const { shop, category: ofCategory, pages } = descriptions[language]
  return category ? ofCategory(copy.categories[category.code]) : shortened(pages[name] ?? shop)
}

/** What belongs to the address of a page, and which of its values are another page: the first of a list is the list. */
const telling = {
  page: /^(?:[2-9]|[1-9]\d{1,5})$/,
  [languageParameter]: new RegExp(`^(?:${Object.keys(languageNames).join('|')})$`),
}

/** The one address of what stands on it: its page of a list and its language belong to that, filters do not. */
const canonicalOf = (name: string, url: string) => {
  const { origin, pathname, searchParams } = new URL(url)
  const kept = Object.entries(telling).flatMap(([key, values]) => {
    const value = searchParams.get(key)
    const isTold = key === languageParameter || !firstPages[name]?.isListedOnce
    return isTold && value && values.test(value) ? [[key, value]] : []
  })
  return `${origin}${pathname}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
}

const alternatesOf = (canonical: string) => {
  const inNoLanguage = new URL(canonical)
  inNoLanguage.searchParams.delete(languageParameter)
  const link = (language: string, address: URL) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address.href)}">`
  const inLanguages = Object.keys(languageNames).map((language) => {
    const address = new URL(inNoLanguage)
    address.searchParams.set(languageParameter, language)
    return link(language, address)
  })
  return [...inLanguages, link('x-default', inNoLanguage)]
}
