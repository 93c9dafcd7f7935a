import { pino } from 'pino'
import { loadConfig } from '../config.js'
import { mailsFolderIn } from '../contact/mail.service.js'
import { openCouriers } from '../courier/open-couriers.js'
import { startServices } from '../embedded/services.js'
import { logging } from '../http/logging.js'
import { connectIdentity } from '../identity/firebase.js'
import { measureOutbox } from '../metrics/measure-outbox.js'
import { serveMetrics } from '../metrics/serve-metrics.js'
import { openMailer } from '../outbox/open-mailer.js'
import { openSmsSender } from '../outbox/open-sms-sender.js'
import { openPictureStore } from '../picture/open-picture-store.js'
import { startBackgroundJobs } from './background-jobs.js'
import { openDatabase } from './open-database.js'
import { openServer } from './open-server.js'
import { startServerProcesses } from './server-processes.js'
import { shopUrlOf } from './shop-url.js'
import { welcome } from './welcome.js'
import { whenDatabaseAnswers } from './when-database-answers.js'

const log = (line: string) => console.log(`  ${line}`)

/**
 * Opens the shop: what it needs, its background jobs, and its server, in this process or in several others.
 * @param signal that it is to close, so that it waits for nothing any more
 */
export const openShop = async (
  onClose: (close: () => Promise<unknown>) => void,
  signal: AbortSignal,
): Promise<void> => {
  const config = loadConfig()
  const services = await startServices(config, { log, onClose })

  log('Opening the database …')
  const open = () => openDatabase(services.databaseUrl, config.migrationUrl ?? services.directDatabaseUrl)
  const db = await whenDatabaseAnswers(open, { door: config, log, signal })
  onClose(() => db.destroy())
  if (services.ownsDatabase) {
    const { seedDemoShop } = await import('../embedded/demo/seed.js')
    await seedDemoShop(db.manager, { accounts: config.identity.kind !== 'project' })
  }

  const identity = connectIdentity({
    projectId: config.identity.projectId,
    emulatorHost: services.emulatorHost,
    phoneSignIn: config.phoneSignIn,
  })
  const openServers = async () => {
    if (config.processes === 1) return (await openServer({ config, services, db, identity, onClose })).log
    await startServerProcesses(config.processes, services, { log, onClose })
    return pino(logging('warn').logger)
  }
  const logger = await openServers()
  const report = (error: unknown) => logger.error(error)
  if (config.metrics) {
    measureOutbox(db.manager)
    onClose(await serveMetrics(config.metrics, report))
  }
  const pictures = openPictureStore(config.pictures)
  const sendMail = openMailer(config.mail, mailsFolderIn(config.dataDir))
  const sendSms = openSmsSender(config.sms)
  const ways = { mail: sendMail !== null, textsADay: config.sms?.aDay ?? 0 }
  const shop = { url: shopUrlOf(config), phone: config.phones.call }
  const couriers = openCouriers(services)
  const served = { db: db.manager, identity, pictures, couriers, ways, shop }
  onClose(startBackgroundJobs({ ...served, sendMail, sendSms, report }))
  console.log(welcome(config, services))
}
