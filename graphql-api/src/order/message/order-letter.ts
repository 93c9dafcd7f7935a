import { escapeHtml } from '@sunnah-store/schema/escape-html'
import { pages } from '@sunnah-store/schema/routes'
import { letterPage, paragraph } from '../../outbox/letter-page.js'
import { nameIn } from '../../product/variant/name-in.js'
import type { Language } from '../../user/language.js'
import type { ToldOrder } from './due-messages.js'
import { OrderMessageKind } from './order-message-kind.js'
import { orderWords } from './order-words.js'

/** What the messages say of the shop. */
export interface Shop {
  /** Where people find it. */
  url: string
  /** How it is called, as +880…; null: not told. */
  phone: string | null
}

const { PLACED, CONFIRMED, CORRECTED, SHIPPED, DELIVERED, RETURNED } = OrderMessageKind

/** What is told of an order: a mail as plain text and as a page, and a text message that says the same in short. */
export const orderLetter = (order: ToldOrder, kind: OrderMessageKind, language: Language, shop: Shop) => {
  const words = orderWords[language]
  const subject = subjectOf(order, kind, language)
  const link = new URL(pages.myOrder, shop.url).href
  const said = [isPartly(order, kind) ? words.saidPartly : isLost(order, kind) ? words.saidLost : words.said[kind]]
  const track = isOpen(kind) ? [`${words.track}: ${new URL(pages.track, shop.url).href}`] : []
  const parts = partsOf(order, kind, language)
  const small = [...track, ...(shop.phone ? [words.questions(shop.phone)] : []), words.why, words.shop]

  return {
    subject,
    text: letterText(words.greeting, [said, ...parts, [`${words.look}: ${link}`], small]),
    html: letterPage({
      lang: words.lang,
      title: subject,
      said: [[words.greeting], said, ...parts].map(asParagraph).join('\n'),
      link: { href: link, label: words.look },
      small,
    }),
    sms: shortLetter(order, kind, language),
  }
}

/** Paragraphs of lines, with an empty line between them. */
export const letterText = (greeting: string, parts: readonly (readonly string[])[]): string =>
  `${[[greeting], ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`

export const asParagraph = (lines: readonly string[]): string =>
  `<p style="${paragraph}">${lines.map(escapeHtml).join('<br>\n')}</p>`

export const linesIn = (language: Language, { lines, deliveryFee, discount }: ToldOrder): string[] => {
  const words = orderWords[language]
  const goods = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => words.line(line.quantity, nameIn(language, line), line.unitPrice * line.quantity))
  return [...goods, words.deliveryFee(deliveryFee), ...(discount > 0 ? [words.discount(discount)] : [])]
}

/** Some of it was kept, and the rest came back. */
const isPartly = ({ lines }: ToldOrder, kind: OrderMessageKind) =>
  kind === DELIVERED && lines.some(({ cameBack }) => cameBack > 0)

const isLost = ({ lost }: ToldOrder, kind: OrderMessageKind) => kind === RETURNED && lost

const subjectOf = (order: ToldOrder, kind: OrderMessageKind, language: Language) => {
  const { subject, subjectLost } = orderWords[language]
  return (isLost(order, kind) ? subjectLost : subject[kind])(order.number)
}

const isOpen = (kind: OrderMessageKind) => [PLACED, CONFIRMED, CORRECTED, SHIPPED].includes(kind)

const partsOf = (order: ToldOrder, kind: OrderMessageKind, language: Language): string[][] => {
  const words = orderWords[language]
  const { address, area, district, courier, trackingCode, trackingUrl, total } = order
  const isPart = isPartly(order, kind)
  const showsAll = kind === PLACED || kind === CORRECTED
  return [
    showsAll || isPart ? linesIn(language, order) : [],
    kind === SHIPPED
      ? [
          ...(courier ? [words.courier(courier)] : []),
          ...(trackingCode ? [words.trackingCode(trackingCode)] : []),
          ...(trackingUrl ? [`${words.follow} ${trackingUrl}`] : []),
        ]
      : [],
    isOpen(kind) ? [words.pay(total)] : [],
    isPart ? [words.paid(total)] : [],
    showsAll ? [words.goesTo([address, area, district].filter(Boolean).join(', '))] : [],
  ].filter((lines) => lines.length > 0)
}

const shortLetter = (order: ToldOrder, kind: OrderMessageKind, language: Language) => {
  const words = orderWords[language]
  const { total, courier, trackingCode, trackingUrl } = order
  const sentences = [
    subjectOf(order, kind, language),
    ...(kind === SHIPPED && courier ? [courier] : []),
    ...(isOpen(kind) ? [words.smsPay(total)] : []),
  ]
  const followed = kind === SHIPPED ? (trackingUrl ?? trackingCode) : null
  return [words.sms(sentences), followed].filter(Boolean).join(' ')
}
