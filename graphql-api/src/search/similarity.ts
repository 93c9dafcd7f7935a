import { distance } from 'fastest-levenshtein'

/** How alike two spellings are, 0 to 1. */
export const similarity = (a: string, b: string): number =>
  a === b ? 1 : 1 - distance(a, b) / Math.max(a.length, b.length)

/** Whether one is the other with up to so many slips: a letter put in, left out or changed, or two neighbours swapped. */
export const isSlip = (a: string, b: string, most: number): boolean =>
  distance(a, b) <= most || (a.length === b.length && isSwap(a, b))

const isSwap = (a: string, b: string): boolean => {
  const first = [...a].findIndex((letter, i) => letter !== b[i])
  return a.slice(0, first) + a[first + 1] + a[first] + a.slice(first + 2) === b
}

/** One bit for each letter that occurs: words that differ in many bits are not worth comparing. */
export const lettersOf = (word: string): number => {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) % 31)
  return letters
}

/** In how many letters at least two words differ. */
export const differingLetters = (a: number, b: number): number => {
  let count = 0
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++
  return count
}
