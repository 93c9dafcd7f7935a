import type { Language } from '../../lib/copy/languages.ts'
import { type Chunk, entry, neededScripts } from './needed-scripts.ts'

/** The client's build, by the files of src/ or the names that its scripts begin with. The build of this entry writes it here. */
declare const clientChunks: Readonly<Record<string, Chunk>>

/** What a browser fetches for a page, and in which order it runs what it must. */
export interface Scripts {
  all: readonly string[]
  /** Each is run in a task of its own; the last one opens the shop. */
  stages: readonly string[]
}

const known = new Map<string, Scripts>()

/** @param sources files of src/ that the page needs beside the entry */
export const scriptsOf = (sources: readonly string[], language: Language): Scripts => {
  const key = [language, ...sources].join(' ')
  const scripts = known.get(key) ?? findScripts(sources, language)
  known.set(key, scripts)
  return scripts
}

const findScripts = (sources: readonly string[], language: Language): Scripts => {
  const names = [...neededScripts(chunkOf, sources, language)]
  const all = names.map((name) => `/${chunkOf(name).file}`)
  const ground = names.filter((name) => name !== entry && !needsEntry(name))
  return { all, stages: [...ground, entry].map((name) => `/${chunkOf(name).file}`) }
}

const chunkOf = (name: string): Chunk => {
  const chunk = clientChunks[name]
  if (!chunk) throw new Error(`${name} begins no script of the client`)
  return chunk
}

const needsEntry = (name: string): boolean =>
  chunkOf(name).imports?.some((one) => one === entry || needsEntry(one)) ?? false
