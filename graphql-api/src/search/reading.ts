import type { CatalogueWords } from './catalogue-words.js'
import type { Concept, Meaning } from './concept.js'
import type { Like } from './dictionary.js'
import { everydayWords } from './everyday-words.js'
import { spellingOf } from './spelling.js'
import { romanisedStemOf, stemOf } from './stem.js'
import { stopWords } from './stop-words.js'
import type { Group, Phrase, Synonyms } from './synonyms.js'
import { type Likes, Understanding } from './understanding.js'
import { tellingWords } from './words.js'

const SURENESS = { same: 1, synonym: 0.95, sound: 0.9, beginning: 0.8, slip: 0.6 }
const MOST_WORDS = 8
const SHORTEST_SOUND = 3
const SHORTEST_BEGINNING = { typed: 4, spoken: 3 }
const SHORTEST_UNFINISHED = 2
const MUCH_LESS = 0.1
const MOST_KEPT = 5000

/** Understands what is typed, by the words of the catalogue and by those that mean the same. */
export class Reader {
  private readonly kept = new Map<string, Concept>()
  private keptVersion = 0

  constructor(
    private readonly catalogue: CatalogueWords,
    private readonly synonyms: Synonyms,
  ) {}

  /** The concepts of a search, of its first eight different words. */
  read(search: string): Concept[] {
    const words = [...new Set(tellingWords(search))].slice(0, MOST_WORDS)
    const concepts: Concept[] = []
    for (let i = 0; i < words.length; ) {
      const phrase = this.synonyms.longestPhrase(words.slice(i)) ?? this.joined(words.slice(i, i + 2))
      const length = phrase?.length ?? 1
      const typed = words.slice(i, i + length)
      i += length
      concepts.push(phrase ? this.phrase(typed, phrase.groups) : this.word(typed.join()))
    }
    return concepts
  }

  /** The search with its last word finished, when it means nothing yet: "navy pan" is on its way to "navy panjabi". */
  complete(search: string): string {
    const words = tellingWords(search)
    const last = words.at(-1) ?? ''
    if (this.read(last).some(({ meanings }) => meanings.length > 0)) return search
    const before = words.slice(0, -1)
    if (last.length < SHORTEST_UNFINISHED) return before.length > 0 ? before.join(' ') : search
    const word = this.finished(last)
    return word ? [...before, word].join(' ') : search
  }

  /** The word that most products hold of those that begin so. */
  private finished(start: string): string | undefined {
    const spelling = spellingOf(start)
    if (!spelling) return undefined
    const words = this.catalogue.beginningWith(spelling, SHORTEST_UNFINISHED).map(({ word }) => word)
    const [best] = words.sort((a, b) => this.catalogue.postingsOf(b).length - this.catalogue.postingsOf(a).length)
    return best ?? this.synonyms.beginningWith(spelling, SHORTEST_UNFINISHED)[0]?.word
  }

  // "jay namaj" is "jaynamaj".
  private joined(words: readonly string[]) {
    const groups = words.length === 2 ? this.synonyms.holding([words.join('')]) : []
    return groups.length > 0 ? { groups, length: 2 } : null
  }

  private phrase(typed: string[], groups: readonly Group[]): Concept {
    const concept = new Understanding(typed.join(' '))
    concept.add({ words: typed, sureness: SURENESS.same })
    this.addGroups(concept, groups, SURENESS.synonym)
    return concept.result()
  }

  private word(typed: string): Concept {
    // What was understood is true until a word appears or disappears.
    if (this.keptVersion !== this.catalogue.version || this.kept.size >= MOST_KEPT) this.kept.clear()
    this.keptVersion = this.catalogue.version
    let concept = this.kept.get(typed)
    if (!concept) {
      concept = this.understand(typed)
      this.kept.set(typed, concept)
    }
    return concept
  }

