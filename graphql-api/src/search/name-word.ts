import { similarity } from './similarity.js'
import { inLatin, phoneticKeys, spokenForm } from './sound.js'
import { isSpelled, tokenize } from './words.js'

/** What parts the words of a name, like a space. */
export const partingSigns = '.,()/-'
const between = new RegExp(`[ ${partingSigns}]+`)

/** The words of a name as they are written there, in lower case, that others may write in another way. */
export const nameWords = (name: string): string[] => [
  ...new Set(
    name
      .toLowerCase()
      .split(between)
      .filter((word) => comparableWord(word) !== ''),
  ),
]

/** A typed word as a name to look for in other spellings; '' when it is exactly itself: an email, a number, or no single word. */
export const typedName = (typed: string): string => {
  const [word, ...others] = typed.includes('@') ? [] : typed.split(between).filter(Boolean)
  return word === undefined || others.length > 0 ? '' : comparableWord(word)
}

// Two letters are like those of too many words.
const SHORTEST = 3

/** A word of a name as a search reads it; '' when there is no similarity to look for. */
const comparableWord = (written: string): string => {
  const [word = '', ...others] = tokenize(written)
  if (others.length > 0 || [...word].length < SHORTEST || !isSpelled(word)) return ''
  return phoneticKeysOfName(word).length > 0 ? word : ''
}

/** What a word of a name sounds like; a sound of one letter is that of too many words. */
export const phoneticKeysOfName = (word: string): string[] =>
  tokenize(word)
    .flatMap(phoneticKeys)
    .filter((sound) => sound.length > 1)

const LEAST = 0.6

/** How alike two words of names are that sound alike, up to 1; 0 when they are two names. */
export const similarityOfNames = (one: string, other: string): number => {
  const [a, b] = [spoken(comparableWord(one)), spoken(comparableWord(other))]
  const similar = endsInA(a) === endsInA(b) ? similarity(a, b) : 0
  return similar < LEAST ? 0 : similar
}

const spoken = (word: string) => spokenForm(inLatin(word))

// Karim and Karima are a man and a woman.
const endsInA = (spoken: string) => /ah?$/.test(spoken)
