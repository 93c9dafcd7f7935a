import { bestFirst, Dictionary, type Match } from './dictionary.js'
import { describing, fields, naming, type SearchField } from './fields.js'
import { Postings } from './postings.js'
import { type Spelling, spellingOf } from './spelling.js'
import { stopWords } from './stop-words.js'

// A posting is the place of a text times this, and the best field that the word stands in.
const FIELDS = 8

// Fewer are not worth the walk through all.
const FEWEST_TO_FORGET = 1000

interface CatalogueWord {
  id: number
  /** The fields that it stands in, one bit each. */
  seenIn: number
  postings: Postings
}

/** The words of all texts: how they are spelled, and where they stand. */
export class CatalogueWords {
  private readonly byWord = new Map<string, CatalogueWord>()
  private readonly byId: CatalogueWord[] = []
  private readonly dictionary = new Dictionary()
  /** In how many texts a word stands in a field: eight numbers for each word. */
  private counts = new Uint32Array(1024 * FIELDS)
  /** How many words stand nowhere. */
  private dead = 0
  /** Numbers of words that were forgotten. */
  private readonly free: number[] = []
  /** Rises whenever a word appears or disappears, anywhere or in a field. */
  version = 0

  /** Whether the word stands in some text now. */
  has(word: string): boolean {
    return (this.byWord.get(word)?.postings.length ?? 0) > 0
  }

  /** Where the word stands: see `placeOf` and `fieldOf`. */
  postingsOf(word: string): Uint32Array {
    return this.byWord.get(word)?.postings.all ?? NOWHERE
  }

  /** The number of a word, by which it is added and removed. */
  idOf(word: string): number {
    return (this.byWord.get(word) ?? this.create(word)).id
  }

  /** A text at this place holds a word so (see `holdingOf`). One that it has in several fields counts in that of most worth. */
  add(holding: number, place: number): void {
    const word = this.byId[wordOf(holding)]
    if (!word) return
    if (word.postings.length === 0) this.dead--
    const bits = bitsOf(holding)
    word.postings.add(place * FIELDS + lowest(bits))
    this.count(word, bits, 1)
  }

  /** The text at this place, which held a word so, does not hold it any more. */
  remove(holding: number, place: number): void {
    const word = this.byId[wordOf(holding)]
    if (!word) return
    word.postings.removeWithin(place * FIELDS, (place + 1) * FIELDS)
    if (word.postings.length === 0) this.dead++
    this.count(word, bitsOf(holding), -1)
  }

  /**
   * Forgets the words that stand nowhere, once they are many and more than the others.
   * @returns whether it did: then their numbers are given to new words
   */
  forgetDead(): boolean {
    if (this.dead < FEWEST_TO_FORGET || this.dead <= this.byWord.size - this.dead) return false
    for (const [word, { id, postings }] of this.byWord)
      if (postings.length === 0) {
        this.byWord.delete(word)
        this.free.push(id)
      }
    this.dead = 0
    this.dictionary.keep((word) => this.byWord.has(word))
    return true
  }

  /** Whether the word only says how a thing is, such as a colour or a number. */
  onlyDescribes(word: string): boolean {
    const seenIn = this.byWord.get(word)?.seenIn ?? 0
    return !/\p{L}/u.test(word) || ((seenIn & DESCRIBING) > 0 && (seenIn & KIND) === 0)
  }

  /** Whether the word only stands in descriptions, which say this and that: there it is found as it is written, not by similarity. */
  isProse(word: string): boolean {
    return this.byWord.get(word)?.seenIn === PROSE
  }

  phoneticMatches(spelling: Spelling, isKnown: boolean): Match[] {
    return this.dictionary.phoneticMatches(spelling, isKnown, this.isThere).sort(bestFirst)
  }

  prefixMatches(spelling: Spelling, shortestSpoken: number): Match[] {
    return this.dictionary.prefixMatches(spelling, shortestSpoken, this.isThere)
  }

  fuzzyMatches(spelling: Spelling): Match[] {
    return this.dictionary.fuzzyMatches(spelling, (word) => this.has(word) && this.isNaming(word)).sort(bestFirst)
  }

  private isThere = (word: string) => this.has(word) && !this.isProse(word)

  private isNaming(word: string): boolean {
    return ((this.byWord.get(word)?.seenIn ?? 0) & NAMING) > 0
  }

  private create(word: string): CatalogueWord {
    const created = { id: this.free.pop() ?? this.byId.length, seenIn: 0, postings: new Postings() }
    this.byWord.set(word, created)
    this.byId[created.id] = created
    this.dead++
    // Nothing that is like one of them was meant to be it.
    const spelling = stopWords.has(word) ? null : spellingOf(word)
    if (spelling) this.dictionary.add(spelling)
    return created
  }

  private count(word: CatalogueWord, bits: number, change: 1 | -1): void {
    this.widen()
    for (let field = 0; field < FIELDS; field++) {
      if ((bits & (1 << field)) === 0) continue
      const at = word.id * FIELDS + field
      const count = (this.counts[at] ?? 0) + change
      this.counts[at] = count
      if (count > (change > 0 ? 1 : 0)) continue
      word.seenIn ^= 1 << field
      this.version++
    }
  }

  private widen(): void {
    if (this.byId.length * FIELDS <= this.counts.length) return
    const wider = new Uint32Array(2 * this.byId.length * FIELDS)
    wider.set(this.counts)
    this.counts = wider
  }
}

/** The word that stands in all texts of a category. Nobody can type it. */
export const categoryWord = (code: number): string => `#${code}`

export const placeOf = (posting: number): number => posting >>> 3
export const fieldOf = (posting: number): number => posting & (FIELDS - 1)

/** A field as one bit. */
export const bitOf = (field: SearchField): number => 1 << fields.indexOf(field)
/** The number of a word and the bits of the fields that it stands in, in one text, as one number. */
export const holdingOf = (word: number, bits: number): number => word * 2 ** FIELDS + bits
const wordOf = (holding: number) => holding >>> FIELDS
const bitsOf = (holding: number) => holding & (2 ** FIELDS - 1)
const lowest = (bits: number) => 31 - Math.clz32(bits & -bits)

const allOf = (some: readonly SearchField[]) => some.reduce((bits, field) => bits | bitOf(field), 0)
const NAMING = allOf(naming)
const DESCRIBING = allOf(describing)
const KIND = allOf(['type', 'brand', 'category'])
const PROSE = allOf(['description'])
const NOWHERE = new Uint32Array()
