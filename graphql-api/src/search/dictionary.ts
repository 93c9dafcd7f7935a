import { differingLetters, isSlip, lettersOf, likeness } from './likeness.js'
import { inLatin, soundsOf, spokenForm } from './sound.js'
import { isSpelled } from './words.js'

interface Entry {
  word: string
  latin: string
  spoken: string
  sound: string
  /** From 3 on, words of one sound are hardly ever two words. */
  isLong: boolean
  /** Of `latin`. */
  letters: number
}

/** A word of the dictionary, and how like what was asked it is, 0 to 1. */
export interface Like {
  word: string
  likeness: number
}

const MOST_BEGINNINGS = 40
const LONG_SOUND = 3

/** Words to be found by what somebody types who does not know how they are written. */
export class Dictionary {
  private readonly entries = new Map<string, Entry>()
  private readonly bySound = new Map<string, Entry[]>()
  private readonly byLength: Entry[][] = []

  has(word: string): boolean {
    return this.entries.has(word)
  }

  get words(): Iterable<string> {
    return this.entries.keys()
  }

  add(word: string): void {
    if (this.entries.has(word) || !isSpelled(word)) return
    const spoken = spokenForm(word)
    const sounds = soundsOf(word)
    const sound = sounds[0] ?? ''
    const latin = inLatin(word)
    const entry = { word, latin, spoken, sound, isLong: sound.length >= LONG_SOUND, letters: lettersOf(latin) }
    this.entries.set(word, entry)
    for (const sound of sounds) listIn(this.bySound, sound).push(entry)
    const ofLength = this.byLength[latin.length] ?? []
    ofLength.push(entry)
    this.byLength[latin.length] = ofLength
  }

  /**
   * Other spellings of this word, in any script: those that sound the same and are alike in letters.
   * @param isKnown whether it is a right spelling itself: then words of the same script are more often other words
   */
  soundingLike(word: string, isKnown: boolean): Like[] {
    if (!isSpelled(word)) return []
    const spoken = spokenForm(word)
    const isLatin = LATIN.test(word)
    const found = new Map<string, Like>()
    const sounds = soundsOf(word)
    for (const sound of isKnown ? sounds.slice(0, 1) : sounds)
      for (const entry of sound.length > 1 ? (this.bySound.get(sound) ?? []) : []) {
        // A th that is known to be one is no s: kather is not kacher.
        if (isKnown && entry.sound !== sound) continue
        const like = likeness(spoken, entry.spoken)
        const isOtherScript = LATIN.test(entry.word) !== isLatin
        const least = leastLikeness(entry, isOtherScript, isKnown)
        if (entry.word !== word && like >= least) found.set(entry.word, { word: entry.word, likeness: like })
      }
    return [...found.values()]
  }

  /** Words that begin so, as they are written or as they are spoken; the shortest first. */
  beginningWith(start: string): Like[] {
    if (!isSpelled(start)) return []
    const spoken = spokenForm(start)
    const isLatin = LATIN.test(start)
    const found: Like[] = []
    for (const { word, spoken: other } of this.entries.values())
      if (word.startsWith(start) || (!isLatin && other.startsWith(spoken)))
        found.push({ word, likeness: spoken.length / other.length })
    return found.sort((a, b) => b.likeness - a.likeness).slice(0, MOST_BEGINNINGS)
  }

  /** Words that this one may be with a slip of the finger; two slips where both have seven letters and more. */
  withSlips(word: string, isMeant: (word: string) => boolean): Like[] {
    if (!isSpelled(word) || word.length < SHORTEST_WITH_SLIP) return []
    const latin = inLatin(word)
    const spoken = spokenForm(word)
    const letters = lettersOf(latin)
    for (const most of word.length >= SHORTEST_WITH_TWO ? [1, 2] : [1]) {
      const found: Like[] = []
      const shortest = Math.max(latin.length - most, most > 1 ? SHORTEST_WITH_TWO : 0)
      for (let length = shortest; length <= latin.length + most; length++)
        for (const entry of this.byLength[length] ?? [])
          if (
            differingLetters(letters, entry.letters) <= 2 * most &&
            (beginAlike(latin, entry.latin) || beginAlike(spoken, entry.spoken)) &&
            isMeant(entry.word) &&
            isSlip(latin, entry.latin, most)
          )
            found.push({ word: entry.word, likeness: likeness(latin, entry.latin) })
      if (found.length > 0) return found
    }
    return []
  }
}

// Nobody slips at the first letter, but the second may come before it.
const beginAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

const LATIN = /^[a-z]/

const leastLikeness = ({ isLong }: Entry, isOtherScript: boolean, isKnown: boolean) => {
  // Short sounds meet by chance: cap and cape, rice and rose. So do words that somebody knows how to write: borka and work.
  if (!isLong) return isKnown ? Number.POSITIVE_INFINITY : 0.8
  if (isKnown) return isOtherScript ? 0.78 : 0.82
  return 0.6
}
const SHORTEST_WITH_SLIP = 5
const SHORTEST_WITH_TWO = 7

const listIn = <Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] => {
  const list = lists.get(key) ?? []
  if (list.length === 0) lists.set(key, list)
  return list
}
