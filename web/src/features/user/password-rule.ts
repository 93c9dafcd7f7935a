import { nameFault } from '@sunnah-store/schema/display-name'
import type { ShoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { shortestPassword } from './commonest.ts'

/** Whose password it is to be. */
interface Person {
  name: string
  email: string
}

/** The rule of a new password. The list of common ones is loaded when one is sent; where it cannot be, the identity service decides. */
export const passwordRule = ({ passwordMissing, signUp }: ShoppingCopy['account']) => ({
  required: passwordMissing,
  minLength: { value: shortestPassword, message: signUp.passwordTooShort },
  validate: async (password: string, person: Person) => {
    if (isTheirs(password, person)) return signUp.passwordIsName
    const common = await import('./common-passwords.ts').catch(() => null)
    return !common?.isCommon(password) || signUp.passwordCommon
  },
})

/** Whether it is the name of the person or the shop, or the email, with nothing but digits and signs around it. */
const isTheirs = (password: string, { name, email }: Person) => {
  const [localPart = ''] = email.split('@', 1)
  const own = [name, ...name.split(/\s+/), localPart].map(lettersOf).filter(Boolean)
  return nameFault(password) === 'shopsOwn' || own.includes(lettersOf(password))
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
