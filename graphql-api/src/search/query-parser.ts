import type { CatalogueWords } from './catalogue-words.js'
import type { Match } from './dictionary.js'
import { everydayWords } from './everyday-words.js'
import type { Meaning, QueryTerm } from './query-term.js'
import { spellingOf } from './spelling.js'
import { romanisedStemOf, stemOf } from './stem.js'
import { stopWords } from './stop-words.js'
import type { Group, Phrase, Synonyms } from './synonyms.js'
import { type Matches, Understanding } from './understanding.js'
import { tellingWords } from './words.js'

const CONFIDENCE = { same: 1, synonym: 0.95, phonetic: 0.9, prefix: 0.8, fuzzy: 0.6 }
const MOST_WORDS = 8
const SHORTEST_SOUND = 3
const SHORTEST_BEGINNING = { typed: 4, spoken: 3 }
const SHORTEST_UNFINISHED = 2
const MUCH_LESS = 0.1
const MOST_KEPT = 5000

/** Understands what is typed, by the words of the catalogue and by those that mean the same. */
export class QueryParser {
  private readonly kept = new Map<string, QueryTerm>()
  private keptVersion = 0

  constructor(
    private readonly catalogue: CatalogueWords,
    private readonly synonyms: Synonyms,
  ) {}

  /** The terms of a search, of its first eight different words. */
  parse(search: string): QueryTerm[] {
    const words = [...new Set(tellingWords(search))].slice(0, MOST_WORDS)
    const terms: QueryTerm[] = []
    for (let i = 0; i < words.length; ) {
      const phrase = this.synonyms.longestPhrase(words.slice(i)) ?? this.joined(words.slice(i, i + 2))
      const length = phrase?.length ?? 1
      const typed = words.slice(i, i + length)
      i += length
      terms.push(phrase ? this.phrase(typed, phrase.groups) : this.word(typed.join()))
    }
    return terms
  }

  /** The search with its last word finished, when it means nothing yet: "navy pan" is on its way to "navy panjabi". */
  complete(search: string): string {
    const words = tellingWords(search)
    const last = words.at(-1) ?? ''
    if (this.parse(last).some(({ meanings }) => meanings.length > 0)) return search
    const before = words.slice(0, -1)
    if (last.length < SHORTEST_UNFINISHED) return before.length > 0 ? before.join(' ') : search
    const word = this.finished(last)
    return word ? [...before, word].join(' ') : search
  }

  /** The word that most products hold of those that begin so. */
  private finished(start: string): string | undefined {
    const spelling = spellingOf(start)
    if (!spelling) return undefined
    const words = this.catalogue.prefixMatches(spelling, SHORTEST_UNFINISHED).map(({ word }) => word)
    const [best] = words.sort((a, b) => this.catalogue.postingsOf(b).length - this.catalogue.postingsOf(a).length)
    return best ?? this.synonyms.prefixMatches(spelling, SHORTEST_UNFINISHED)[0]?.word
  }

  // "jay namaj" is "jaynamaj".
  private joined(words: readonly string[]) {
    const groups = words.length === 2 ? this.synonyms.holding([words.join('')]) : []
    return groups.length > 0 ? { groups, length: 2 } : null
  }

  private phrase(typed: string[], groups: readonly Group[]): QueryTerm {
    const term = new Understanding(typed.join(' '))
    term.add({ words: typed, confidence: CONFIDENCE.same })
    this.addGroups(term, groups, CONFIDENCE.synonym)
    return term.result()
  }

  private word(typed: string): QueryTerm {
    // What was understood is true until a word appears or disappears.
    if (this.keptVersion !== this.catalogue.version || this.kept.size >= MOST_KEPT) this.kept.clear()
    this.keptVersion = this.catalogue.version
    let term = this.kept.get(typed)
    if (!term) {
      term = this.understand(typed)
      this.kept.set(typed, term)
    }
    return term
  }

