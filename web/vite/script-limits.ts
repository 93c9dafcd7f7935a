import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'
import { firstScripts } from '../src/app/server/first-scripts.ts'
import { neededScripts } from '../src/app/server/needed-scripts.ts'
import type { Language } from '../src/lib/copy/languages.ts'

interface Limit {
  /** Of all scripts, with gzip. */
  kB: number
  scripts: number
}

type FirstPage = keyof typeof firstScripts

interface Limits {
  /** The scripts that every first visit loads. */
  entry: Limit
  /** All that a page loads which the server renders, with footer, loader and sentences, by the page's name. */
  first: Readonly<Record<Language, Partial<Readonly<Record<FirstPage, Limit>>> & { others: Limit }>>
  /** The entry with any page that the entry itself loads: all but those of admins. */
  page: Limit
}

/** Fails the build when a page loads more than it may. */
export const scriptLimits = ({ entry, first, page }: Limits): Plugin => ({
  name: 'script-limits',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const begun = withImports(
        chunks.filter(({ isEntry }) => isEntry),
        chunks,
      )
      const near = new Set([...begun].flatMap(({ dynamicImports }) => dynamicImports))
      const opened = chunks.filter(({ fileName, facadeModuleId }) => {
        return near.has(fileName) && facadeModuleId?.includes('/src/pages/')
      })

      const check = (name: string, loaded: ReadonlySet<Rollup.OutputChunk>, { kB, scripts }: Limit) => {
        const weight = weightOf(loaded) / 1000
        if (weight > kB) this.error(`${name} weighs ${weight.toFixed(1)} kB with gzip; its limit is ${kB} kB`)
        if (loaded.size > scripts) this.error(`${name} loads ${loaded.size} scripts; the limit is ${scripts}`)
      }
      check('The entry', begun, entry)
      for (const one of opened) check(one.name, withImports([...begun, one], chunks), page)
      for (const language of ['en', 'bn'] as const)
        for (const [name, sources] of Object.entries(firstScripts)) {
          const of: Partial<Record<string, Limit>> = first[language]
          const found = [...neededScripts(asInManifest(chunks), sources, language)].map((one) => named(one, chunks))
          check(`${name} in ${language}`, new Set(found), of[name] ?? first[language].others)
        }
    },
  },
})

/** A script by its name, or by the file that it begins with. */
const named = (name: string, chunks: readonly Rollup.OutputChunk[]) => {
  const found = chunks.find(({ fileName, facadeModuleId }) => fileName === name || facadeModuleId?.endsWith(`/${name}`))
  if (!found) throw new Error(`${name} begins no script`)
  return found
}

const asInManifest = (chunks: readonly Rollup.OutputChunk[]) => (name: string) => {
  const { fileName: file, imports, dynamicImports } = named(name, chunks)
  return { file, imports, dynamicImports }
}

const withImports = (start: readonly Rollup.OutputChunk[], chunks: readonly Rollup.OutputChunk[]) => {
  const found = new Set(start)
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return found
}

const weights = new WeakMap<Rollup.OutputChunk, number>()
const weightOf = (chunks: Iterable<Rollup.OutputChunk>) => {
  let sum = 0
  for (const chunk of chunks) {
    const weight = weights.get(chunk) ?? gzipSync(chunk.code, { level: 9 }).length
    weights.set(chunk, weight)
    sum += weight
  }
  return sum
}
