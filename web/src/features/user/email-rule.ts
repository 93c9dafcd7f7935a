import { emailPattern } from '@sunnah-store/schema/email'
import type { Copy } from '../../lib/copy/en/en.ts'

const email = new RegExp(emailPattern)

/** Something is typed, and it can be an email address. */
export const emailRule = ({ emailMissing, emailWrong }: Copy['account']) => ({
  required: emailMissing,
  validate: (typed: string) => email.test(typed.trim()) || emailWrong,
})
