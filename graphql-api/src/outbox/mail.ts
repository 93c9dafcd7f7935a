/** A mail as it leaves the shop. */
export interface Mail {
  /** The same whenever the same mail is tried again. */
  key: string
  address: string
  subject: string
  text: string
}

/** Rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>
