import { createHash } from 'node:crypto'
import { escapeHtml } from '@sunnah-store/schema/escape-html'
import type { PageRequest, RenderedPage } from '@sunnah-store/schema/rendered-page'
import { endpoints } from '@sunnah-store/schema/routes'
import { googleScripts } from '@sunnah-store/schema/script-sources'
import boot from '../../boot.ts?script'
import { type FirstPage, firstPageId } from '../../lib/first-page.ts'
import { paths } from '../../lib/navigation/paths.ts'
import type { Asked } from '../../lib/network/asked-ahead.ts'
import { globalStyle } from '../../theme/global-style.ts'
import { copies } from './copies.ts'
import { escapeJson } from './escape-json.ts'
import { notOpened } from './not-opened.ts'
import type { Scripts } from './scripts.ts'
import { withoutScripts as aboveThePage, stylesWithoutScripts } from './without-scripts.ts'

/** What stands in a page before any script has run. */
export interface Content {
  /** Title, description and what else is said of it. */
  head: string
  preloads: string
  styles: string
  html: string
  /** Above it, for whoever runs no scripts. */
  withoutScripts: string
  firstPage: FirstPage
  /** What its browser asks at once, for whoever has logged in. */
  asked: readonly Asked[]
}

interface Document extends Pick<PageRequest, 'url' | 'language' | 'lowData' | 'config'> {
  scripts: Scripts
  /** Whether search engines may find it, where its content does not say it. */
  isListed: boolean
  /** At which it was rendered; null for an address that is none. */
  address: string | null
  /** Null when its scripts have to make all of it. */
  content: Content | null
}

/** The HTML of a page, and what stands inline in it. */
export const documentOf = ({
  url,
  language,
  lowData,
  config,
  scripts,
  isListed,
  address,
  content,
}: Document): Pick<RenderedPage, 'html' | 'inline'> => {
  const { head, preloads, styles, html, withoutScripts } = content ?? emptyPage({ url, language, isListed })
  const asked = content && content.asked.length > 0 && JSON.stringify(content.asked)
  const trusted = ['/assets/', endpoints.serviceWorker, ...googleScripts(config)]
  const loading = `data-scripts="${scripts.all.join(' ')}" data-stages="${scripts.stages.join(' ')}" data-trusted="${trusted.join(' ')}"${address ? ` data-address="${escapeHtml(address)}"` : ''}${asked ? ` data-endpoint="${endpoints.graphql}" data-asked="${escapeHtml(asked)}"` : ''}${content ? ' data-rendered' : ''}`
  const page = `<!doctype html>
<html lang="${language}"${lowData ? ' data-low-data' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" data-scheme="light">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16211e" data-scheme="dark">
${content ? whole : ''}<script ${loading}>${boot}</script>
${preloads}<style>${global}</style>${styles}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/icon-maskable.png">
<link rel="manifest" href="/manifest.${language}.webmanifest">
${head}
</head>
<body>
${notOpened(copies[language])}
${withoutScripts}
<div id="root">${html}</div>
${content ? `<script type="application/json" id="${firstPageId}">${escapeJson(content.firstPage)}</script>` : ''}
</body>
</html>
`
  const [, ...opened] = styles.split('<style')
  const styleTexts = opened.map((style) => style.slice(style.indexOf('>') + 1, style.indexOf('</style>')))
  return { html: page, inline: { scripts: [bootHash], styles: [globalHash, ...styleTexts.map(hashOf)] } }
}

// Of a bar that was painted by half, as on a slow line, the buttons would jump aside for those that come next.
const whole = `<link rel="expect" href="#main" blocking="render">\n`

const global = globalStyle.replace(/\/\*.*?\*\//g, '').replace(/\s+/g, ' ')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// The same on every page.
const bootHash = hashOf(boot)
const globalHash = hashOf(global)

const emptyPage = ({ url, language, isListed }: Pick<Document, 'url' | 'language' | 'isListed'>) => ({
  head: `<title>Sunnah Store</title>${isListed ? '' : '\n<meta name="robots" content="noindex">'}`,
  preloads: '',
  styles: stylesWithoutScripts,
  html: '',
  withoutScripts: `<noscript><h1><a href="${paths.home()}">Sunnah Store</a></h1></noscript>
${aboveThePage(copies[language], new URL(url).searchParams, copies[language].needsScripts)}`,
})
