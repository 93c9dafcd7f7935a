import { emailPattern } from '@sunnah-store/schema/email'
import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import type { ShoppingCopy } from '../../lib/copy/shopping-copy.ts'

const emailAddress = new RegExp(emailPattern)

/** The rules of the contact form, each with its message. */
export const contactRules = ({ account, contact: copy }: ShoppingCopy) => ({
  name: (typed: string) => {
    if (!isVisible(typed)) return account.nameMissing
    return textLength(typed.trim()) <= limits.name || account.nameTooLong
  },
  email: (typed: string) => {
    if (!typed.trim()) return account.emailMissing
    return (typed.length <= limits.contact.email && emailAddress.test(typed.trim())) || account.emailWrong
  },
  message: (typed: string) => {
    if (!isVisible(typed)) return copy.messageMissing
    const length = textLength(typed.trim())
    return length <= limits.contact.message || copy.messageTooLong(length)
  },
})
