import { join } from 'node:path'
import { endpoints } from '@sunnah-store/schema/routes'
import type { Config } from '../config.js'
import type { SteadfastConfig } from '../courier/steadfast/steadfast-config.js'
import { repeatedly } from '../queue/repeatedly.js'
import { isLoopback, reachableHost } from '../start/addresses.js'
import { claimDataFolder, makeDataFolder } from './data-folder.js'
import { removeRuntime, writeRuntime } from './runtime-file.js'
import { readOrCreateSecret } from './secret-file.js'

/** The database and identity service: the configured ones, else those that the server starts itself in the data folder. */
export interface Services {
  databaseUrl: string
  /** The primary itself, where `databaseUrl` is a pooler. */
  directDatabaseUrl: string
  /** Whether the server started the database itself. */
  ownsDatabase: boolean
  /** host:port; null with a Firebase project. */
  emulatorHost: string | null
  accessTokenSecret: string
  secondFactorSecret: string
  /** Null: the shop is not connected to Steadfast. */
  steadfast: SteadfastConfig | null
}

const COURIER_PAUSE = 10_000

interface Helpers {
  log: (line: string) => void
  /** Registers a function that stops a service. */
  onClose: (close: () => Promise<unknown>) => void
}

/** Starts the services that are not configured. @throws StartupProblem */
export const startServices = async (config: Config, { log, onClose }: Helpers): Promise<Services> => {
  const { dataDir, identity } = config
  const ownsDatabase = config.databaseUrl === null
  const ownsIdentity = identity.kind === 'own-emulator'
  if (ownsDatabase || ownsIdentity) onClose(await claimDataFolder(dataDir))
  else if (config.accessTokenSecret === null || config.secondFactorSecret === null) await makeDataFolder(dataDir)

  const databaseUrl = config.databaseUrl ?? (await startDatabase(dataDir, { log, onClose }))
  const emulatorHost = await findEmulator(config, { log, onClose })
  const accessTokenSecret = config.accessTokenSecret ?? (await readOrCreateSecret(join(dataDir, 'access-token-secret')))
  const secondFactorSecret =
    config.secondFactorSecret ?? (await readOrCreateSecret(join(dataDir, 'second-factor-secret')))
  if (ownsDatabase || ownsIdentity) {
    await writeRuntime(dataDir, {
      databaseUrl,
      emulatorHost,
      accessTokenSecret,
      secondFactorSecret,
      projectId: identity.projectId,
    })
    onClose(() => removeRuntime(dataDir))
  }
  const isDemo = ownsDatabase && ownsIdentity && !config.production
  const steadfast = config.steadfast ?? (isDemo ? await startCourier(config, { onClose }) : null)
  const directDatabaseUrl = config.directDatabaseUrl ?? databaseUrl
  return {
    databaseUrl,
    directDatabaseUrl,
    ownsDatabase,
    emulatorHost,
    accessTokenSecret,
    secondFactorSecret,
    steadfast,
  }
}

/** Starts the database of a data folder that this process has locked. @returns its URL */
export const startDatabase = async (dataDir: string, { log, onClose }: Helpers): Promise<string> => {
  const { startPostgres } = await import('./postgres.js')
  log('Starting PostgreSQL …')
  const postgres = await startPostgres(dataDir, log)
  onClose(postgres.stop)
  return postgres.url
}

const findEmulator = async ({ identity, dataDir, host }: Config, { log, onClose }: Helpers): Promise<string | null> => {
  if (identity.kind === 'project') return null
  if (identity.kind === 'joined-emulator') return identity.host

  const { startAuthEmulator } = await import('./identity.js')
  log('Starting the Firebase Auth emulator …')
  const listenOn = isLoopback(host) ? '127.0.0.1' : host
  const usersFile = join(dataDir, 'auth-emulator-users.json')
  const { projectId, port } = identity
  const emulator = await startAuthEmulator({ projectId, host: listenOn, port, usersFile })
  onClose(emulator.stop)
  return `${reachableHost(listenOn)}:${emulator.port}`
}

const startCourier = async (
  { host, port }: Config,
  { onClose }: Pick<Helpers, 'onClose'>,
): Promise<SteadfastConfig> => {
  const { startPretendingCourier } = await import('./pretending-courier.js')
  const path = endpoints.courierWebhook.replace(':courier', 'steadfast')
  const { config, moveOn, stop } = await startPretendingCourier(() => `http://${reachableHost(host)}:${port}${path}`)
  onClose(stop)
  onClose(repeatedly(COURIER_PAUSE, moveOn))
  return config
}
