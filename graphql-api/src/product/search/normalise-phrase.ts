import { inLatin } from '../../search/sound.js'
import { tokenize } from '../../search/words.js'

/** What a search sees of a word or phrase; empty when that is nothing. */
export const normalisePhrase = (phrase: string): string => tokenize(phrase).join(' ')

/** The same in Latin letters, in which Bangla and romanised words meet. */
export const phraseInLatin = (phrase: string): string => tokenize(phrase).map(inLatin).join(' ')
