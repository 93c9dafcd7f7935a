import { differingLetters, isSlip, similarity } from './similarity.js'
import type { Spelling } from './spelling.js'

/** A word of the dictionary, and how like what was asked it is, 0 to 1. */
export interface Match {
  word: string
  similarity: number
}

type IsMeant = (word: string) => boolean

const MOST_BEGINNINGS = 40
const LONG_KEY = 3
const SHORTEST_WITH_SLIP = 5
const SHORTEST_WITH_TWO = 7

/** Words to be found by what somebody types who does not know how they are written. */
export class Dictionary {
  private readonly byPhoneticKey = new Map<string, Spelling[]>()
  private readonly byStart = new Map<string, Spelling[]>()
  private readonly bySpokenStart = new Map<string, Spelling[]>()
  private readonly byLength = new Map<number, Spelling[]>()

  /** A word that is not there yet. */
  add(spelling: Spelling): void {
    for (const key of spelling.phoneticKeys) listIn(this.byPhoneticKey, key).push(spelling)
    listIn(this.byStart, startOf(spelling.word)).push(spelling)
    listIn(this.bySpokenStart, startOf(spelling.spoken)).push(spelling)
    listIn(this.byLength, spelling.latin.length).push(spelling)
  }

  /** Forgets all other words. */
  keep(isKept: (word: string) => boolean): void {
    const isSpellingKept = ({ word }: Spelling) => isKept(word)
    for (const lists of [this.byPhoneticKey, this.byStart, this.bySpokenStart]) keepIn(lists, isSpellingKept)
    keepIn(this.byLength, isSpellingKept)
  }

  /**
   * Other spellings of this word, in any script: those that sound the same and are alike in letters.
   * @param isKnown whether it is a right spelling itself: then words of the same script are more often other words
   */
  phoneticMatches({ word, isLatin, spoken, phoneticKeys }: Spelling, isKnown: boolean, isMeant: IsMeant): Match[] {
    const found = new Map<string, Match>()
    for (const key of isKnown ? phoneticKeys.slice(0, 1) : phoneticKeys)
      for (const other of key.length > 1 ? (this.byPhoneticKey.get(key) ?? []) : []) {
        // A th that is known to be one is no s: kather is not kacher.
        if (isKnown && other.phoneticKeys[0] !== key) continue
        if (other.word === word || !isMeant(other.word)) continue
        const similar = similarity(spoken, other.spoken)
        if (similar >= leastSimilarity(other, other.isLatin !== isLatin, isKnown))
          found.set(other.word, { word: other.word, similarity: similar })
      }
    return [...found.values()]
  }

  /**
   * The 40 shortest words that begin so, as they are written, or as they are spoken when they are not written in Latin.
   * @param shortestSpoken of how many letters the spoken form must be
   */
  prefixMatches({ word, isLatin, spoken }: Spelling, shortestSpoken: number, isMeant: IsMeant): Match[] {
    const written = (this.byStart.get(startOf(word)) ?? []).filter((other) => other.word.startsWith(word))
    // What is left of consonants without a vowel says nothing: ক্ক্ক্ is k.
    const heard = isLatin || spoken.length < shortestSpoken ? [] : (this.bySpokenStart.get(startOf(spoken)) ?? [])
    return [...new Set([...written, ...heard.filter((other) => other.spoken.startsWith(spoken))])]
      .filter((other) => isMeant(other.word))
      .map((other) => ({ word: other.word, similarity: Math.min(1, spoken.length / other.spoken.length) }))
      .sort(bestFirst)
      .slice(0, MOST_BEGINNINGS)
  }

  /** Words that this one may be with a slip of the finger; two slips where both have seven letters and more. */
  fuzzyMatches({ word, latin, spoken, letters }: Spelling, isMeant: IsMeant): Match[] {
    if (word.length < SHORTEST_WITH_SLIP) return []
    for (const most of word.length >= SHORTEST_WITH_TWO ? [1, 2] : [1]) {
      const found: Match[] = []
      const shortest = Math.max(latin.length - most, most > 1 ? SHORTEST_WITH_TWO : 0)
      for (let length = shortest; length <= latin.length + most; length++)
        for (const other of this.byLength.get(length) ?? [])
          if (
            differingLetters(letters, other.letters) <= 2 * most &&
            (beginAlike(latin, other.latin) || beginAlike(spoken, other.spoken)) &&
            isMeant(other.word) &&
            isSlip(latin, other.latin, most)
          )
            found.push({ word: other.word, similarity: similarity(latin, other.latin) })
      if (found.length > 0) return found
    }
    return []
  }
}

// Nobody slips at the first letter, but the second may come before it.
const beginAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

const leastSimilarity = ({ phoneticKeys: [key = ''] }: Spelling, isOtherScript: boolean, isKnown: boolean) => {
  // Short phoneticKeys meet by chance: cap and cape, rice and rose. So do words that somebody knows how to write: borka and work.
  if (key.length < LONG_KEY) return isKnown ? Number.POSITIVE_INFINITY : 0.8
  if (isKnown) return isOtherScript ? 0.78 : 0.82
  return 0.6
}

/** Nobody looks for words by less. */
const startOf = (text: string) => text.slice(0, 2)

/** The same whatever the order in which the words came. */
export const bestFirst = (a: Match, b: Match) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1)

const keepIn = <Key>(lists: Map<Key, Spelling[]>, isKept: (spelling: Spelling) => boolean) => {
  for (const [key, list] of lists) {
    const kept = list.filter(isKept)
    if (kept.length > 0) lists.set(key, kept)
    else lists.delete(key)
  }
}

const listIn = <Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] => {
  const list = lists.get(key) ?? []
  if (list.length === 0) lists.set(key, list)
  return list
}
