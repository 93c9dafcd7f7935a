// Browsers read much before they can make one, as long as a page has to be taken over: few names need it.
let characters: Intl.Segmenter | undefined

/** Each of these is a character of its own, whatever stands beside it: Latin letters, and quotation marks and dashes. */
const plain = /^[ -\u024f\u2010-\u2027]*$/

/** The first so many characters of a name, as people count them, and a sign when something was left out. */
export const shorten = (text: string, length: number) => {
  if (text.length <= length) return text
  if (plain.test(text)) return withSign(text.slice(0, length))
  characters ??= new Intl.Segmenter()
  const kept = [...characters.segment(text)].map(({ segment }) => segment)
  return kept.length > length ? withSign(kept.slice(0, length).join('')) : text
}

const withSign = (text: string) => `${text.trimEnd()}…`
