import { loadConfig } from '../config.js'
import { connectIdentity } from '../identity/firebase.js'
import { connectDatabase } from './open-database.js'
import { openServer } from './open-server.js'
import { givenServices } from './server-processes.js'

/** Serves beside other processes, in a shop that the first process has opened. */
export const serveShop = async (onClose: (close: () => Promise<unknown>) => void): Promise<void> => {
  const config = loadConfig()
  const services = await givenServices()
  const db = await connectDatabase(services.databaseUrl)
  onClose(() => db.destroy())
  const identity = connectIdentity({
    projectId: config.identity.projectId,
    emulatorHost: services.emulatorHost,
    phoneSignIn: config.phoneSignIn,
  })
  await openServer({ config, services, db, identity, onClose })
}
