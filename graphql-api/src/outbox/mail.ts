/** A mail, or a text message, as it leaves the shop. */
export interface Mail {
  /** The same whenever the same mail is tried again. */
  key: string
  /** An email address; of a text message a phone, as +880…. */
  address: string
  subject: string
  text: string
  /** The same as a page, for mail programs that show one; null: there is only the text. */
  html: string | null
}

/** Rejects when it was not taken; with RefusedMessage where that is about this one alone. */
export type SendMessage = (mail: Mail) => Promise<void>

/** Whoever takes messages takes others, but not this one: to an address that it does not know, for one. */
export class RefusedMessage extends Error {}
