import { Dictionary, type Match } from './dictionary.js'
import { phoneticKeys } from './sound.js'
import { type Spelling, spellingOf } from './spelling.js'
import { tellingWords } from './words.js'

/** A word or several. */
export interface Phrase {
  words: readonly string[]
  /** Null when there are several words, or the word has none. */
  spelling: Spelling | null
}

/** Words and phrases that mean the same. */
export interface Group {
  phrases: readonly Phrase[]
  /** The codes of the categories that one of the phrases names. */
  categories: number[]
}

export interface CategoryName {
  code: number
  name: string
}

const LONGEST_PHRASE = 4

/** Which words and phrases mean the same. The name of each category is a group of its own, so that it can be sounded too. */
export class Synonyms {
  private readonly bySpelling = new Map<string, Group[]>()
  private readonly byPhoneticKey = new Map<string, Group[]>()
  private readonly dictionary = new Dictionary()

  constructor(groups: readonly (readonly string[])[], categories: readonly CategoryName[]) {
    const names = categories.map(({ code, name }) => ({ code, written: spelling(tellingWords(name)) }))
    for (const phrases of [...groups, ...categories.map(({ name }) => [name])])
      this.add(
        phrases.map(tellingWords).filter(({ length }) => length > 0),
        names,
      )
  }

  private add(phrases: string[][], names: { code: number; written: string }[]): void {
    const spellings = new Set(phrases.map(spelling))
    const categories = names.filter(({ written }) => spellings.has(written)).map(({ code }) => code)
    const group = { phrases: phrases.map(asPhrase), categories }
    for (const { words, spelling: single } of group.phrases) {
      // "prayermat" is "prayer mat" as well.
      for (const written of new Set([spelling(words), words.join('')])) {
        if (!this.bySpelling.has(written) && !written.includes(' ')) this.addWord(single ?? spellingOf(written))
        note(this.bySpelling, written, group)
      }
      if (words.length > 1) note(this.byPhoneticKey, phoneticKeyOf(words), group)
    }
  }

  private addWord(spelling: Spelling | null): void {
    if (spelling) this.dictionary.add(spelling)
  }

  /** The groups that hold exactly this word or phrase. */
  holding(words: readonly string[]): readonly Group[] {
    return this.bySpelling.get(spelling(words)) ?? []
  }

  /** The groups of the longest phrase of several words that begins here, and how many words that is. */
  longestPhrase(words: readonly string[]): { groups: readonly Group[]; length: number } | null {
    for (let length = Math.min(LONGEST_PHRASE, words.length); length > 1; length--) {
      const phrase = words.slice(0, length)
      const groups = this.bySpelling.get(spelling(phrase)) ?? this.byPhoneticKey.get(phoneticKeyOf(phrase))
      if (groups) return { groups, length }
    }
    return null
  }

  phoneticMatches(typed: Spelling, isKnown: boolean): Match[] {
    return this.dictionary.phoneticMatches(typed, isKnown, anyWord)
  }

  prefixMatches(typed: Spelling, shortestSpoken: number): Match[] {
    return this.dictionary.prefixMatches(typed, shortestSpoken, anyWord)
  }

  fuzzyMatches(typed: Spelling): Match[] {
    return this.dictionary.fuzzyMatches(typed, anyWord)
  }
}

const anyWord = () => true
const asPhrase = (words: readonly string[]): Phrase => ({
  words,
  spelling: words.length === 1 ? spellingOf(words[0] ?? '') : null,
})
const spelling = (words: readonly string[]) => words.join(' ')
const phoneticKeyOf = (words: readonly string[]) => words.map((word) => phoneticKeys(word)[0]).join(' ')

const note = (lists: Map<string, Group[]>, key: string, group: Group) => {
  const groups = lists.get(key) ?? []
  if (!groups.includes(group)) lists.set(key, [...groups, group])
}
