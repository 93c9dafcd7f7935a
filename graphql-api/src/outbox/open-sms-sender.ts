import { RefusedMessage, type SendMessage } from './mail.js'
import type { SmsConfig } from './sms-config.js'

/** In milliseconds. */
const PATIENCE = 10_000

/** What sends text messages through the gateway; null when there is none. Its address has a secret: no error quotes it. */
export const openSmsSender = (config: SmsConfig): SendMessage | null =>
  config &&
  (async ({ key, address, text }) => {
    const values: Record<string, string> = { phone: address.replace('+', ''), text, key }
    const url = config.url.replace(/\{(phone|text|key)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''))
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) })
    const said = await answer.text()
    const refused = OF_THE_MESSAGE.has(answer.status) ? RefusedMessage : Error
    if (!answer.ok) throw new refused(`The SMS gateway answered ${answer.status}`)
    // Of this message or of the account, such as one without credit: that is not told apart, so the others wait too.
    if (config.accepted && !said.includes(config.accepted)) throw new Error('The SMS gateway did not accept it')
  })

// Others are about the shop's account, or about the gateway itself.
const OF_THE_MESSAGE: ReadonlySet<number> = new Set([400, 404, 422])
