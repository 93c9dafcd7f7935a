import { keepMail } from '../contact/mail.service.js'
import { RefusedMessage, type SendMessage } from './mail.js'
import type { MailConfig } from './mail-config.js'

/** In milliseconds, of one step: a mail server that is slower than that is away. */
const PATIENCE = 10_000

/**
 * What takes the shop's mails; null when nothing does, and they wait.
 * @param folder of mails that are stored, not sent
 */
export const openMailer = (config: MailConfig, folder: string): SendMessage | null => {
  if (config.kind === 'none') return null
  if (config.kind === 'kept') return ({ key: _, ...mail }) => keepMail(folder, mail)
  return bySmtp(config)
}

const bySmtp = ({ url, from }: { url: string; from: string }): SendMessage => {
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')
  return async ({ key, address, subject, text, html }) => {
    // Loaded with the first mail: the shop opens sooner.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ url, dnsTimeout: PATIENCE, ...patience })
    const messageId = `<${key}@${domain}>`
    const mail = { messageId, from, to: { name: '', address }, subject, text, ...(html && { html }) }
    await transport.sendMail(mail).catch((error) => {
      throw isOfReceiver(error) ? new RefusedMessage(error.message, { cause: error }) : error
    })
  }
}

/** "Not available" is said there too, by a server that is about to hang up. */
const isOfReceiver = ({ command, responseCode }: { command?: string; responseCode?: number }) =>
  command === 'RCPT TO' && responseCode !== undefined && responseCode !== NOT_AVAILABLE
const NOT_AVAILABLE = 421
