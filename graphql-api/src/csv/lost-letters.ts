const BEYOND_LATIN = /(?!\p{Script=Latin})\p{L}/u
// A question ends with its mark right behind a word; a word that was lost is nothing but marks.
const LOST_WORD = /(?<![\p{L}\p{M}\p{N}?!])\?{2,}/gu
const WORD = /\p{L}[\p{L}\p{M}]*/gu
const BEYOND_ASCII = /[^\0-\x7f]/g

/**
 * Whether the letters of a text became question marks when it was saved in an encoding that does not have them.
 * @param before the text that it replaces, if any
 */
export const hasLostLetters = (text: string, before: string): boolean => {
  const lost = text.match(LOST_WORD) ?? []
  if (isWithoutLetters(text, before)) return true
  if (BEYOND_LATIN.test(before) && !BEYOND_LATIN.test(text)) return lost.length > 0
  return lost.join('').length > 2 && lost.length >= (text.match(WORD) ?? []).length
}

const isWithoutLetters = (text: string, before: string) =>
  before.search(BEYOND_ASCII) >= 0 && marksJoined(before.replace(BEYOND_ASCII, '?')) === marksJoined(text)

// A letter of several code points, or of two units, may become one mark or more.
const marksJoined = (text: string) => text.replace(/\?+/g, '?')
