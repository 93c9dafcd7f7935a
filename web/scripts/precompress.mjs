import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const text = /\.(?:js|css|html|svg|json|map|txt)$/

// The explorer is several megabytes and for developers only: not worth the time of the best compression.
const explorer = /^assets[\\/]explorer[\\/]/

/** Writes `.br` and `.gz` beside every text file of the folder, so that the server never compresses at run time. */
export const precompress = async (folder) => {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => text.test(path))
  await Promise.all(paths.map((path) => compress(join(folder, path), explorer.test(path))))
}

const compress = async (path, isQuick) => {
  const content = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: isQuick ? 6 : 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
