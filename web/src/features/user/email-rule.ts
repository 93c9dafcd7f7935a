import { emailPattern } from '@sunnah-store/schema/email'
import type { PageCopy } from '../../lib/copy/use-page-copy.ts'

const email = new RegExp(emailPattern)

/** Something is typed, and it can be an email address. */
export const emailRule = ({ emailMissing, emailWrong }: PageCopy['account']) => ({
  required: emailMissing,
  validate: (typed: string) => email.test(typed.trim()) || emailWrong,
})
