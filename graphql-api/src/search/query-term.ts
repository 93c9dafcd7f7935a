/** Words of the catalogue that must all stand in a text, and how surely they are what was meant, 0 to 1. */
export interface Meaning {
  words: readonly string[]
  confidence: number
}

/** One typed word, or several that are one name, and what it may mean. */
export interface QueryTerm {
  typed: string
  meanings: readonly Meaning[]
  /** The categories that it names. */
  categories: readonly number[]
  /** How it is written in the shop, when it was only found because it is like that. */
  correction: string | null
}

/** From here on a term counts as sure; below, as guessed. */
export const SURE = 0.81
