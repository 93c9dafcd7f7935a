import type { FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'
import type { Config } from '../config.js'
import { mailsFolderIn } from '../contact/mail.service.js'
import { openCouriers } from '../courier/open-couriers.js'
import type { Services } from '../embedded/services.js'
import { loadPageRenderer } from '../http/page-renderer.js'
import { createAccessTokens } from '../identity/access-token.js'
import type { LoadedIdentity } from '../identity/firebase.js'
import { openPictureStore } from '../picture/open-picture-store.js'
import { createServer } from '../server.js'
import { createSealing } from '../user/second-factor/sealing.js'
import { clientConfigOf } from './client-config.js'
import { growLess, growLessWhenFull, moveTogether } from './lean-memory.js'
import { listen } from './listen.js'

interface Opened {
  config: Config
  services: Services
  db: DataSource
  identity: LoadedIdentity
  /** Registers what closes it. */
  onClose: (close: () => Promise<unknown>) => void
}

/** The shop's server, listening. @throws StartupProblem when it cannot */
export const openServer = async ({ config, services, db, identity, onClose }: Opened): Promise<FastifyInstance> => {
  const server = await createServer({
    config,
    db,
    databaseUrl: services.directDatabaseUrl,
    replicaUrls: config.replicaUrls,
    identity,
    couriers: openCouriers(services),
    accessTokens: createAccessTokens(services.accessTokenSecret, config.otherTokenSecrets),
    sealing: createSealing(services.secondFactorSecret, config.otherSecondFactorSecrets),
    clientConfig: clientConfigOf(config, services.emulatorHost),
    mailsFolder: config.contact.kind === 'kept' ? mailsFolderIn(config.dataDir) : null,
    pictures: openPictureStore(config.pictures),
    pageRenderer: loadPageRenderer(),
  })
  onClose(() => server.close())
  growLess()
  await listen(server, config)
  // Before somebody signs in; what fails is loaded when they do.
  void Promise.allSettled([identity.prepare()])
    .then(moveTogether)
    .then(() => growLessWhenFull(server.server))
  return server
}
