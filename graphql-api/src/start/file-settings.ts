import { readFileSync } from 'node:fs'
import { settings } from './settings.js'

type Given = Record<string, string | undefined>

/**
 * What is given, with each setting that NAME_FILE stands for in its place: so a secret need not be in the environment,
 * which child processes and error reports may show.
 */
export const withFiles = (given: Given): { given: Given; problems: string[] } => {
  const named = Object.keys(settings).filter((name) => given[`${name}_FILE`])
  const read = named.map((name) => ({ name, text: contentOf(given[`${name}_FILE`] ?? '') }))
  const unreadable = read.filter(({ text }) => text === null)
  return {
    given: { ...given, ...Object.fromEntries(read.map(({ name, text }) => [name, text || undefined])) },
    problems: [
      ...unreadable.map(({ name }) => `${name}_FILE must be a file that can be read`),
      ...named.filter((name) => given[name]).map((name) => `${name} and ${name}_FILE must not both be set`),
    ],
  }
}

const contentOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}
