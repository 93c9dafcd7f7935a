import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder of its own. The database's own user, too, passes through it. */
export const makeDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sunnah-store-e2e-'))
  await chmod(folder, 0o711)
  return folder
}
