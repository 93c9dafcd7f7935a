import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rollup } from 'vite'
import { joinParts, type Part, type Start } from './join-parts.ts'

/** What the bundler is told of a script that several pages share. */
interface Group {
  name: string
  test: (id: string) => boolean
}

/** What is known of the shop's own modules. */
interface Known {
  /** Whether a module is for some readers only, so that no page's script may draw it along. */
  stays: (id: string) => boolean
  /** Whether a module is for so few that nothing is arranged for them. */
  forFew: (id: string) => boolean
  /** What comes with every page, by the end of its path. */
  withAll: string
  /** The pages that most people come to, by their names. */
  most: readonly string[]
}

/** How often such a page is loaded, and what only another page loads (admins' pages, a dialog), beside any other page. */
const weights = { most: 23, far: 0.05 }

/**
 * Which shared modules come in one script. The bundler by itself makes a script of its own for each set of pages that shares
 * something: the shop is built so once, and weighed.
 */
export const joinedScripts = async (config: InlineConfig, known: Known): Promise<Group[]> => {
  const silent = { ...config, configFile: false, logLevel: 'error' } as const
  const built = await build({ ...silent, build: { ...config.build, write: false } })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const { starts, parts } = readParts(
    chunks.filter((file) => file.type === 'chunk'),
    known,
  )
  joinParts(starts, parts)
  // A group draws in what it needs, unless an earlier one has it.
  return [...parts]
    .sort((one, other) => one.needs.size - other.needs.size)
    .map(({ name, modules }) => ({ name, test: (id) => modules.has(id) }))
}

const readParts = (chunks: readonly Rollup.OutputChunk[], { stays, forFew, withAll, most }: Known) => {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (chunk: Rollup.OutputChunk, found = new Set<Rollup.OutputChunk>()) => {
    for (const name of chunk.imports) {
      const one = named.get(name)
      if (one && !found.has(one)) reach(one, found.add(one))
    }
    return found
  }
  const isForSome = ({ moduleIds }: Rollup.OutputChunk) => moduleIds.some(stays)
  const entry = chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [chunk, ...reach(chunk)])

  const partOf = new Map<Rollup.OutputChunk, Part>()
  for (const chunk of chunks)
    if (!chunk.isDynamicEntry && !entry.includes(chunk) && ![chunk, ...reach(chunk)].some(isForSome)) {
      const { name, moduleIds, code } = chunk
      partOf.set(chunk, { name, modules: new Set(moduleIds), size: gzipSync(code).length, needs: new Set() })
    }
  const partsOf = (start: readonly Rollup.OutputChunk[]) =>
    new Set(start.flatMap((chunk) => [...reach(chunk)]).flatMap((chunk) => partOf.get(chunk) ?? []))
  for (const [chunk, part] of partOf) part.needs = partsOf([chunk])

  const late = chunks.filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && !forFew(facadeModuleId ?? ''))
  const near = new Set(entry.flatMap(({ dynamicImports }) => dynamicImports))
  const isPage = ({ facadeModuleId }: Rollup.OutputChunk) => facadeModuleId?.includes('/src/pages/') ?? false
  const everywhere = late.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(withAll))
  if (everywhere.length === 0) throw new Error(`${withAll} is no script of its own`)
  const gone = most.find((name) => !late.some((chunk) => isPage(chunk) && chunk.name === name))
  if (gone) throw new Error(`There is no page ${gone}`)
  const starts = late.map((chunk): Start => {
    const isNear = near.has(chunk.fileName)
    const weight = isNear ? 1 : weights.far
    if (!isPage(chunk)) return { isNear, weight, loads: partsOf([chunk]) }
    const loads = partsOf([chunk, ...everywhere])
    return { isNear, weight: most.includes(chunk.name) ? weights.most : weight, loads }
  })
  return { starts, parts: new Set(partOf.values()) }
}
