import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStore } from './picture-store.js'

/** Pictures as files of a folder, which is made when the first one comes. Each is there whole, or not at all. */
export const createFolderStore = (folder: string): PictureStore => ({
  async put(name, content) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = join(folder, `.${name}-${randomUUID()}`)
    await writeFile(draft, content, { mode: 0o600, flag: 'wx' })
    await rename(draft, join(folder, name))
  },
  get: (name) =>
    readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    }),
})
