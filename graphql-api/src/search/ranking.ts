import { type CatalogueWords, fieldOf, placeOf } from './catalogue-words.js'
import { fieldBoosts, fields, isNaming } from './fields.js'
import { type Meaning, type QueryTerm, SURE } from './query-term.js'
import { together } from './together.js'

interface Places {
  /** One more than the highest place. */
  count: number
  /** How many of them hold a text. */
  live: number
  categoryAt: (place: number) => number
  isInStock: (place: number) => boolean
  /** @param places from the highest down */
  newestFirst: (places: number[]) => number[]
}

const boosts = fields.map((field) => fieldBoosts[field])
const NAME = fields.indexOf('name')
const LEAST_OF_BEST = 0.5
// Scores that differ by less are equal.
const GRAIN = 1000

/** Sorts what a search finds: what meets every word, else what meets the most. The rarer ones count more. Not to be shared by two searches at a time. */
export class Ranking {
  private scores = new Float32Array(1024)
  private best = new Float32Array(1024)
  private met = new Uint8Array(1024)
  private named = new Uint8Array(1024)
  private seen = new Uint32Array(1024)

  constructor(
    private readonly words: CatalogueWords,
    private readonly texts: Places,
  ) {}

  rank(asked: readonly QueryTerm[], category: number | null): Uint32Array {
    const telling = this.answered(asked)
    const sure = telling.filter(isSure)
    this.widen()
    let terms = telling
    let wanted = this.score(telling)
    // Guesses must be met together.
    if (wanted < telling.length && sure.length === 0) {
      this.clear()
      return new Uint32Array()
    }
    // What is only guessed yields to what is sure.
    if (wanted < telling.length && sure.length > 0 && sure.length < telling.length) {
      this.clear()
      terms = sure
      wanted = this.score(sure)
    }
    const least = wanted < terms.length ? this.bestScore(wanted) * LEAST_OF_BEST : 0
    return this.collect(terms, { wanted, least, category })
  }

  // A word that nothing answers to is passed over, unless what is left is only guessed or only says how a thing is.
  private answered(asked: readonly QueryTerm[]): readonly QueryTerm[] {
    const telling = asked.filter(({ meanings }) => meanings.some(this.isThere))
    if (telling.length === asked.length) return telling
    return telling.some((term) => isSure(term) && !this.onlyDescribes(term)) ? telling : []
  }

  private isThere = ({ words }: Meaning) => together(this.words, words).length > 0

  // In one language a colour may stand among the colours, in another only in names.
  private onlyDescribes({ meanings, categories }: QueryTerm): boolean {
    return (
      categories.length === 0 &&
      (meanings.some(({ words }) => words.every((word) => this.words.onlyDescribes(word))) ||
        meanings.every(({ words }) => words.some((word) => this.words.isProse(word))))
    )
  }

  private widen(): void {
    const { count } = this.texts
    if (count <= this.scores.length) return
    this.scores = new Float32Array(2 * count)
    this.best = new Float32Array(2 * count)
    this.met = new Uint8Array(2 * count)
    this.named = new Uint8Array(2 * count)
    this.seen = new Uint32Array(2 * count)
  }

  /** Empties the scores into a list: the places where so many terms are met, with such a score or a better one. */
  private collect(
    terms: readonly QueryTerm[],
    { wanted, least, category }: { wanted: number; least: number; category: number | null },
  ): Uint32Array {
    const codes = namedTogether(terms)
    const { met, scores, named, texts } = this

    const ranks = new Map<number, { inStock: number[]; soldOut: number[] }>()
    for (let place = texts.count - 1; place >= 0; place--) {
      if (met[place] === 0) continue
      const score = scores[place] ?? 0
      const isMet = met[place] === wanted && score >= least
      const rank = Math.round(score * GRAIN)
      const isNamed = named[place] === terms.length
      met[place] = 0
      scores[place] = 0
      named[place] = 0
      if (!isMet) continue
      const code = texts.categoryAt(place)
      if (category !== null && code !== category) continue
      // A category named alone is that category, and what is called so elsewhere.
      if (codes.length > 0 && !isNamed && !codes.includes(code)) continue
      let equals = ranks.get(rank)
      if (!equals) {
        equals = { inStock: [], soldOut: [] }
        ranks.set(rank, equals)
      }
      if (texts.isInStock(place)) equals.inStock.push(place)
      else equals.soldOut.push(place)
    }
    const inOrder = [...ranks].sort(([a], [b]) => b - a).flatMap(([, { inStock, soldOut }]) => [inStock, soldOut])
    return joined(inOrder.map(texts.newestFirst))
  }

  private clear(): void {
    this.met.fill(0)
    this.scores.fill(0)
    this.named.fill(0)
  }

  private bestScore(wanted: number): number {
    let best = 0
    for (let place = 0; place < this.texts.count; place++)
      if (this.met[place] === wanted) best = Math.max(best, this.scores[place] ?? 0)
    return best
  }

  /** @returns how many of the terms are met together somewhere */
  private score(terms: readonly QueryTerm[]): number {
    return terms.reduce((most, term) => Math.max(most, this.scoreOne(term, terms.length)), 0)
  }

  /**
   * Adds what this term is worth to the score of each place that it is met at.
   * @returns the most terms that are met at one of them by now
   */
  private scoreOne({ meanings, categories }: QueryTerm, terms: number): number {
    const { best, named, seen } = this
    let count = 0
    for (const { words, confidence } of meanings) {
      const weighted = boosts.map((boost) => confidence * boost)
      const postings = together(this.words, words)
      for (let i = 0; i < postings.length; i++) {
        const posting = postings[i] ?? 0
        const place = placeOf(posting)
        const field = fieldOf(posting)
        // What is called a cap is one; what has a cap is not.
        if (categories.length > 0 && !isNaming[field]) continue
        const boost = weighted[field] ?? 0
        const before = best[place] ?? 0
        if (before === 0) seen[count++] = place
        if (boost > before) best[place] = boost
        if (field === NAME) named[place] = (named[place] ?? 0) | FRESH
      }
    }
    const rarity = terms > 1 ? Math.log(1 + this.texts.live / Math.max(count, 1)) : 1
    let most = 0
    for (let i = 0; i < count; i++) {
      const place = seen[i] ?? 0
      const met = (this.met[place] ?? 0) + 1
      this.met[place] = met
      if (met > most) most = met
      this.scores[place] = (this.scores[place] ?? 0) + rarity * (best[place] ?? 0)
      best[place] = 0
      const times = named[place] ?? 0
      if (times & FRESH) named[place] = (times & ~FRESH) + 1
    }
    return most
  }
}

const joined = (lists: number[][]): Uint32Array => {
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let start = 0
  for (const list of lists) {
    all.set(list, start)
    start += list.length
  }
  return all
}

/** Marks a place whose name holds a word of the term that is being scored. */
const FRESH = 128

const isSure = ({ meanings }: QueryTerm) => meanings.some(({ confidence }) => confidence >= SURE)

/** The categories that every term names. */
const namedTogether = ([first, ...others]: readonly QueryTerm[]) =>
  (first?.categories ?? []).filter((code) => others.every(({ categories }) => categories.includes(code)))
