import type { ClientConfig } from '@sunnah-store/schema/client-config'
import type { Config } from '../config.js'
import { clientContactOf } from '../contact/contact-config.js'
import { reachableHost } from './addresses.js'

/** What the client needs to know about this shop at run time. */
export const clientConfigOf = (config: Config, emulatorHost: string | null): ClientConfig => ({
  firebase: firebaseOf(config),
  authEmulatorUrl: emulatorHost && emulatorUrl(config, emulatorHost),
  phoneSignIn: config.phoneSignIn,
  contact: clientContactOf(config.contact),
  mails: mailsOf[config.mail.kind],
  texts: config.sms !== null,
  phones: config.phones,
  footer: config.footer,
})

const mailsOf = { smtp: 'sent', kept: 'kept', none: null } as const

const firebaseOf = ({ identity }: Config): ClientConfig['firebase'] => {
  if (identity.kind === 'project')
    return { projectId: identity.projectId, apiKey: identity.apiKey, authDomain: identity.authDomain }
  // The emulator takes any key; the web SDK wants one.
  return { projectId: identity.projectId, apiKey: 'emulator', authDomain: `${identity.projectId}.firebaseapp.com` }
}

// Where people reach the shop by another name than this machine does, they reach the emulator by that name too.
const emulatorUrl = ({ publicUrl, host, identity }: Config, emulatorHost: string) => {
  const url = new URL(`http://${emulatorHost}`)
  if (identity.kind === 'own-emulator') url.hostname = publicUrl ? new URL(publicUrl).hostname : reachableHost(host)
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1'
  return url.origin
}
