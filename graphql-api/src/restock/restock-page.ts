import { escapeHtml } from '@sunnah-store/schema/escape-html'
import { letterPage, paragraph } from '../outbox/letter-page.js'
import type { RestockWords } from './restock-words.js'

/** What the notice is about. */
interface Noticed {
  name: string
  /** Of the product in the shop. */
  link: string
  picture: string
}

/** The notice as a page. */
export const restockPage = (words: RestockWords, { name, link, picture }: Noticed): string => {
  const [shown, href, src] = [name, link, picture].map(escapeHtml)

  return letterPage({
    lang: words.lang,
    title: words.subject(name),
    said: `<p style="${paragraph}">${words.greeting}</p>
<p style="${paragraph}">${escapeHtml(words.asked(name))}</p>
<p style="${paragraph}"><a href="${href}"><img src="${src}" alt="${shown}" width="240" style="display:block;max-width:100%;height:auto;border:0;border-radius:12px"></a></p>
<p style="${paragraph}">${words.inStock}</p>`,
    link: { href: link, label: words.look },
    small: [words.once, words.shop],
  })
}
