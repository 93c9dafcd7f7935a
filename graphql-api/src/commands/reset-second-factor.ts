import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { StartupProblem } from '../startup-problem.js'
import { takeSecondFactor } from '../user/second-factor/second-factor.service.js'
import { User } from '../user/user.entity.js'
import { runCommand } from './run-command.js'

// For an owner whom no other owner can help. Whoever runs this has the database.
await runCommand(async ({ manager }) => {
  const [email] = parseArgs({ allowPositionals: true }).positionals
  if (!email) throw new StartupProblem('Name the email of whose second factor is to go.')
  const user = await manager.findOneBy(User, { email })
  if (!user) throw new StartupProblem('Nobody has this email.')
  const wasOn = await takeSecondFactor(manager, user.id)
  console.log(wasOn ? 'The next log-in needs no code.' : 'There was no second factor.')
})
