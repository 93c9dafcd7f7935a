import { limits } from '@sunnah-store/schema/limits'
import { enFormat } from './format.ts'

const { number } = enFormat

/** How somebody writes to the shop. */
export const contact = {
  heading: 'Get In Touch',
  text: 'A question about an order, a product or one of our plans? Write to us here.',
  emailHint: 'Where our answer should go',
  message: 'Message',
  messageHint: 'If it is about an order, its number helps us find it.',
  messageMissing: 'Write your message',
  messageTooLong: (length: number) =>
    `Your message has ${number(length)} characters. It can have ${number(limits.contact.message)} at most`,
  send: 'Send',
  sentHeading: 'Your message has been sent',
  sent: (name: string, email: string) => `Thank you, ${name}. Our answer will go to ${email}.`,
  /** While the shop is tried out and nobody sends its mails. */
  kept: {
    text: 'This shop is being tried out. What you write here is kept on its own disk: no mail is sent, and nobody will answer.',
    emailHint: 'It is kept with your message',
    sentHeading: 'Your message has been kept',
    sent: (name: string) =>
      `Thank you, ${name}. The shop keeps your message on its disk. No mail was sent, and nobody will answer.`,
  },
  another: 'Write another message',
  failedHeading: 'Your message could not be sent',
  failedText: 'What you wrote is still here.',
  notSetUpHeading: 'This form is not set up yet',
  notSetUpText:
    'This shop cannot take messages through its form at the moment. Nothing that is written here would reach us, so there is nothing to fill in.',
}
