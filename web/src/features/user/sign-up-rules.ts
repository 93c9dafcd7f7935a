import type { RegisterOptions } from 'react-hook-form'
import type { ShoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { nameRule } from './name-rule.ts'
import { passwordRule } from './password-rule.ts'

export interface SignUpValues {
  name: string
  email: string
  password: string
  repeat: string
}

type Rules = { [Name in keyof SignUpValues]: RegisterOptions<SignUpValues, Name> }

const googleMail = /^[^\s@]+@(?:gmail|googlemail)\.com$/i

/** The rules of the sign-up form, each with its message. */
export const signUpRules = ({ account }: ShoppingCopy): Rules => ({
  name: nameRule(account),
  email: {
    required: account.emailMissing,
    validate: (email) => googleMail.test(email.trim()) || account.signUp.emailNotGoogle,
  },
  password: {
    ...passwordRule(account),
    deps: ['repeat'],
  },
  repeat: {
    required: account.signUp.repeatMissing,
    validate: (repeat, { password }) => repeat === password || account.signUp.repeatDiffers,
  },
})
