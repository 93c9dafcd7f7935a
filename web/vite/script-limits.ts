import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** In kB with gzip. */
interface Limits {
  /** The scripts that every first visit loads. */
  entry: number
  /** The entry with a page of src/pages/, by the page's name. */
  pages: Readonly<Record<string, number>>
  /** The entry with any other page that the entry itself loads: all but those of admins. */
  otherPage: number
  /** How many scripts those are. */
  scripts: number
}

/** Fails the build when a page loads more than it may. */
export const scriptLimits = ({ entry, pages, otherPage, scripts }: Limits): Plugin => ({
  name: 'script-limits',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = withImports(
        chunks.filter(({ isEntry }) => isEntry),
        chunks,
      )
      const near = new Set([...first].flatMap(({ dynamicImports }) => dynamicImports))
      const opened = chunks.filter(({ fileName, facadeModuleId }) => {
        return near.has(fileName) && facadeModuleId?.includes('/src/pages/')
      })
      const missing = Object.keys(pages).find((name) => opened.every((chunk) => chunk.name !== name))
      if (missing) this.error(`There is a limit for ${missing}, and no such page`)

      const check = (name: string, loaded: ReadonlySet<Rollup.OutputChunk>, limit: number) => {
        const weight = weightOf(loaded) / 1000
        if (weight > limit) this.error(`${name} weighs ${weight.toFixed(1)} kB with gzip; its limit is ${limit} kB`)
        if (loaded.size > scripts) this.error(`${name} loads ${loaded.size} scripts; the limit is ${scripts}`)
      }
      check('The entry', first, entry)
      for (const page of opened) check(page.name, withImports([...first, page], chunks), pages[page.name] ?? otherPage)
    },
  },
})

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
