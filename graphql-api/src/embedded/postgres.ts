import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartupProblem } from '../startup-problem.js'
import { freePort } from './free-port.js'
import { stopOrphan } from './orphan.js'
import { findPostgresHome, type PostgresHome } from './postgres-home.js'
import { readOrCreateSecret } from './secret-file.js'

export interface EmbeddedPostgres {
  url: string
  stop: () => Promise<void>
}

const run = promisify(execFile)
const user = 'shop'
// The caller's environment is not passed on: PGDATA or an unknown locale would change what PostgreSQL does.
const env = { LC_ALL: 'C' }

/** Starts PostgreSQL on a data folder that this process has locked; creates the cluster on the first start. */
export const startPostgres = async (
  dataDir: string,
  log: (line: string) => void,
  flags: readonly string[] = [],
): Promise<EmbeddedPostgres> => {
  const home = await findPostgresHome(dataDir, log)
  const cluster = join(home.folder, 'postgres')
  const passwordFile = join(home.folder, 'postgres-password')
  const password = await readOrCreateSecret(passwordFile)
  await stopOrphan(cluster)
  if (!(await stat(cluster).catch(() => null))) await makeCluster(home, cluster, passwordFile)

  const port = await freePort()
  const args = ['-D', cluster, '-p', String(port), ...flags]
  const stop = await keepRunning(() => launch(home, args), log)
  return { url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`, stop }
}

/** Starts it, and restarts it whenever it stops unexpectedly. @returns a function that stops it */
const keepRunning = async (start: () => Promise<ChildProcess>, log: (line: string) => void) => {
  let running = start()
  let stopping = false
  const watch = (server: ChildProcess) =>
    server.once('exit', () => {
      if (stopping) return
      log('PostgreSQL was stopped by somebody else. Starting it again …')
      running = start()
      void running.then(watch)
    })
  watch(await running)

  return async () => {
    stopping = true
    const server = await running
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGINT')
    await once(server, 'exit')
  }
}

// Created under a temporary name and renamed, so that an incomplete cluster is never used.
const makeCluster = async ({ programs, runAs }: PostgresHome, cluster: string, passwordFile: string) => {
  const draft = `${cluster}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  if (runAs.uid !== undefined && runAs.gid !== undefined)
    for (const path of [draft, passwordFile]) await chown(path, runAs.uid, runAs.gid)

  const login = [`--username=${user}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  await run(join(programs, 'bin/initdb'), [`--pgdata=${draft}`, ...login, ...language], { ...runAs, env, cwd: '/' })
  await rename(draft, cluster)
}

// The builtin locale provider sorts the same on every machine. LC_CTYPE tells pg_trgm what a letter is, and "C" has no Bangla letters.
const language = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
]

const patience = 20_000

// After a kill, the shared memory of PostgreSQL stays in use for a moment.
const launch = async (home: PostgresHome, args: string[], since = performance.now()): Promise<ChildProcess> => {
  try {
    return await launchOnce(home, args)
  } catch (error) {
    if (!String(error).includes('shared memory block') || performance.now() - since > patience) throw error
    await wait(200)
    return launch(home, args, since)
  }
}

// In its own process group: Ctrl-C reaches the server only, which stops PostgreSQL after its last request.
const launchOnce = ({ programs, runAs }: PostgresHome, args: string[]) =>
  new Promise<ChildProcess>((resolve, reject) => {
    const listen = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
    const server = spawn(join(programs, 'bin/postgres'), [...args, ...listen], {
      ...runAs,
      env,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    const fail = () => reject(new StartupProblem(`PostgreSQL does not start: ${output.trim().replaceAll('\n', ' | ')}`))
    server.once('error', reject).once('exit', fail)
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-2000)
      if (/ready to accept (read-only )?connections/.test(text)) {
        server.removeListener('exit', fail)
        resolve(server)
      }
    })
  })
