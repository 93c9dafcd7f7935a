import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const patience = 10_000

/** Stops a PostgreSQL that a killed owner of this folder left running. Call it only while the folder is locked. */
export const stopOrphan = async (cluster: string): Promise<void> => {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10)
  if (!(pid > 0)) return

  if (await servesFolder(pid, cluster)) {
    process.kill(pid, 'SIGINT')
    const givenUpAt = performance.now() + patience
    while (await servesFolder(pid, cluster)) {
      if (performance.now() > givenUpAt) process.kill(pid, 'SIGQUIT')
      await wait(50)
    }
  } else if (isAlive(pid)) {
    // The process id was reused by another program; PostgreSQL would refuse to start because of it.
    await rm(pidFile, { force: true })
  }
}

// PostgreSQL's working folder is its data folder.
const servesFolder = async (pid: number, cluster: string) => {
  try {
    if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster))
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)])
    return stdout.includes(cluster)
  } catch {
    return false
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
