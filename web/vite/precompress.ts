import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const text = /\.(?:js|css|html|svg|json|map|txt)$/

/** Leaves `.br` and `.gz` beside every text file of the build, so that the server never compresses one itself. */
export const precompress = (): Plugin => {
  let folder = ''

  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ build, root }) => {
      folder = join(root, build.outDir)
    },
    closeBundle: async () => {
      for (const path of await readdir(folder, { recursive: true })) {
        if (text.test(path)) await compress(join(folder, path))
      }
    },
  }
}

// The explorer's editor weighs megabytes and is for developers: not worth a minute of the best compression.
const large = 1_000_000

const compress = async (path: string) => {
  const { size } = await stat(path)
  const content = await readFile(path)
  const quality = size > large ? 5 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size }
  await writeFile(`${path}.br`, await brotli(content, { params }))
  await writeFile(`${path}.gz`, await zip(content, { level: size > large ? 6 : 9 }))
}
