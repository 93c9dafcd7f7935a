import { existsSync, statfsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// A Linux machine's memory as a folder.
const memory = '/dev/shm'
// In bytes; a run takes less than two gigabytes.
const ENOUGH = 4e9

/** A data folder of its own. The database's own user, too, passes through it. */
export const makeDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(place(), 'sunnah-store-e2e-'))
  await chmod(folder, 0o711)
  return folder
}

/** Not the disk where that can be: on a slow one a shop refuses part of what the tests ask of it at once. */
const place = () => {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > ENOUGH ? memory : tmpdir()
}
