import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../embedded/postgres.js'

const run = promisify(execFile)
const silent = () => {}

export interface ReplicatedPostgres {
  primaryUrl: string
  replicaUrl: string
  /** `kill -9`; it is started again at the same address. */
  killReplica: () => Promise<void>
  stopReplica: () => Promise<void>
  /** It takes connections and says nothing, until `false`. */
  silenceReplica: (isSilent: boolean) => Promise<void>
  close: () => Promise<void>
}

/** A PostgreSQL of its own and one that follows it. */
export const startReplicatedPostgres = async (): Promise<ReplicatedPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'sunnah-store-replicated-'))
  await chmod(folder, 0o711)
  const [primaryDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')]
  await run('mkdir', ['-m', '711', primaryDir])

  const made = await startPostgres(primaryDir, silent)
  await made.stop()
  // With its owner, whom PostgreSQL insists on.
  await run('cp', ['-a', primaryDir, replicaDir])
  await writeFile(join(replicaDir, 'postgres/standby.signal'), '')
  const primary = await startPostgres(primaryDir, silent)
  const replica = await startPostgres(replicaDir, silent, ['-c', `primary_conninfo=${primary.url}`])

  const pidOfReplica = async () =>
    Number.parseInt(await readFile(join(replicaDir, 'postgres/postmaster.pid'), 'utf8'), 10)

  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    killReplica: async () => {
      process.kill(await pidOfReplica(), 'SIGKILL')
    },
    silenceReplica: async (isSilent) => {
      const [signal, pid] = [isSilent ? 'SIGSTOP' : 'SIGCONT', await pidOfReplica()]
      process.kill(pid, signal)
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)])
      for (const child of stdout.trim().split(/\s+/))
        await run('kill', ['-s', signal, child]).catch(() => 'gone by itself')
    },
    stopReplica: replica.stop,
    close: async () => {
      await replica.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
