import type { DataSource } from 'typeorm'
import { type Config, loadConfig } from '../config.js'
import { findDatabase } from '../embedded/find-database.js'
import { openDatabase } from '../start/open-database.js'
import { explain } from '../start/startup-problem.js'

/** Migrates the shop's database, runs one command on it, and stops whatever had to be started for it. */
export const runCommand = async (work: (db: DataSource, config: Config) => Promise<void>): Promise<void> => {
  const closers: (() => Promise<unknown>)[] = []
  const onClose = (close: () => Promise<unknown>) => closers.push(close)
  try {
    const config = loadConfig()
    const url = await findDatabase(config, { log: (line) => console.log(line), onClose })
    const db = await openDatabase(url, config.migrationUrl ?? url)
    onClose(() => db.destroy())
    await work(db, config)
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
