import { queryRow } from '../database/query-rows.js'
import 'reflect-metadata'
import { runCommand } from './run-command.js'

await runCommand(async (db) => {
  const { count } = await queryRow<{ count: number }>(db.manager, 'SELECT count(*)::int AS count FROM migrations')
  console.log(`The tables are up to date (${count} ${count === 1 ? 'migration' : 'migrations'}).`)
})
