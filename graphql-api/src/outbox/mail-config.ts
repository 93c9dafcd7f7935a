/** How the shop's own mails leave it: by SMTP, into the data folder (outside production only), or not at all. */
export type MailConfig = { kind: 'smtp'; url: string; from: string } | { kind: 'kept' } | { kind: 'none' }

interface MailSettings {
  NODE_ENV: string | undefined
  SMTP_URL: string | undefined
  MAIL_FROM: string | undefined
}

/** In production mails are never just stored: whoever waits for one would believe that it comes. */
export const mailOf = ({ NODE_ENV, SMTP_URL: url, MAIL_FROM: from }: MailSettings): MailConfig => {
  if (url && from) return { kind: 'smtp', url, from }
  return { kind: NODE_ENV === 'production' ? 'none' : 'kept' }
}

/** SMTP needs both of its variables or none. */
export const mailProblems = ({ SMTP_URL, MAIL_FROM }: MailSettings): string[] => {
  if (!SMTP_URL && MAIL_FROM) return ['SMTP_URL must be set with MAIL_FROM']
  if (SMTP_URL && !MAIL_FROM) return ['MAIL_FROM must be set with SMTP_URL']
  return []
}
