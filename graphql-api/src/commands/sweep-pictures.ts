import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { openPictureStore } from '../picture/open-picture-store.js'
import { sweepPictures } from '../picture/sweep-pictures.service.js'
import { runCommand } from './run-command.js'

await runCommand(async (db, { pictures }) => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const dryRun = values['dry-run']
  const { unshown, removed } = await sweepPictures(db.manager, openPictureStore(pictures), { dryRun })
  for (const name of removed) console.log(`  ${name}`)
  console.log(
    `Files of pictures that nothing has shown for 30 days: ${removed.length}, ${dryRun ? 'which would be' : 'now'} removed.`,
  )
  console.log(`Pictures that nothing shows today: ${unshown.length}.`)
})
