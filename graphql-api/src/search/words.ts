import { latinDigits } from '@sunnah-store/schema/digits'
import { stopWords } from './stop-words.js'

// Zero-width spaces and joiners stand inside Bangla words and cannot be seen.
const UNSEEN = /[\u200b-\u200d\u2060\ufeff]/g

/** One form for every way to type the same letters. Bangla's য় ড় ঢ় have two ways in Unicode; normalised, they have one. */
const tidy = (text: string): string => latinDigits(text.normalize('NFKC').replace(UNSEEN, '').toLowerCase())

/** The words of a text in lower case, singular: runs of letters and digits; "12ml" and "33টি" are two words, "a5" is one. */
export const tokenize = (text: string): string[] =>
  (
    tidy(text)
      .replace(/['’`]s?(?![\p{L}\p{M}])|['’`]/gu, '')
      .match(/\p{N}+(?![\p{L}\p{M}\p{N}])|\p{N}+|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu) ?? []
  ).map(singular)

/** The same without words that say nothing, unless there are no others. */
export const tellingWords = (text: string): string[] => {
  const words = tokenize(text)
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : words
}

/** "books" and "boxes" are one thing more often; "glass" and "abbas" are themselves. */
const singular = (word: string): string => {
  if (!word.endsWith('s') || !/^[a-z]{4,}$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^asiu]s$/.test(word) ? word.slice(0, -1) : word
}

/** Whether similarity may be looked for: a number is that number and no other, and one letter is like every word. */
export const isSpelled = (word: string): boolean => word.length > 1 && !/\p{N}/u.test(word)
