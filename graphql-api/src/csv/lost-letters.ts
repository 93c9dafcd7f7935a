const BEYOND_LATIN = /(?!\p{Script=Latin})\p{L}/u
// A question mark of a real question follows a word directly; a lost word consists of question marks only.
const LOST_WORD = /(?<![\p{L}\p{M}\p{N}?!])\?{2,}/gu
const WORD = /\p{L}[\p{L}\p{M}]*/gu
const BEYOND_ASCII = /[^\0-\x7f]/g

/**
 * Whether letters of a text became question marks because it was saved in an encoding without them.
 * @param before the text that it replaces; empty when there is none
 */
export const hasLostLetters = (text: string, before: string): boolean => {
  const lost = text.match(LOST_WORD) ?? []
  if (isWithoutLetters(text, before)) return true
  if (BEYOND_LATIN.test(before) && !BEYOND_LATIN.test(text)) return lost.length > 0
  return lost.join('').length > 2 && lost.length >= (text.match(WORD) ?? []).length
}

const isWithoutLetters = (text: string, before: string) =>
  before.search(BEYOND_ASCII) >= 0 && marksJoined(before.replace(BEYOND_ASCII, '?')) === marksJoined(text)

// One letter may become several question marks, since it may have several code points or UTF-16 units.
const marksJoined = (text: string) => text.replace(/\?+/g, '?')
