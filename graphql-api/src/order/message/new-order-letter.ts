import { pages } from '@sunnah-store/schema/routes'
import { letterPage } from '../../outbox/letter-page.js'
import type { Language } from '../../user/language.js'
import type { ToldOrder } from './due-messages.js'
import { asParagraph, letterText, linesIn, type Shop } from './order-letter.js'
import { orderWords } from './order-words.js'

/** What the shop itself is told of a new order: nothing of whoever ordered but the district. */
export const newOrderLetter = (order: ToldOrder, language: Language, { url }: Pick<Shop, 'url'>) => {
  const words = orderWords[language]
  const subject = words.newOrder(order.number, order.total, order.district)
  const link = new URL(pages.order.replace(':number', order.number), url).href
  const goods = linesIn(language, order)
  const small = [words.newOrderWhy, words.shop]

  return {
    subject,
    text: letterText(words.greeting, [[subject], goods, [`${words.newOrderLook}: ${link}`], small]),
    html: letterPage({
      lang: words.lang,
      title: subject,
      said: [[words.greeting], [subject], goods].map(asParagraph).join('\n'),
      link: { href: link, label: words.newOrderLook },
      small,
    }),
  }
}
