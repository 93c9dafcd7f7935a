import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { errorCode } from '../error-code.js'

/** The secret in that file, created on the first call; readable by its owner only. */
export const readOrCreateSecret = async (path: string): Promise<string> => {
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // A hard link never replaces a file, so a second process reads the secret of the first.
    await link(draft, path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
}
