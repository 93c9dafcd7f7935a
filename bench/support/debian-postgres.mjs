import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.mjs'

const scripts = fileURLToPath(new URL('../../deploy/postgres', import.meta.url))
const bin = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
const password = 'word'

// Puts the program in its own place, unlike runuser, so that signals reach it.
const lower = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']

/** As the system's own user postgres where this is root, whom PostgreSQL refuses. */
const asPostgres = (command) => (process.getuid() === 0 ? [...lower, ...command] : command)

const env = (more) => ({ PATH: `${bin}:${process.env.PATH}`, LC_ALL: 'C', PGPASSWORD: password, ...more })
const run = ([program, ...args], more) => execFileSync(program, args, { env: env(more), stdio: 'pipe', cwd: '/' })

/** A primary, a replica and PgBouncer of the system's own packages, set up by the scripts of deploy/. */
export const openReplicated = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sunnah-store-scale-'))
  chmodSync(folder, 0o777)
  const file = (name, text) => {
    writeFileSync(join(folder, name), text, { mode: 0o644 })
    return join(folder, name)
  }
  const started = []
  const start = (command, more, wait) => {
    const [program, ...args] = asPostgres(command)
    const child = spawn(program, args, {
      env: env(more),
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    started.push(child)
    let said = ''
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error(said)))
      child.stderr.setEncoding('utf8').on('data', (text) => {
        said = (said + text).slice(-5000)
        if (wait.test(said)) resolve(child)
      })
    })
  }
  const dataOf = (name) => join(folder, name)
  // For a crash there is no notice: the first process is killed with all that it began.
  const kill = async (name) => {
    const pid = Number.parseInt(readFileSync(join(dataOf(name), 'postmaster.pid'), 'utf8'), 10)
    process.kill(pid, 'SIGKILL')
  }

  const ports = { primary: await freePort(), replica: await freePort(), pooler: await freePort() }
  const flags = (port) => ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const ready = /ready to accept (read-only )?connections/
  const pwfile = file('password', password)
  const language = ['--encoding=UTF8', '--locale=C', '--lc-ctype=C.UTF-8']
  run(
    asPostgres([
      `${bin}/initdb`,
      '-D',
      dataOf('primary'),
      '-U',
      'shop',
      `--pwfile=${pwfile}`,
      '-A',
      'scram-sha-256',
      ...language,
    ]),
  )
  const primary = await start([`${bin}/postgres`, '-D', dataOf('primary'), ...flags(ports.primary)], {}, ready)
  const psqlAt = { PGHOST: '127.0.0.1', PGPORT: String(ports.primary) }
  run([`${bin}/createdb`, '-U', 'shop', 'shop'], psqlAt)
  run(asPostgres([join(scripts, 'let-follow.sh')]), {
    ...psqlAt,
    PGDATA: dataOf('primary'),
    POSTGRES_USER: 'shop',
    POSTGRES_DB: 'shop',
    REPLICATION_PASSWORD: password,
  })
  run([`${bin}/psql`, '-U', 'shop', '-d', 'shop', '-c', 'SELECT pg_reload_conf()'], psqlAt)
  await start(
    [join(scripts, 'follow.sh'), ...flags(ports.replica)],
    {
      PGDATA: dataOf('replica'),
      PRIMARY_HOST: '127.0.0.1',
      PRIMARY_PORT: String(ports.primary),
      REPLICATION_PASSWORD: password,
    },
    ready,
  )

  const users = file('userlist.txt', `"shop" "${password}"\n`)
  const shipped = readFileSync(new URL('../../deploy/pgbouncer.ini', import.meta.url), 'utf8')
  const poolTo = (port) =>
    file(
      'pgbouncer.ini',
      shipped
        .replace('host=postgres port=5432', `host=127.0.0.1 port=${port}`)
        .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
        .replace('listen_port = 6432', `listen_port = ${ports.pooler}`)
        .replace(/auth_file = .*/, `auth_file = ${users}`)
        // As measured before: all of it is on this machine.
        .replace(/(client|server)_tls_.*\n/g, '')
        // Debian 12 has 1.18, which knows no prepared statements: each server keeps its connections.
        .replace('pool_mode = transaction', 'pool_mode = session')
        .replace(/max_prepared_statements = .*\n/, '')
        .replace(/default_pool_size = .*/, 'default_pool_size = 80'),
    )
  const pooler = await start(['pgbouncer', poolTo(ports.primary)], {}, /process up/)

  const url = (port) => `postgres://shop:${password}@127.0.0.1:${port}/shop`
  return {
    url: url(ports.pooler),
    primaryUrl: url(ports.primary),
    replicaUrl: url(ports.replica),
    killReplica: () => kill('replica'),
    /** Kills the primary, makes the replica the primary and leads the pooler there. */
    failOver: async () => {
      await kill('primary')
      await once(primary, 'exit').catch(() => {})
      run(asPostgres([`${bin}/pg_ctl`, 'promote', '-D', dataOf('replica'), '--wait']))
      poolTo(ports.replica)
      pooler.kill('SIGHUP')
    },
    startReplica: () =>
      start([join(scripts, 'follow.sh'), ...flags(ports.replica)], { PGDATA: dataOf('replica') }, ready),
    close: async () => {
      for (const child of started.reverse())
        if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT')
      for (const name of ['primary', 'replica'])
        try {
          run(asPostgres([`${bin}/pg_ctl`, 'stop', '-D', dataOf(name), '-m', 'immediate', '--wait']))
        } catch {
          // Killed before.
        }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
