import 'reflect-metadata'
import { runCommand } from './run-command.js'

await runCommand(async (db) => {
  const [{ count }] = await db.query('SELECT count(*) FROM migrations')
  console.log(`The tables are up to date (${count} ${Number(count) === 1 ? 'migration' : 'migrations'}).`)
})
