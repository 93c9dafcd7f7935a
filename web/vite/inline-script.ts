import { build, type Plugin } from 'vite'

const query = '?script'

/** `import script from './x.ts?script'`: that module and what it imports as the text of one classic script, to stand in a page. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(query)) return null
    const found = await this.resolve(source.slice(0, -query.length), importer)
    return found && found.id + query
  },
  async load(id) {
    if (!id.endsWith(query)) return null
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'es2020',
        copyPublicDir: false,
        lib: { entry: id.slice(0, -query.length), formats: ['iife'], name: 'boot' },
      },
    })
    return `export default ${JSON.stringify(codeOf(built))}`
  },
})

const codeOf = (built: Awaited<ReturnType<typeof build>>) => {
  const [made] = [built].flat()
  if (!made || !('output' in made)) throw new Error('A script was not built')
  return made.output[0].code.trim()
}
