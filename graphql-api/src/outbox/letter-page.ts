import { escapeHtml } from '@sunnah-store/schema/escape-html'

// Mail programs leave style sheets out: each element carries its own. The colours are those of the shop, by day.
const font = 'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1f2a27'
const button =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#0f5c4a;color:#ffffff;font-weight:bold;text-decoration:none'

export const paragraph = 'margin:0 0 16px'

interface LetterPage {
  /** As of HTML, such as bn. */
  lang: string
  title: string
  /** HTML. */
  said: string
  /** Where the button below leads, and what it says; of the shop, the same for everybody: nothing tells who has opened the mail. */
  link: { href: string; label: string }
  /** Below it, small. */
  small: readonly string[]
}

/** A mail as a page. */
export const letterPage = ({ lang, title, said, link, small }: LetterPage): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#fbf8f1">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:16px;${font}">
${said}
<p style="margin:0 0 24px"><a href="${escapeHtml(link.href)}" style="${button}">${link.label}</a></p>
${small.map((line, i) => `<p style="margin:0${i < small.length - 1 ? ' 0 16px' : ''};font-size:14px;color:#5b6763">${escapeHtml(line)}</p>`).join('\n')}
</div>
</body>
</html>
`
