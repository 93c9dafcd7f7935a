import { emailPattern } from '@sunnah-store/schema/email'
import type { ComponentProps } from 'react'
import { type ShoppingCopy, shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { TextField } from '../../ui/form/field.tsx'

/** The email address of an account, as it is typed. */
export const EmailField = (input: Omit<ComponentProps<typeof TextField>, 'label'>) => {
  const { account: copy } = useCopy(shoppingCopy)
  return (
    <TextField
      type="email"
      label={copy.email}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
  )
}

const email = new RegExp(emailPattern)

/** Something is typed, and it can be an email address. */
export const emailRule = ({ emailMissing, emailWrong }: ShoppingCopy['account']) => ({
  required: emailMissing,
  validate: (typed: string) => email.test(typed.trim()) || emailWrong,
})
