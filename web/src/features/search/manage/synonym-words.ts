import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import type { ManageCopy } from '../../../lib/copy/manage-copy.ts'
import { seenText } from '../../../lib/text/seen-text.ts'

/** Words that mean the same, as the shop keeps them. */
export interface StoredGroup {
  id: string
  words: readonly string[]
}

/** The same, or such words that the shop does not know yet. */
export interface WordGroup {
  id: string | null
  words: readonly string[]
}

const { fewest, words: most, length } = limits.synonyms

/** One word a line, with an empty line at the end for the next. */
export const asText = (words: readonly string[]) => words.map((word) => `${word}\n`).join('')

/** The words in such a text; commas part them too, and one that stands there twice counts once. */
export const wordsIn = (text: string): string[] => {
  const words = text.split(/[\n,]/).map(seenText).filter(Boolean)
  const spellings = words.map(spelling)
  return words.filter((_, i) => spellings.indexOf(spellings[i] ?? '') === i)
}

/** What is wrong with the words; true when nothing is. */
export const checkWords = (text: string, { searchWords: { rules } }: ManageCopy): true | string => {
  const words = wordsIn(text)
  const long = words.find((word) => textLength(word) > length)
  const silent = words.find((word) => !/[\p{L}\p{N}]/u.test(word))
  if (long !== undefined) return rules.tooLong(long)
  if (silent !== undefined) return rules.noLetter(silent)
  if (words.length < fewest) return rules.tooFew
  return words.length <= most || rules.tooMany
}

/** The first words and, behind them, what is new in the others. */
export const together = (words: readonly string[], others: readonly string[]) => wordsIn(asText([...words, ...others]))

const spelling = (word: string) => word.normalize('NFKC').toLowerCase()
