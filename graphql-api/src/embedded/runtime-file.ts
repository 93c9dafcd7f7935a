import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a second process needs to connect to the shop that runs on this data folder. */
export interface Runtime {
  databaseUrl: string
  /** Null: the identity service is a Firebase project. */
  emulatorHost: string | null
  accessTokenSecret: string
  secondFactorSecret: string
  projectId: string
}

const pathIn = (dataDir: string) => join(dataDir, 'runtime.json')

export const writeRuntime = async (dataDir: string, runtime: Runtime): Promise<void> => {
  const path = pathIn(dataDir)
  await writeFile(`${path}.new`, `${JSON.stringify(runtime, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

/** Null when there is none. It may be left over from a shop that was killed. */
export const readRuntime = async (dataDir: string): Promise<Runtime | null> => {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

export const removeRuntime = (dataDir: string): Promise<void> => rm(pathIn(dataDir), { force: true })
