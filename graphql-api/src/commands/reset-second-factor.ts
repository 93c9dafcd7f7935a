import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { StartupProblem } from '../startup-problem.js'
import { takeSecondFactor } from '../user/second-factor/second-factor.service.js'
import { User } from '../user/user.entity.js'
import { runCommand } from './run-command.js'

// For an owner whom no other owner can help. Whoever runs this has the database.
await runCommand(async ({ manager }) => {
  const [who] = parseArgs({ allowPositionals: true }).positionals
  if (!who) throw new StartupProblem('Name the email or the phone (+880…) of whose second factor is to go.')
  const user = await manager.findOneBy(User, [{ email: who }, { phone: who, phoneVerified: true }])
  if (!user) throw new StartupProblem('Nobody logs in with that.')
  const wasOn = await takeSecondFactor(manager, user.id)
  console.log(wasOn ? 'The next log-in needs no code.' : 'There was no second factor.')
})
