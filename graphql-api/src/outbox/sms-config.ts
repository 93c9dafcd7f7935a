/** The gateway that sends text messages; null: none are sent. */
export type SmsConfig = {
  /** With {phone}, {text} and, where the gateway takes one, {key}. */
  url: string
  /** What an answer says when the message was taken; null: any that is not an error. */
  accepted: string | null
  /** The most messages in 24 hours. */
  aDay: number
} | null

interface SmsSettings {
  SMS_URL: string | undefined
  SMS_ACCEPTED: string | undefined
  SMS_A_DAY: number
}

/** Null without an address: no text messages are sent. */
export const smsOf = ({ SMS_URL: url, SMS_ACCEPTED: accepted, SMS_A_DAY: aDay }: SmsSettings): SmsConfig =>
  url ? { url, accepted: accepted ?? null, aDay } : null
