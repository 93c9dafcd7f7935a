import type { DataSource } from 'typeorm'
import { type Config, loadConfig } from '../config.js'
import { findDatabase } from '../embedded/find-database.js'
import { connectDatabase, openDatabase } from '../start/open-database.js'
import { explain } from '../startup-problem.js'

type Work = (db: DataSource, config: Config, url: string) => Promise<void>

/** Migrates the shop's database, runs one command on it, and stops whatever had to be started for it. */
export const runCommand = async (work: Work, { migrates = true } = {}): Promise<void> => {
  const closers: (() => Promise<unknown>)[] = []
  const onClose = (close: () => Promise<unknown>) => closers.push(close)
  try {
    const config = loadConfig()
    const url = await findDatabase(config, { log: (line) => console.log(line), onClose })
    const ownerUrl = config.migrationUrl ?? url
    const db = await (migrates ? openDatabase(url, ownerUrl) : connectDatabase(ownerUrl))
    onClose(() => db.destroy())
    await work(db, config, ownerUrl)
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  } finally {
    while (closers.length > 0)
      await closers
        .pop()?.()
        .catch((error) => console.error(explain(error)))
  }
}
