/** A mail as it leaves the shop. */
export interface Mail {
  /** The same whenever the same mail is tried again. */
  key: string
  address: string
  subject: string
  text: string
  /** The same as a page, for mail programs that show one; null: there is only the text. */
  html: string | null
}

/** Rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>
