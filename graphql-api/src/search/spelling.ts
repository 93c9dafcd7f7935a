import { lettersOf } from './similarity.js'
import { inLatin, phoneticKeysOf, spokenForm } from './sound.js'
import { isSpelled } from './words.js'

/** How a word is written and spoken. To find it out takes dozens of regular expressions, so it is done once a word. */
export interface Spelling {
  word: string
  isLatin: boolean
  latin: string
  spoken: string
  /** The usual one first. */
  phoneticKeys: readonly string[]
  /** Of `latin`. */
  letters: number
}

/** Null for what has none: a number, and one letter. */
export const spellingOf = (word: string): Spelling | null => {
  if (!isSpelled(word)) return null
  const latin = inLatin(word)
  const spoken = spokenForm(latin)
  return {
    word,
    isLatin: /^[a-z]/.test(word),
    latin,
    spoken,
    phoneticKeys: phoneticKeysOf(latin, spoken),
    letters: lettersOf(latin),
  }
}