  private understand(typed: string): Concept {
    const concept = new Understanding(typed)
    const isWord = this.catalogue.has(typed)
    const groups = this.synonyms.holding([typed])
    const isListed = groups.length > 0
    const isKnown = isWord || isListed
    // What stands among the synonyms means what they say, though the shop may not have it.
    const mayGuess = () => concept.isEmpty && !isListed
    if (isWord) concept.addWord(typed, SURENESS.same)
    this.addGroups(concept, groups, SURENESS.synonym)
    // A word that says nothing stands for no other, and whoever writes an everyday word means it.
    const spelling = spellingOf(typed)
    if (!spelling || stopWords.has(typed) || (!isKnown && everydayWords.has(typed))) return concept.result()

    if (typed.length >= SHORTEST_SOUND) {
      const likes = likest(
        this.catalogue.soundingLike(spelling, isKnown),
        isListed ? [] : this.synonyms.soundingLike(spelling, isKnown),
      )
      this.addLikes(concept, likes, SURENESS.sound)
      if (!isKnown) concept.correct(likes)
    }
    if (mayGuess()) {
      const stem = this.stemOf(typed)
      if (stem) return { ...this.word(stem), typed }
    }
    const { typed: shortest, spoken } = SHORTEST_BEGINNING
    if (mayGuess() && typed.length >= shortest) {
      const words = this.catalogue.beginningWith(spelling, spoken)
      this.addBegun(concept, { words, names: this.synonyms.beginningWith(spelling, spoken) })
    }
    if (mayGuess()) {
      const likes = likest(this.catalogue.withSlips(spelling), this.synonyms.withSlips(spelling))
      this.addLikes(concept, likes, SURENESS.slip)
      concept.correct(likes)
    }
    return concept.result()
  }

  // What is listed is what people say, and often romanised Bangla.
  private stemOf(typed: string): string | null {
    const stem = romanisedStemOf(typed)
    return stem && this.synonyms.holding([stem]).length > 0 ? stem : stemOf(typed)
  }

  private addLikes(concept: Understanding, { words, names }: Likes, sureness: number): void {
    for (const like of words) concept.addWord(like.word, weigh(sureness, like))
    for (const like of names)
      this.addGroups(concept, this.synonyms.holding([like.word]), SURENESS.synonym * weigh(sureness, like))
  }

  // Up to forty names begin so, each with up to fifty phrases that mean the same: how they sound is not looked at too.
  private addBegun(concept: Understanding, { words, names }: Likes): void {
    for (const like of words) concept.addWord(like.word, weigh(SURENESS.beginning, like))
    const seen = new Set<Group>()
    for (const like of names) {
      const groups = this.synonyms.holding([like.word]).filter((group) => !seen.has(group))
      this.addGroups(concept, groups, SURENESS.synonym * weigh(SURENESS.beginning, like), this.asWritten)
      for (const group of groups) seen.add(group)
    }
  }

  private addGroups(
    concept: Understanding,
    groups: readonly Group[],
    sureness: number,
    meaningsOf = this.asHeard,
  ): void {
    for (const { phrases, categories } of groups) {
      for (const phrase of phrases) for (const meaning of meaningsOf(phrase, sureness)) concept.add(meaning)
      for (const code of categories) concept.addCategory(code, sureness)
    }
  }

  private asWritten = ({ words }: Phrase, sureness: number): Meaning[] =>
    words.every((word) => this.catalogue.has(word)) ? [{ words, sureness }] : []

  private asHeard = (phrase: Phrase, sureness: number): Meaning[] => {
    const others = phrase.spelling ? this.catalogue.soundingLike(phrase.spelling, true) : []
    return [
      ...this.asWritten(phrase, sureness),
      ...others.map((like) => ({ words: [like.word], sureness: weigh(sureness, like) })),
    ]
  }
}

/** Those that are hardly less like than the likest. */
const likest = (words: readonly Like[], names: readonly Like[]): Likes => {
  const least = Math.max(...[...words, ...names].map(({ likeness }) => likeness)) - MUCH_LESS
  const isNear = ({ likeness }: Like) => likeness >= least
  return { words: words.filter(isNear), names: names.filter(isNear) }
}

/** Of equal kind, the likest is the surest. */
const weigh = (sureness: number, { likeness }: Like) => sureness - 0.1 * (1 - likeness)
