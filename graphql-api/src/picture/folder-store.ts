import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unavailable } from '../errors.js'
import type { PictureStore } from './picture-store.js'

/** Pictures as files in a folder, created on the first write. Writes are atomic. */
export const createFolderStore = (folder: string): PictureStore => ({
  put: (name, content) => write(folder, name, content).catch(unavailable),
  get: (name) =>
    readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? null : unavailable(error),
    ),
  list: () =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : unavailable(error))),
  remove: (name) => rm(join(folder, name), { force: true }).catch(unavailable),
})

const write = async (folder: string, name: string, content: Buffer) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.${name}-${randomUUID()}`)
  try {
    await writeFile(draft, content, { mode: 0o600, flag: 'wx' })
    await rename(draft, join(folder, name))
  } finally {
    await rm(draft, { force: true })
  }
}
