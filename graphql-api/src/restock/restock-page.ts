import { escapeHtml } from '@sunnah-store/schema/escape-html'
import type { RestockWords } from './restock-words.js'

/** What the notice is about. */
interface Noticed {
  name: string
  /** Of the product in the shop, the same for everybody: nothing tells who has opened the mail. */
  link: string
  picture: string
}

// Mail programs leave style sheets out: each element carries its own. The colours are those of the shop, by day.
const font = 'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f2a27'
const paragraph = 'margin:0 0 16px'

/** The notice as a page. */
export const restockPage = (words: RestockWords, { name, link, picture }: Noticed): string => {
  const [said, href, src] = [name, link, picture].map(escapeHtml)

  return `<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(words.subject(name))}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#fbf8f1">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:16px;${font}">
<p style="${paragraph}">${words.greeting}</p>
<p style="${paragraph}">${escapeHtml(words.asked(name))}</p>
<p style="${paragraph}"><a href="${href}"><img src="${src}" alt="${said}" width="240" style="display:block;max-width:100%;height:auto;border:0;border-radius:12px"></a></p>
<p style="${paragraph}">${words.inStock}</p>
<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#0f5c4a;color:#ffffff;font-weight:bold;text-decoration:none">${words.look}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#5b6763">${words.once}</p>
<p style="margin:0;font-size:14px;color:#5b6763">${words.shop}</p>
</div>
</body>
</html>
`
}
