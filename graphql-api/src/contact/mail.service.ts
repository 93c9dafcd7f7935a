import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of mails that were stored, not sent. */
export const mailsFolderIn = (dataDir: string): string => join(dataDir, 'mails')

/** Stores a mail as a file named by its time, readable by the server's user only. */
export const keepMail = async (folder: string, mail: object, receivedAt = new Date()): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${receivedAt.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`
  const draft = join(folder, `.${name}`)
  const content = JSON.stringify({ receivedAt: receivedAt.toISOString(), ...mail }, null, 2)
  await writeFile(draft, `${content}\n`, { mode: 0o600, flag: 'wx' })
  await rename(draft, join(folder, name))
}
