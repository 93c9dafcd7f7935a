import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartupProblem } from '../startup-problem.js'

/** What a backup's folder holds, and the SHA-256 of each of its files in hexadecimal. */
export interface Manifest {
  format: 1
  takenAt: string
  /** By name, the oldest first: how the tables look. */
  migrations: string[]
  /** The last value that each sequence gave. */
  sequences: Record<string, string>
  /** Path in the folder → checksum. */
  files: Record<string, string>
}

export const MANIFEST = 'manifest.json'
export const rowsOf = (table: string): string => `tables/${table}.jsonl`
export const PICTURES = 'pictures/'

export const checksumOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** @throws StartupProblem when it is no backup, or one of its files is missing or is not as it was written */
export const readBackup = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartupProblem(`${folder} is no backup: it has no ${MANIFEST}.`)
  })
  const manifest: Manifest = JSON.parse(text)
  for (const [file, checksum] of Object.entries(manifest.files)) {
    const found = await checksumOf(join(folder, file)).catch(() => null)
    if (found !== checksum)
      throw new StartupProblem(
        `${file} of this backup is ${found ? 'not as it was written' : 'missing'}. Nothing was restored.`,
      )
  }
  return manifest
}
