import { CatalogueWords, categoryWord } from './catalogue-words.js'
import type { Concept } from './concept.js'
import { fields, type SearchField } from './fields.js'
import { Ranking } from './ranking.js'
import { Reader } from './reading.js'
import { type CategoryName, Synonyms } from './synonyms.js'
import { wordsOf } from './words.js'

/** What can be searched for: one product. */
export interface SearchableText {
  id: string
  category: number
  isInStock: boolean
  fields: Readonly<Partial<Record<Exclude<SearchField, 'category'>, string>>>
}

/** What a search finds, the best first. */
export interface Found {
  total: number
  /** The ids of so many, from that place of the list on. */
  ids(start: number, count: number): string[]
}

// Of all lists of places that are kept together; a list has as many as a search finds.
const MOST_PLACES_KEPT = 500_000
const MOST_SEARCHES_KEPT = 5000
const MOST_TEXTS_KEPT = 5000

/**
 * Texts and where their words stand, in memory. Add the oldest first: of equally good texts those in stock come first,
 * then those that were added last.
 */
export class TextIndex {
  private readonly words = new CatalogueWords()
  private readonly ids: string[] = []
  private readonly places = new Map<string, number>()
  private readonly categories: number[] = []
  private readonly inStock: boolean[] = []
  private readonly heldWords: (Uint32Array | null)[] = []
  private live = 0
  private readonly liveIn = new Map<number, number>()
  private reader: Reader
  private readonly ranking: Ranking
  private readonly found = new Map<string, Uint32Array>()
  private placesKept = 0
  private readonly idsOfText = new Map<string, Uint32Array>()

  constructor(private readonly categoryNames: readonly CategoryName[]) {
    this.reader = new Reader(this.words, new Synonyms([], categoryNames))
    const { ids, categories, inStock } = this
    const live = () => this.live
    this.ranking = new Ranking(this.words, {
      get count() {
        return ids.length
      },
      get live() {
        return live()
      },
      categoryAt: (place) => categories[place] ?? 0,
      isInStock: (place) => inStock[place] ?? false,
    })
  }

  /** How many texts it holds, of all categories or of one. */
  size(category: number | null = null): number {
    return category === null ? this.live : (this.liveIn.get(category) ?? 0)
  }

  /** Which words and phrases mean the same. */
  setSynonyms(groups: readonly (readonly string[])[]): void {
    this.reader = new Reader(this.words, new Synonyms(groups, this.categoryNames))
    this.forget()
  }

  /** Adds a text, or puts it in the place of what it was. */
  set({ id, category, isInStock, fields: texts }: SearchableText): void {
    this.remove(id)
    const place = this.places.get(id) ?? this.ids.length
    this.places.set(id, place)
    this.ids[place] = id
    this.categories[place] = category
    this.inStock[place] = isInStock
    const held = new Set<number>()
    for (const field of fields) {
      const words = field === 'category' ? [this.words.idOf(categoryWord(category))] : this.wordsIn(texts[field] ?? '')
      this.addWords(place, field, words, held)
    }
    this.heldWords[place] = Uint32Array.from(held)
    this.count(category, 1)
    this.forget()
  }

  remove(id: string): void {
    const place = this.places.get(id)
    const held = place === undefined ? null : this.heldWords[place]
    if (place === undefined || !held) return
    for (const word of held) this.words.remove(word, place)
    this.heldWords[place] = null
    this.count(this.categories[place] ?? 0, -1)
    this.forget()
  }

  /** @param isTyping whether the last word may be unfinished */
  find(
    search: string,
    { category = null, isTyping = false }: { category?: number | null; isTyping?: boolean } = {},
  ): Found {
    const key = `${category ?? ''} ${isTyping} ${wordsOf(search).join(' ')}`
    let places = this.found.get(key)
    if (!places) {
      places = this.ranking.rank(this.reader.read(search, isTyping), category)
      this.placesKept += places.length
      if (this.placesKept > MOST_PLACES_KEPT || this.found.size >= MOST_SEARCHES_KEPT) this.forgetFound(places.length)
      this.found.set(key, places)
    }
    const all = places
    return {
      total: all.length,
      ids: (start, count) => Array.from(all.subarray(start, start + count), (place) => this.ids[place] ?? ''),
    }
  }

  /** How a search is understood, word by word. */
  read(search: string, isTyping = false): Concept[] {
    return this.reader.read(search, isTyping)
  }

  // A word that stands in several fields of a text counts in the first, which is worth most.
  private addWords(place: number, field: SearchField, words: Iterable<number>, held: Set<number>): void {
    for (const id of words) {
      this.words.noteField(id, field)
      if (held.has(id)) continue
      held.add(id)
      this.words.add(id, place, field)
    }
  }

  /** The numbers of the words in a text. Many products share a brand, a type, a material. */
  private wordsIn(text: string): Uint32Array {
    let ids = this.idsOfText.get(text)
    if (!ids) {
      if (this.idsOfText.size >= MOST_TEXTS_KEPT) this.idsOfText.clear()
      const words = new Set(wordsOf(text))
      ids = Uint32Array.from(words, (word) => this.words.idOf(word))
      this.idsOfText.set(text, ids)
    }
    return ids
  }

  private count(category: number, change: 1 | -1): void {
    this.live += change
    this.liveIn.set(category, this.size(category) + change)
  }

  private forget(): void {
    if (this.found.size > 0) this.forgetFound(0)
  }

  private forgetFound(kept: number): void {
    this.found.clear()
    this.placesKept = kept
  }
}
