import { type CatalogueWords, categoryWord } from './catalogue-words.js'
import type { Like } from './dictionary.js'
import { stemOf } from './stem.js'
import type { Group, Synonyms } from './synonyms.js'
import { isSpelled, tellingWords } from './words.js'

/** Words of the catalogue that must all stand in a text, and how surely they are what was meant, 0 to 1. */
export interface Meaning {
  words: readonly string[]
  sureness: number
}

/** One typed word, or several that are one name, and what it may mean. */
export interface Concept {
  typed: string
  meanings: readonly Meaning[]
  /** The categories that it names. */
  categories: readonly number[]
  /** How it is written in the shop, when it was only found because it is like that. */
  correction: string | null
}

const SURENESS = { same: 1, synonym: 0.95, sound: 0.9, beginning: 0.8, slip: 0.6 }
/** From here on a concept counts as sure; below, as guessed. */
export const SURE = 0.75
const MOST_WORDS = 8
const SHORTEST_SOUND = 3
const SHORTEST_BEGINNING = 3
const SHORTEST_BEGINNING_WHILE_TYPING = 2
const MOST_KEPT = 5000

/** Understands what is typed, by the words of the catalogue and by those that mean the same. */
export class Reader {
  private readonly kept = new Map<string, Concept>()
  private keptVersion = 0

  constructor(
    private readonly catalogue: CatalogueWords,
    private readonly synonyms: Synonyms,
  ) {}

  /**
   * The concepts of a search, of its first eight different words.
   * @param isTyping whether the last word may be unfinished
   */
  read(search: string, isTyping = false): Concept[] {
    const words = [...new Set(tellingWords(search))].slice(0, MOST_WORDS)
    const concepts: Concept[] = []
    for (let i = 0; i < words.length; ) {
      const phrase = this.synonyms.longestPhrase(words.slice(i)) ?? this.joined(words.slice(i, i + 2))
      const length = phrase?.length ?? 1
      const typed = words.slice(i, i + length)
      i += length
      concepts.push(
        phrase ? this.phrase(typed, phrase.groups) : this.word(typed.join(), isTyping && i === words.length),
      )
    }
    return concepts
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

  private word(typed: string, isTyping: boolean): Concept {
    // What was understood is true until a word appears or disappears.
    if (this.keptVersion !== this.catalogue.version || this.kept.size >= MOST_KEPT) this.kept.clear()
    this.keptVersion = this.catalogue.version
    const key = isTyping ? `${typed}…` : typed
    let concept = this.kept.get(key)
    if (!concept) {
      concept = this.understand(typed, isTyping)
      this.kept.set(key, concept)
    }
    return concept
  }

  private understand(typed: string, isTyping: boolean): Concept {
    const concept = new Understanding(typed)
    const isWord = this.catalogue.has(typed)
    const groups = this.synonyms.holding([typed])
    const isKnown = isWord || groups.length > 0
    if (isWord) concept.addWord(typed, SURENESS.same)
    this.addGroups(concept, groups, SURENESS.synonym)
    if (!isSpelled(typed)) return concept.result()

    if (typed.length >= SHORTEST_SOUND) {
      const likes = this.like((words) => words.soundingLike(typed, isKnown))
      this.addLikes(concept, likes, SURENESS.sound)
      if (!isKnown) concept.correct(likes)
    }
    if (concept.isEmpty) {
      const stem = stemOf(typed)
      if (stem) return { ...this.word(stem, false), typed }
    }
    const shortest = isTyping ? SHORTEST_BEGINNING_WHILE_TYPING : SHORTEST_BEGINNING
    if ((concept.isEmpty || isTyping) && typed.length >= shortest)
      this.addLikes(
        concept,
        this.like((words) => words.beginningWith(typed)),
        SURENESS.beginning,
      )
    if (concept.isEmpty) {
      const likes = this.like((words) => words.withSlips(typed))
      this.addLikes(concept, likes, SURENESS.slip)
      concept.correct(likes)
    }
    return concept.result()
  }

  private like(find: (words: CatalogueWords | Synonyms) => Like[]): Likes {
    return { words: find(this.catalogue), names: find(this.synonyms) }
  }

  private addLikes(concept: Understanding, { words, names }: Likes, sureness: number): void {
    for (const like of words) concept.addWord(like.word, weigh(sureness, like))
    for (const like of names) this.addGroups(concept, this.synonyms.holding([like.word]), weigh(sureness, like))
  }

  private addGroups(concept: Understanding, groups: readonly Group[], sureness: number): void {
    for (const meaning of this.meaningsOf(groups, sureness)) concept.add(meaning)
    for (const code of groups.flatMap(({ categories }) => categories)) concept.addCategory(code, sureness)
  }

  private meaningsOf(groups: readonly Group[], sureness: number): Meaning[] {
    return groups.flatMap(({ phrases }) =>
      phrases.flatMap((words): Meaning[] => {
        const [word] = words
        if (words.length > 1 || word === undefined)
          return words.every((one) => this.catalogue.has(one)) ? [{ words, sureness }] : []
        const same = this.catalogue.has(word) ? [{ words: [word], sureness }] : []
        const others = this.catalogue
          .soundingLike(word, true)
          .map((like) => ({ words: [like.word], sureness: weigh(sureness, like) }))
        return [...same, ...others]
      }),
    )
  }
}

/** Words of the catalogue and of the synonyms that are like one. */
interface Likes {
  words: readonly Like[]
  names: readonly Like[]
}

/** What one word means, while it is being found out. */
class Understanding {
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

/** Of equal kind, the likest is the surest. */
const weigh = (sureness: number, { likeness }: Like) => sureness - 0.1 * (1 - likeness)
