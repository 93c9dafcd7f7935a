import { nameFault } from '@sunnah-store/schema/display-name'
import type { RegisterOptions } from 'react-hook-form'
import type { ShoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { oneLine } from '../../lib/identity/presentable-name.ts'

export interface SignUpValues {
  name: string
  email: string
  password: string
  repeat: string
}

type Rules = { [Name in keyof SignUpValues]: RegisterOptions<SignUpValues, Name> }

const googleMail = /^[^\s@]+@(?:gmail|googlemail)\.com$/i

// What the identity service itself asks for.
const shortestPassword = 6

/** The rules of the sign-up form, each with its message. */
export const signUpRules = ({ account: { signUp: copy, ...account } }: ShoppingCopy): Rules => ({
  name: {
    validate: (name) => {
      const fault = nameFault(oneLine(name))
      return (
        fault === null ||
        { missing: account.nameMissing, tooLong: account.nameTooLong, shopsOwn: copy.nameNotYours }[fault]
      )
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
