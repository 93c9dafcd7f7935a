import { enFormat } from './format.ts'

const { number } = enFormat

/** The shop's own mails, as admins see them. */
export const mails = {
  heading: 'Mails that were not sent',
  about: 'The mail server, or the gateway for text messages, did not take them for a day. They stay here for 30 days.',
  count: (count: number) => (count === 1 ? '1 mail was not sent' : `${number(count)} mails were not sent`),
  loadFailed: 'The mails could not be loaded',
  none: 'All mails of the shop were sent.',
  to: (address: string) => `To ${address}`,
  givenUp: (when: string) => `Given up: ${when}`,
  retry: 'Try again',
  retried: 'It is tried again now',
  gone: 'This mail is not waiting any more.',
}
