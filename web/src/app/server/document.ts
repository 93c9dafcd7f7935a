import type { PageRequest } from '@sunnah-store/schema/rendered-page'
import boot from '../../boot.ts?script'
import { type FirstPage, firstPageId } from '../../lib/first-page.ts'
import type { Scripts } from './scripts.ts'

interface Document extends Pick<PageRequest, 'language' | 'theme'> {
  title: string
  scripts: Scripts
  /** What stands in the page before any script has run; null when nothing does. */
  content: { preloads: string; styles: string; html: string; firstPage: FirstPage } | null
}

/** The HTML of a page. */
export const documentOf = ({ language, theme, title, scripts, content }: Document) => {
  const attributes = `lang="${language}"${theme ? ` data-theme="${theme}"` : ''}`
  const loading = `data-scripts="${scripts.all.join(' ')}" data-stages="${scripts.stages.join(' ')}"${content ? ' data-rendered' : ''}`
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<script ${loading}>${boot}</script>
${content ? content.preloads + content.styles : ''}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16211e">
<meta name="description" content="Quran and Hadith, panjabi, borka, tupi, jainamaj, tasbih and attar. Cash on Delivery in all 64 districts of Bangladesh.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root">${content?.html ?? ''}</div>
${content ? `<script type="application/json" id="${firstPageId}">${escapeJson(content.firstPage)}</script>` : '<noscript>Sunnah Store needs JavaScript to show this page.</noscript>'}
</body>
</html>
`
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** JSON in which nothing ends the script around it. */
const escapeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
