import { useState } from 'react'
import { linkCopy } from '../../../lib/copy/link-copy.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import type { Session } from '../../../lib/identity/session.ts'
import { useTypedEntry } from '../../../lib/identity/typed-entry.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { EmailField } from '../email-field.tsx'
import { type SignUpValues, signUpRules } from '../sign-up-rules.ts'
import { LinkNotice } from './link-notice.tsx'
import { type LinkProblem, linkProblem, useLinkProblem } from './link-problem.ts'
import { NextStep } from './next-step.tsx'

interface NewPasswordFormProps {
  code: string
  email: string
}

/** Sets a forgotten password anew, by the rules of a first one. */
export const NewPasswordForm = ({ code, email }: NewPasswordFormProps) => {
  const copy = useCopy(shoppingCopy)
  const { account } = copy
  const { links } = useCopy(linkCopy)
  const session = useSession()
  const [saved, setSaved] = useState(false)
  const { note } = useTypedEntry()
  const textOf = useLinkProblem()
  const rules = signUpRules(copy)
  const form = useShopForm<SignUpValues, LinkProblem>({
    defaultValues: { name: '', email, password: '', repeat: '' },
    send: async ({ password }) => {
      try {
        await (await session.identity()).setPassword(code, password)
      } catch (error) {
        return linkProblem(error)
      }
      // The log-in in this browser has just ended, as all others of that account.
      if (isOf(session, email)) await session.logOut()
      note({ email })
      setSaved(true)
      return null
    },
  })
  const { busy, field, problem } = form

  if (saved)
    return (
      <LinkNotice tone="good" text={links.resetPassword.done(email)}>
        <ButtonLink to={paths.logIn()}>{copy.menu.logIn}</ButtonLink>
      </LinkNotice>
    )
  return (
    <ShopForm form={form}>
      <FormProblem problem={problem}>
        {problem && <p>{textOf(problem)}</p>}
        {problem === 'used' && <NextStep purpose="resetPassword" />}
      </FormProblem>
      {/* Password managers keep the new password under it. */}
      <EmailField readOnly {...field('email')} />
      <PasswordField
        label={links.resetPassword.password}
        hint={account.signUp.passwordHint}
        autoComplete="new-password"
        {...field('password', rules.password)}
      />
      <TextField
        type="password"
        label={account.signUp.repeat}
        autoComplete="new-password"
        {...field('repeat', rules.repeat)}
      />
      <SubmitButton busy={busy}>{links.resetPassword.submit}</SubmitButton>
    </ShopForm>
  )
}

const isOf = (session: Session, email: string) => {
  const state = session.state()
  return state.status === 'signedIn' && state.user.email?.toLowerCase() === email.toLowerCase()
}
