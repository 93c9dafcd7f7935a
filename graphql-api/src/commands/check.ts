import { queryRow } from '../database/query-rows.js'
import 'reflect-metadata'
import { checkInvariants } from './invariants.js'
import { runCommand } from './run-command.js'

await runCommand(async (db) => {
  const { place } = await queryRow<{ place: string }>(
    db.manager,
    "SELECT current_database() || ' at port ' || current_setting('port') AS place",
  )
  console.log(`Checking the database ${place}.`)
  const broken = await checkInvariants(db.manager)
  for (const { rule, rows } of broken) console.error(`Broken: ${rule}\n${JSON.stringify(rows, null, 2)}`)
  if (broken.length > 0) process.exitCode = 1
  else console.log('Every piece of stock, every order and every rating is accounted for.')
})