  private understand(typed: string): QueryTerm {
    const term = new Understanding(typed)
    const isWord = this.catalogue.has(typed)
    const groups = this.synonyms.holding([typed])
    const isListed = groups.length > 0
    const isKnown = isWord || isListed
    // What stands among the synonyms means what they say, though the shop may not have it.
    const mayGuess = () => term.isEmpty && !isListed
    if (isWord) term.addWord(typed, CONFIDENCE.same)
    this.addGroups(term, groups, CONFIDENCE.synonym)
    // A word that says nothing stands for no other, and whoever writes an everyday word means it.
    const spelling = spellingOf(typed)
    if (!spelling || stopWords.has(typed) || (!isKnown && everydayWords.has(typed))) return term.result()

    if (typed.length >= SHORTEST_SOUND) {
      const matches = nearBest(
        this.catalogue.phoneticMatches(spelling, isKnown),
        isListed ? [] : this.synonyms.phoneticMatches(spelling, isKnown),
      )
      this.addMatches(term, matches, CONFIDENCE.phonetic)
      if (!isKnown) term.correct(matches)
    }
    if (mayGuess()) {
      const stem = this.stemOf(typed)
      if (stem) return { ...this.word(stem), typed }
    }
    const { typed: shortest, spoken } = SHORTEST_BEGINNING
    if (mayGuess() && typed.length >= shortest) {
      const words = this.catalogue.prefixMatches(spelling, spoken)
      this.addBegun(term, { words, names: this.synonyms.prefixMatches(spelling, spoken) })
    }
    if (mayGuess()) {
      const matches = nearBest(this.catalogue.fuzzyMatches(spelling), this.synonyms.fuzzyMatches(spelling))
      this.addMatches(term, matches, CONFIDENCE.fuzzy)
      term.correct(matches)
    }
    return term.result()
  }

  // What is listed is what people say, and often romanised Bangla.
  private stemOf(typed: string): string | null {
    const stem = romanisedStemOf(typed)
    return stem && this.synonyms.holding([stem]).length > 0 ? stem : stemOf(typed)
  }

  private addMatches(term: Understanding, { words, names }: Matches, confidence: number): void {
    for (const match of words) term.addWord(match.word, weigh(confidence, match))
    for (const match of names)
      this.addGroups(term, this.synonyms.holding([match.word]), CONFIDENCE.synonym * weigh(confidence, match))
  }

  // Up to forty names begin so, each with up to fifty phrases that mean the same: how they sound is not looked at too.
  private addBegun(term: Understanding, { words, names }: Matches): void {
    for (const match of words) term.addWord(match.word, weigh(CONFIDENCE.prefix, match))
    const seen = new Set<Group>()
    for (const match of names) {
      const groups = this.synonyms.holding([match.word]).filter((group) => !seen.has(group))
      this.addGroups(term, groups, CONFIDENCE.synonym * weigh(CONFIDENCE.prefix, match), this.asWritten)
      for (const group of groups) seen.add(group)
    }
  }

  private addGroups(
    term: Understanding,
    groups: readonly Group[],
    confidence: number,
    meaningsOf = this.asHeard,
  ): void {
    for (const { phrases, categories } of groups) {
      for (const phrase of phrases) for (const meaning of meaningsOf(phrase, confidence)) term.add(meaning)
      for (const code of categories) term.addCategory(code, confidence)
    }
  }

  private asWritten = ({ words }: Phrase, confidence: number): Meaning[] =>
    words.every((word) => this.catalogue.has(word)) ? [{ words, confidence }] : []

  private asHeard = (phrase: Phrase, confidence: number): Meaning[] => {
    const others = phrase.spelling ? this.catalogue.phoneticMatches(phrase.spelling, true) : []
    return [
      ...this.asWritten(phrase, confidence),
      ...others.map((match) => ({ words: [match.word], confidence: weigh(confidence, match) })),
    ]
  }
}

/** The best matches, and those that are hardly less similar. */
const nearBest = (words: readonly Match[], names: readonly Match[]): Matches => {
  const least = Math.max(...[...words, ...names].map(({ similarity }) => similarity)) - MUCH_LESS
  const isNear = ({ similarity }: Match) => similarity >= least
  return { words: words.filter(isNear), names: names.filter(isNear) }
}

/** Of one kind, the most similar counts most. */
const weigh = (confidence: number, { similarity }: Match) => confidence - 0.1 * (1 - similarity)
