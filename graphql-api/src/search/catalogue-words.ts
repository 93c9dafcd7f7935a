import { Dictionary, type Like } from './dictionary.js'
import { describing, fields, naming, type SearchField } from './fields.js'
import { Postings } from './postings.js'
import { type Spelling, spellingOf } from './spelling.js'
import { stopWords } from './stop-words.js'

// A posting is the place of a text times this, and the best field that the word stands in.
const FIELDS = 8

interface CatalogueWord {
  id: number
  /** The fields that it has ever stood in, one bit each. */
  seenIn: number
  postings: Postings
}

/** The words of all texts: how they are spelled, and where they stand. */
export class CatalogueWords {
  private readonly byWord = new Map<string, CatalogueWord>()
  private readonly byId: CatalogueWord[] = []
  private readonly dictionary = new Dictionary()
  /** Rises whenever a word appears or disappears. */
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

  /** The word with this number stands in this field of the text at this place. */
  add(id: number, place: number, field: SearchField): void {
    const postings = this.byId[id]?.postings
    if (postings?.length === 0) this.version++
    postings?.add(place * FIELDS + fields.indexOf(field))
  }

  /** The word with this number stands in this field of some text. */
  noteField(id: number, field: SearchField): void {
    const word = this.byId[id]
    if (word) word.seenIn |= 1 << fields.indexOf(field)
  }

  /** The word with this number does not stand at this place any more. */
  remove(id: number, place: number): void {
    const postings = this.byId[id]?.postings
    postings?.removeWithin(place * FIELDS, (place + 1) * FIELDS)
    if (postings?.length === 0) this.version++
  }

  /** Whether the word only says how a thing is, such as a colour or a number. */
  onlyDescribes(word: string): boolean {
    const seenIn = this.byWord.get(word)?.seenIn ?? 0
    return !/\p{L}/u.test(word) || ((seenIn & DESCRIBING) > 0 && (seenIn & KIND) === 0)
  }

  /** Whether the word only stands in descriptions, which say this and that: there it is found as it is written, not by likeness. */
  isProse(word: string): boolean {
    return this.byWord.get(word)?.seenIn === PROSE
  }

  soundingLike(spelling: Spelling, isKnown: boolean): Like[] {
    return this.dictionary.soundingLike(spelling, isKnown, this.isThere)
  }

  beginningWith(spelling: Spelling, shortestSpoken: number): Like[] {
    return this.dictionary.beginningWith(spelling, shortestSpoken, this.isThere)
  }

  withSlips(spelling: Spelling): Like[] {
    return this.dictionary.withSlips(spelling, (word) => this.has(word) && this.isNaming(word))
  }

  private isThere = (word: string) => this.has(word) && !this.isProse(word)

  private isNaming(word: string): boolean {
    return ((this.byWord.get(word)?.seenIn ?? 0) & NAMING) > 0
  }

  private create(word: string): CatalogueWord {
    const created = { id: this.byId.length, seenIn: 0, postings: new Postings() }
    this.byWord.set(word, created)
    this.byId.push(created)
    // Nothing that is like one of them was meant to be it.
    const spelling = stopWords.has(word) ? null : spellingOf(word)
    if (spelling) this.dictionary.add(spelling)
    return created
  }
}

/** The word that stands in all texts of a category. Nobody can type it. */
export const categoryWord = (code: number): string => `#${code}`

export const placeOf = (posting: number): number => posting >>> 3
export const fieldOf = (posting: number): number => posting & (FIELDS - 1)

const bitsOf = (some: readonly SearchField[]) => some.reduce((bits, field) => bits | (1 << fields.indexOf(field)), 0)
const NAMING = bitsOf(naming)
const DESCRIBING = bitsOf(describing)
const KIND = bitsOf(['type', 'brand', 'category'])
const PROSE = bitsOf(['description'])
const NOWHERE = new Uint32Array()
