import { categoryWord } from './catalogue-words.js'
import type { Concept, Meaning } from './concept.js'
import type { Like } from './dictionary.js'

/** Words of the catalogue and of the synonyms that are like one. */
export interface Likes {
  words: readonly Like[]
  names: readonly Like[]
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

  addWord(word: string, sureness: number): void {
    this.add({ words: [word], sureness })
  }

  add(meaning: Meaning): void {
    const key = meaning.words.join(' ')
    if ((this.meanings.get(key)?.sureness ?? 0) < meaning.sureness) this.meanings.set(key, meaning)
  }

  addCategory(code: number, sureness: number): void {
    this.categories.add(code)
    this.addWord(categoryWord(code), sureness)
  }

  /** The likest word in the script that was typed, if there is one, is how it is written. */
  correct({ words, names }: Likes): void {
    const isLatin = LATIN.test(this.typed)
    const [best] = [...names, ...words]
      .filter(({ word }) => LATIN.test(word) === isLatin)
      .sort((a, b) => b.likeness - a.likeness)
    this.correction = best?.word ?? null
  }

  result(): Concept {
    const { typed, correction } = this
    return { typed, correction, meanings: [...this.meanings.values()], categories: [...this.categories] }
  }
}

const LATIN = /^[a-z]/
