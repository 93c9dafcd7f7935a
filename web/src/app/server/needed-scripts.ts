import type { Language } from '../../lib/copy/languages.ts'

/** A script of the client's build, as Vite's manifest has it. */
export interface Chunk {
  file: string
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}

/** The script that opens the shop. */
export const entry = 'index.html'
const footer = 'app/frame/footer.tsx'
/** What is said in Bangla by what is in a script, which by itself asks for it only when it is run. */
const bangla = /^assets\/bn-/

/**
 * The names of all that a page needs at once, each after what it needs itself.
 * @param sources files of src/ that it needs beside the entry
 */
export const neededScripts = (
  chunkOf: (name: string) => Chunk,
  sources: readonly string[],
  language: Language,
): ReadonlySet<string> => {
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
  return names
}
