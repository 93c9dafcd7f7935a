import { limits } from '@sunnah-store/schema/limits'
import { isVisible } from '@sunnah-store/schema/visible-text'
import type { RegisterOptions } from 'react-hook-form'
import type { Copy } from '../../lib/copy/en/en.ts'

export interface SignUpValues {
  name: string
  email: string
  password: string
  repeat: string
}

type Rules = { [Name in keyof SignUpValues]: RegisterOptions<SignUpValues, Name> }

const googleMail = /^[^\s@]+@(?:gmail|googlemail)\.com$/i
const shopsOwn = /^\s*sunnah\s*store\s*$/i

// What the identity service itself asks for.
const shortestPassword = 6

/** What a new account needs, each rule with the sentence that says it. */
export const signUpRules = ({ account: { signUp: copy, ...account } }: Copy): Rules => ({
  name: {
    validate: {
      given: (name) => isVisible(name) || account.nameMissing,
      short: (name) => name.trim().length <= limits.name || account.nameTooLong,
      own: (name) => !shopsOwn.test(name) || copy.nameNotYours,
    },
  },
  email: {
    required: account.emailMissing,
    validate: (email) => googleMail.test(email.trim()) || copy.emailNotGoogle,
  },
  password: {
    required: account.passwordMissing,
    minLength: { value: shortestPassword, message: copy.passwordTooShort },
    deps: ['repeat'],
  },
  repeat: {
    required: copy.repeatMissing,
    validate: (repeat, { password }) => repeat === password || copy.repeatDiffers,
  },
})
