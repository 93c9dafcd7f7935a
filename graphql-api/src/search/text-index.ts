import { Ages } from './ages.js'
import { bitOf, CatalogueWords, categoryWord, holdingOf } from './catalogue-words.js'
import { fields, type SearchField } from './fields.js'
import { KeptResults } from './kept-results.js'
import { QueryParser } from './query-parser.js'
import type { QueryTerm } from './query-term.js'
import { Ranking } from './ranking.js'
import { type CategoryName, Synonyms } from './synonyms.js'
import { tokenize } from './words.js'

/** What can be searched for: one product. */
export interface SearchableText {
  id: string
  category: number
  isInStock: boolean
  /** In any unit that counts on. */
  createdAt: number
  fields: Readonly<Partial<Record<Exclude<SearchField, 'category'>, string>>>
}

/** What a search finds, the best first. */
export interface Found {
  total: number
  /** The ids of so many, from that place of the list on. */
  ids(start: number, count: number): string[]
}

const MOST_TEXTS_KEPT = 5000

/** Texts and where their words stand, in memory. Of equally good texts those in stock come first, then the newest. */
export class TextIndex {
  private readonly words = new CatalogueWords()
  private readonly ids: string[] = []
  private readonly places = new Map<string, number>()
  private readonly categories: number[] = []
  private readonly inStock: boolean[] = []
  private readonly held: (Uint32Array | null)[] = []
  private live = 0
  private readonly liveIn = new Map<number, number>()
  private parser: QueryParser
  private readonly ranking: Ranking
  private readonly ages = new Ages(this.ids)
  private readonly kept = new KeptResults()
  /** The fields of each word of the text that is being added, zero at all other times: all are added as the shop starts, and a map of its own for each text takes a third longer. */
  private readonly seenIn: number[] = []
  private readonly wordsOfText = new Map<string, Uint32Array>()

  constructor(private readonly categoryNames: readonly CategoryName[]) {
    this.parser = new QueryParser(this.words, new Synonyms([], categoryNames))
    const { ids, categories, inStock, ages } = this
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
      newestFirst: (places) => ages.sort(places),
    })
  }

  /** How many texts it holds, of all categories or of one. */
  size(category: number | null = null): number {
    return category === null ? this.live : (this.liveIn.get(category) ?? 0)
  }

  /** Which words and phrases mean the same. */
  setSynonyms(groups: readonly (readonly string[])[]): void {
    this.parser = new QueryParser(this.words, new Synonyms(groups, this.categoryNames))
    this.kept.forget()
  }

  /** Adds a text, or puts it in the place of what it was. */
  set({ id, category, isInStock, createdAt, fields: texts }: SearchableText): void {
    this.remove(id)
    const place = this.places.get(id) ?? this.ids.length
    this.places.set(id, place)
    this.ids[place] = id
    this.categories[place] = category
    this.inStock[place] = isInStock
    this.ages.note(place, createdAt)
    const held = this.holdingsOf(category, texts)
    for (const holding of held) this.words.add(holding, place)
    this.held[place] = held
    this.count(category, 1)
    this.kept.forget()
  }

  /** To be called when many have been added: their texts are not held in memory for those that come later. */
  forgetTexts(): void {
    this.wordsOfText.clear()
  }

  remove(id: string): void {
    const place = this.places.get(id)
    const held = place === undefined ? null : this.held[place]
    if (place === undefined || !held) return
    for (const holding of held) this.words.remove(holding, place)
    if (this.words.forgetDead()) this.wordsOfText.clear()
    this.held[place] = null
    this.count(this.categories[place] ?? 0, -1)
    this.kept.forget()
  }

  find(search: string, { category = null }: { category?: number | null } = {}): Found {
    const key = `${category ?? ''} ${tokenize(search).join(' ')}`
    const all = this.kept.get(key, () => this.ranking.rank(this.parser.parse(search), category))
    return {
      total: all.length,
      ids: (start, count) => Array.from(all.subarray(start, start + count), (place) => this.ids[place] ?? ''),
    }
  }

  /** How a search is understood, word by word. */
  parse(search: string): QueryTerm[] {
    return this.parser.parse(search)
  }

  /** The search with its last word finished, when it is on its way to one. */
  complete(search: string): string {
    return this.parser.complete(search)
  }

  private holdingsOf(category: number, texts: SearchableText['fields']): Uint32Array {
    const { seenIn } = this
    const all: number[] = []
    for (const field of fields) {
      const bit = bitOf(field)
      const words = field === 'category' ? [this.words.idOf(categoryWord(category))] : this.wordsIn(texts[field] ?? '')
      for (const word of words) {
        const bits = seenIn[word] ?? 0
        if (bits === 0) all.push(word)
        seenIn[word] = bits | bit
      }
    }
    const held = new Uint32Array(all.length)
    for (const [i, word] of all.entries()) {
      held[i] = holdingOf(word, seenIn[word] ?? 0)
      seenIn[word] = 0
    }
    return held
  }

  /** The numbers of the words in a text. Many products share a brand, a type, a material. */
  private wordsIn(text: string): Uint32Array {
    let ids = this.wordsOfText.get(text)
    if (!ids) {
      if (this.wordsOfText.size >= MOST_TEXTS_KEPT) this.wordsOfText.clear()
      const words = new Set(tokenize(text))
      ids = new Uint32Array([...words].map((word) => this.words.idOf(word)))
      this.wordsOfText.set(text, ids)
    }
    return ids
  }

  private count(category: number, change: 1 | -1): void {
    this.live += change
    this.liveIn.set(category, this.size(category) + change)
  }
}
