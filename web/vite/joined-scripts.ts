import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rollup } from 'vite'
import { joinParts, type Part, type Start } from './join-parts.ts'

/** What the bundler is told of a script that several pages share. */
interface Group {
  name: string
  test: (id: string) => boolean
}

/**
 * Which shared modules come in one script. The bundler by itself makes a script of its own for each set of pages that shares
 * something: the shop is built so once, and weighed.
 * @param stays whether a module is for some readers only, so that no page's script may draw it along
 */
export const joinedScripts = async (config: InlineConfig, stays: (id: string) => boolean): Promise<Group[]> => {
  const silent = { ...config, configFile: false, logLevel: 'error' } as const
  const built = await build({ ...silent, build: { ...config.build, write: false } })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const { starts, parts } = readParts(
    chunks.filter((file) => file.type === 'chunk'),
    stays,
  )
  joinParts(starts, parts)
  // A group draws in what it needs, unless an earlier one has it.
  return [...parts]
    .sort((one, other) => one.needs.size - other.needs.size)
    .map(({ name, modules }) => ({ name, test: (id) => modules.has(id) }))
}

const readParts = (chunks: readonly Rollup.OutputChunk[], stays: (id: string) => boolean) => {
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

  const late = chunks.filter(({ isDynamicEntry }) => isDynamicEntry)
  const near = new Set(entry.flatMap(({ dynamicImports }) => dynamicImports))
  const isPage = ({ facadeModuleId }: Rollup.OutputChunk) => facadeModuleId?.includes('/src/pages/') ?? false
  // The footer, the menu, what belongs to whoever is signed in: any page may load them too.
  const frame = late.filter((chunk) => near.has(chunk.fileName) && !isPage(chunk))
  const starts = late
    .filter((chunk) => !frame.includes(chunk))
    .map((chunk): Start => {
      const isNear = near.has(chunk.fileName)
      return { isNear, loads: partsOf(isPage(chunk) ? [chunk, ...frame] : [chunk]) }
    })
  return { starts, parts: new Set(partOf.values()) }
}
