import 'reflect-metadata'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackup } from '../backup/write-backup.js'
import { openPictureStore } from '../picture/open-picture-store.js'
import { StartupProblem } from '../startup-problem.js'
import { runCommand } from './run-command.js'

await runCommand(
  async (_db, { pictures }, url) => {
    const [folder] = parseArgs({ allowPositionals: true }).positionals
    if (!folder) throw new StartupProblem('Name the folder to write: npm run db:backup -- FOLDER')
    const { files } = await writeBackup(url, openPictureStore(pictures), resolve(folder))
    console.log(`${Object.keys(files).length} files with their checksums are in ${resolve(folder)}.`)
  },
  { migrates: false },
)
