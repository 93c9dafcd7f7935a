import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const cwd = join(import.meta.dirname, '..')

// It starts servers again and again: beside other tests on a busy machine that takes more than two minutes.
test('server and database are killed and connections cut while people buy: no order is lost or doubled', async () => {
  const few = ['--server-kills=1', '--database-kills=1', '--purchases=40']

  const { stdout } = await run(process.execPath, ['chaos/chaos.mjs', ...few], { cwd })

  expect(stdout).toMatch(/\d+ orders acknowledged, each there once, no invariant broken\.\n$/)
}, 300_000)

test('many buyers at two server processes want the last ten pieces: exactly ten are sold, without a deadlock', async () => {
  const few = ['--buyers=30', '--rounds=1']

  const { stdout } = await run(process.execPath, ['chaos/last-pieces.mjs', ...few], { cwd })

  expect(stdout).toMatch(/10 pieces sold in each, \d+ times .*, no deadlock, no invariant broken\.\n$/)
}, 300_000)
