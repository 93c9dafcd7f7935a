import type { Plugin, Rollup } from 'vite'

/**
 * Writes index.html once more for each of these pages, as pages/NAME.html, with these files of src/pages/ among what is loaded at once.
 * Without it a browser learns of that code only when the entry runs.
 */
export const pagesAhead = (pages: Record<string, readonly string[]>): Plugin => ({
  name: 'pages-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('There is no index.html to write anew')
      for (const [name, sources] of Object.entries(pages)) {
        const links = [...new Set(sources.flatMap((source) => filesOf(bundle, `/src/pages/${source}`)))]
          .filter((file) => !String(index.source).includes(file))
          .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
        const page = String(index.source).replace('  </head>', `${links.join('')}  </head>`)
        this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source: page })
      }
    },
  },
})

/** The chunk of a source with all that it imports. */
const filesOf = (bundle: Rollup.OutputBundle, source: string) => {
  const own = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(source))
  if (!own) throw new Error(`${source} is no chunk of its own`)
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    chunk.imports.forEach(add)
  }
  add(own.fileName)
  return [...files]
}
