import { categoryWord } from './catalogue-words.js'
import type { Match } from './dictionary.js'
import type { Meaning, QueryTerm } from './query-term.js'

/** Words of the catalogue and of the synonyms that are like one. */
export interface Matches {
  words: readonly Match[]
  names: readonly Match[]
}

/** What one word means, while it is being found out. */
export class Understanding {
  private readonly meanings = new Map<string, Meaning>()
  private readonly categories = new Set<number>()
  private correction: string | null = null

  constructor(private readonly typed: string) {}

  get isEmpty(): boolean {
    return this.meanings.size === 0
  }

  addWord(word: string, confidence: number): void {
    this.add({ words: [word], confidence })
  }

  add(meaning: Meaning): void {
    const key = meaning.words.join(' ')
    if ((this.meanings.get(key)?.confidence ?? 0) < meaning.confidence) this.meanings.set(key, meaning)
  }

  addCategory(code: number, confidence: number): void {
    this.categories.add(code)
    this.addWord(categoryWord(code), confidence)
  }

  /** The most similar word in the script that was typed, if there is one, is how it is written. */
  correct({ words, names }: Matches): void {
    const isLatin = LATIN.test(this.typed)
    const [best] = [...names, ...words]
      .filter(({ word }) => LATIN.test(word) === isLatin)
      .sort((a, b) => b.similarity - a.similarity)
    this.correction = best?.word ?? null
  }

  result(): QueryTerm {
    const { typed, correction } = this
    return { typed, correction, meanings: [...this.meanings.values()], categories: [...this.categories] }
  }
}

const LATIN = /^[a-z]/
