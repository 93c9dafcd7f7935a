import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { onFirstCore } from './cores.mjs'
import { freePort } from './free-port.mjs'

const PATIENCE = 30_000

/**
 * Starts a program as a server and waits until it answers.
 * @param flags for Node itself
 * @param isPinned whether it has the first core alone
 */
export const startServer = async ({ program, flags = [], readyPath = '/', env, isPinned = true }) => {
  const port = await freePort()
  const since = performance.now()
  const started = [process.execPath, ...flags, program]
  const [command, ...args] = isPinned ? onFirstCore(started) : started
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // When this process is stopped half-way, what it has started stops too.
  process.once('exit', () => child.kill())
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${readyPath}`).then(
      ({ status }) => status < 500,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() - since > PATIENCE) throw new Error(`${program} does not start`)
    await sleep(20)
  }
  return {
    port,
    pid: child.pid,
    readyAfter: Math.round(performance.now() - since),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
