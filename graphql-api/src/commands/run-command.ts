import type { DataSource } from 'typeorm'
import { type Config, loadConfig } from '../config.js'
import { findDatabase } from '../embedded/find-database.js'
import { openDatabase } from '../start/open-database.js'
import { explain } from '../start/startup-problem.js'

/** Runs one command on the shop's database, its tables up to date, and leaves everything as it was found. */
export const runCommand = async (work: (db: DataSource, config: Config) => Promise<void>): Promise<void> => {
  const closers: (() => Promise<unknown>)[] = []
  const onClose = (close: () => Promise<unknown>) => closers.push(close)
  try {
    const config = loadConfig()
    const db = await openDatabase(await findDatabase(config, { log: (line) => console.log(line), onClose }))
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
