import { mailedLinks, verificationCodes } from '@sunnah-store/schema/auth-emulator'
import type { Config } from '../config.js'
import { mailsFolderIn } from '../contact/mail.service.js'
import { demoAccounts, demoPassword } from '../embedded/demo/accounts.js'
import type { Services } from '../embedded/services.js'
import { shopUrlOf } from './shop-url.js'

/** What is printed when the shop is open. */
export const welcome = (config: Config, { emulatorHost, steadfast }: Services): string => {
  const { dataDir, identity, phoneSignIn, contact, mail } = config
  const shop = shopUrlOf(config)
  const places = [
    ['Shop', shop],
    ['GraphQL', `${shop}/graphql`],
    ['API docs', `${shop}/docs`],
    ...(emulatorHost ? [['Auth emulator', `http://${emulatorHost}`]] : []),
    ...(emulatorHost
      ? [['Account mails', `sent to nobody, shown at http://${emulatorHost}${mailedLinks(identity.projectId)}`]]
      : []),
    ...(emulatorHost && phoneSignIn
      ? [['Phone codes', `sent to nobody, shown at http://${emulatorHost}${verificationCodes(identity.projectId)}`]]
      : []),
    ...(contact.kind === 'kept' || mail.kind === 'kept'
      ? [['Mails', `kept in ${mailsFolderIn(dataDir)}, sent to nobody`]]
      : []),
    ...(steadfast?.pretends ? [['Courier', 'only pretends: parcels sent with it move on by themselves']] : []),
  ]
  const people = demoAccounts.map(({ email, role }) => [role.toLowerCase(), email])
  const demo =
    identity.kind === 'own-emulator' ? ['', `  Demo accounts, password ${demoPassword}`, ...rows(people)] : []
  return ['', '  Sunnah Store is open', ...rows(places), ...demo, '', '  Ctrl-C closes it.', ''].join('\n')
}

const rows = (pairs: (string | undefined)[][]) => pairs.map(([name = '', value]) => `    ${name.padEnd(14)} ${value}`)
