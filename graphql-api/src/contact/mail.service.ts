import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Mail {
  name: string
  email: string
  message: string
}

/** Where the owner finds the mails that the shop kept. */
export const mailsFolderIn = (dataDir: string): string => join(dataDir, 'mails')

/** Keeps a mail as a file of its own, named by its time, that only the owner of the shop can read. */
export const keepMail = async (folder: string, mail: Mail, receivedAt = new Date()): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${receivedAt.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`
  const draft = join(folder, `.${name}`)
  const content = JSON.stringify({ receivedAt: receivedAt.toISOString(), ...mail }, null, 2)
  await writeFile(draft, `${content}\n`, { mode: 0o600, flag: 'wx' })
  await rename(draft, join(folder, name))
}
