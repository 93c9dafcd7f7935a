import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** Fails the build when the scripts that every first visit loads weigh more than this, in kB with gzip. */
export const entryLimit = (limit: number): Plugin => ({
  name: 'entry-limit',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const weight = weightOf(bundle) / 1000
      if (weight > limit) this.error(`The entry weighs ${weight.toFixed(1)} kB with gzip; its limit is ${limit} kB`)
    },
  },
})

const weightOf = (bundle: Rollup.OutputBundle) => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}
