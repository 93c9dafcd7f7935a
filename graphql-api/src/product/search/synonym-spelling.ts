import { inLatin } from '../../search/sound.js'
import { wordsOf } from '../../search/words.js'

/** What a search sees of a word or phrase; empty when that is nothing. */
export const spellingOf = (phrase: string): string => wordsOf(phrase).join(' ')

/** The same in Latin letters, in which Bangla and romanised words meet. */
export const latinSpellingOf = (phrase: string): string => wordsOf(phrase).map(inLatin).join(' ')
