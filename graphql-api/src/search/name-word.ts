import { likeness } from './likeness.js'
import { soundsOf, spokenForm } from './sound.js'
import { isSpelled, wordsOf } from './words.js'

/** What parts the words of a name, like a space. */
export const partingSigns = '.,()/-'
const between = new RegExp(`[ ${partingSigns}]+`)

/** The words of a name as they are written there, in lower case, that others may write in another way. */
export const nameWords = (name: string): string[] => [
  ...new Set(
    name
      .toLowerCase()
      .split(between)
      .filter((word) => spellingOf(word) !== ''),
  ),
]

/** A typed word as a name to look for in other spellings; '' when it is exactly itself: an email, a number, or no single word. */
export const typedName = (typed: string): string => {
  const [word, ...others] = typed.includes('@') ? [] : typed.split(between).filter(Boolean)
  return word === undefined || others.length > 0 ? '' : spellingOf(word)
}

// Two letters are like those of too many words.
const SHORTEST = 3

/** A word of a name as a search reads it; '' when there is no likeness to look for. */
const spellingOf = (written: string): string => {
  const [word = '', ...others] = wordsOf(written)
  if (others.length > 0 || [...word].length < SHORTEST || !isSpelled(word)) return ''
  return soundsOfName(word).length > 0 ? word : ''
}

/** What a word of a name sounds like; a sound of one letter is that of too many words. */
export const soundsOfName = (word: string): string[] =>
  wordsOf(word)
    .flatMap(soundsOf)
    .filter((sound) => sound.length > 1)

const LEAST = 0.6

/** How alike two words of names are that sound alike, up to 1; 0 when they are two names. */
export const likenessOfNames = (one: string, other: string): number => {
  const [a, b] = [spokenForm(spellingOf(one)), spokenForm(spellingOf(other))]
  const like = endsInA(a) === endsInA(b) ? likeness(a, b) : 0
  return like < LEAST ? 0 : like
}

// Karim and Karima are a man and a woman.
const endsInA = (spoken: string) => /ah?$/.test(spoken)
