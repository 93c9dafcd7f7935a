import type { Language } from '../../lib/copy/languages.ts'

interface Chunk {
  file: string
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}

/** The client's build, by the files of src/ or the names that its scripts begin with. The build of this entry writes it here. */
declare const clientChunks: Readonly<Record<string, Chunk>>

/** What a browser fetches for a page, and in which order it runs what it must. */
export interface Scripts {
  all: readonly string[]
  /** Each is run in a task of its own; the last one opens the shop. */
  stages: readonly string[]
}

const entry = 'index.html'
const footer = 'app/frame/footer.tsx'
/** What is said in Bangla by what is in a script, which by itself asks for it only when it is run. */
const bangla = /^assets\/bn-/

const known = new Map<string, Scripts>()

/** @param sources files of src/ that the page needs beside the entry */
export const scriptsOf = (sources: readonly string[], language: Language): Scripts => {
  const key = [language, ...sources].join(' ')
  const scripts = known.get(key) ?? findScripts(sources, language)
  known.set(key, scripts)
  return scripts
}

const findScripts = (sources: readonly string[], language: Language): Scripts => {
  const names = new Set<string>()
  const add = (name: string) => {
    if (names.has(name)) return
    const { imports = [], dynamicImports = [] } = chunkOf(name)
    for (const one of imports) add(one)
    names.add(name)
    if (language === 'bn') for (const one of dynamicImports) if (bangla.test(chunkOf(one).file)) add(one)
  }
  add(entry)
  for (const source of [footer, ...sources]) add(`src/${source}`)

  const all = [...names].map((name) => `/${chunkOf(name).file}`)
  const ground = [...names].filter((name) => name !== entry && !needsEntry(name))
  return { all, stages: [...ground, entry].map((name) => `/${chunkOf(name).file}`) }
}

const chunkOf = (name: string): Chunk => {
  const chunk = clientChunks[name]
  if (!chunk) throw new Error(`${name} begins no script of the client`)
  return chunk
}

const needsEntry = (name: string): boolean =>
  chunkOf(name).imports?.some((one) => one === entry || needsEntry(one)) ?? false
