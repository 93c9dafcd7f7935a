import { categories } from '@sunnah-store/schema/categories'
import { categoryWord } from '../../search/catalogue-words.js'
import type { QueryTerm } from '../../search/query-term.js'

/** What a typed word means to the shop: words of the catalogue, the surest first. */
export interface Explained {
  word: string
  means: string[]
}

export const explain = ({ typed, meanings }: QueryTerm): Explained => ({
  word: typed,
  means: [...meanings].sort((a, b) => b.confidence - a.confidence).map(({ words }) => words.map(asWritten).join(' ')),
})

const asWritten = (word: string) => categories.find(({ code }) => categoryWord(code) === word)?.name ?? word
