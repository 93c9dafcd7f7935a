import 'reflect-metadata'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../backup/restore-backup.js'
import { openPictureStore } from '../picture/open-picture-store.js'
import { StartupProblem } from '../startup-problem.js'
import { checkInvariants } from './invariants.js'
import { runCommand } from './run-command.js'

const options = { replace: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } } as const

const isSure = async (place: string) => {
  const asking = createInterface(process.stdin, process.stdout)
  const answer = await asking.question(`All that is in ${place} will be lost. Type yes to go on: `)
  asking.close()
  return answer === 'yes'
}

await runCommand(
  async (db, { pictures }, url) => {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [folder] = positionals
    if (!folder) throw new StartupProblem('Name the folder to read: npm run db:restore -- FOLDER')
    const { host, pathname } = new URL(url)
    const mayReplace = async () => values.replace && (values.yes || isSure(host + pathname))
    const { takenAt } = await restoreBackup(url, openPictureStore(pictures), resolve(folder), mayReplace)
    console.log(`The shop is as it was at ${takenAt}.`)
    const broken = await checkInvariants(db.manager)
    for (const { rule, rows } of broken) console.error(`Broken: ${rule}\n${JSON.stringify(rows, null, 2)}`)
    if (broken.length > 0) process.exitCode = 1
  },
  { migrates: false },
)
