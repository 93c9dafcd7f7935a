import 'reflect-metadata'
import closeWithGrace from 'close-with-grace'
import { loadConfig } from './config.js'
import { mailsFolderIn } from './contact/mail.service.js'
import { seedDemoShop } from './embedded/demo/seed.js'
import { startServices } from './embedded/services.js'
import { createAccessTokens } from './identity/access-token.js'
import { connectIdentity } from './identity/firebase.js'
import { openPictureStore } from './picture/open-picture-store.js'
import { createServer } from './server.js'
import { startBackgroundJobs } from './start/background-jobs.js'
import { clientConfigOf } from './start/client-config.js'
import { listen } from './start/listen.js'
import { openDatabase } from './start/open-database.js'
import { explain } from './start/startup-problem.js'
import { welcome } from './start/welcome.js'

const closers: (() => Promise<unknown>)[] = []
const onClose = (close: () => Promise<unknown>) => closers.push(close)
const log = (line: string) => console.log(`  ${line}`)

const fail = (error: unknown) => console.error(`\n${explain(error)}`)

const openShop = async () => {
  const config = loadConfig()
  const services = await startServices(config, { log, onClose })

  log('Opening the database …')
  const db = await openDatabase(services.databaseUrl)
  onClose(() => db.destroy())
  if (services.ownsDatabase) await seedDemoShop(db.manager, { accounts: config.identity.kind !== 'project' })

  const identity = connectIdentity({ projectId: config.identity.projectId, emulatorHost: services.emulatorHost })
  const accessTokens = createAccessTokens(services.accessTokenSecret)
  const clientConfig = clientConfigOf(config, services.emulatorHost)
  const mailsFolder = config.contact.kind === 'kept' ? mailsFolderIn(config.dataDir) : null
  const pictures = openPictureStore(config.pictures)
  const server = await createServer({
    config,
    db,
    databaseUrl: services.databaseUrl,
    identity,
    accessTokens,
    clientConfig,
    mailsFolder,
    pictures,
  })
  onClose(() => server.close())
  onClose(startBackgroundJobs(db.manager, identity, (error) => server.log.error(error)))
  await listen(server, config)
  console.log(welcome(config, services))
}

const opening = openShop()

const closeShop = async () => {
  await opening.catch(() => {})
  while (closers.length > 0) await closers.pop()?.().catch(fail)
}

// Ctrl-C arrives twice when npm passes it on; close-with-grace would take the second one for impatience.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const grace = closeWithGrace({ delay: 15_000, skip: [...signals] }, async ({ err }) => {
  if (err) fail(err)
  await closeShop()
})
let closing = false
for (const signal of signals)
  process.on(signal, () => {
    if (!closing) void grace.close()
    closing = true
  })

await opening.catch(async (error) => {
  if (closing) return
  fail(error)
  await closeShop()
  process.exit(1)
})
