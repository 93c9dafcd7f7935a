import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import { type IdentityProblem, identityProblem } from '../../lib/identity/identity-problem.ts'
import { useTypedEntry } from '../../lib/identity/typed-entry.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { touchLink } from '../../ui/basic/touch-link.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { ShopForm } from '../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField } from './email-field.tsx'

interface LogInValues {
  email: string
  password: string
}

/** The log-in form. The page redirects after a log-in. */
export const LogInForm = () => {
  const { account: copy } = useCopy(shoppingCopy)
  const session = useSession()
  const location = useLocation()
  const { typed, note } = useTypedEntry()
  const form = useShopForm<LogInValues, IdentityProblem>({
    defaultValues: { email: typed.email, password: '' },
    onType: ({ email }) => note({ email }),
    send: ({ email, password }) =>
      session.logIn((identity) => identity.logIn(email.trim(), password)).then(() => null, identityProblem),
  })
  const { busy, field, problem } = form

  return (
    <ShopForm form={form}>
      <FormProblem problem={problem}>{problem && copy.problems[problem]}</FormProblem>
      <EmailField {...field('email', { required: copy.emailMissing })} />
      <PasswordField
        label={copy.password}
        autoComplete="current-password"
        {...field('password', { required: copy.passwordMissing })}
      />
      <SubmitButton busy={busy}>{copy.logIn.submit}</SubmitButton>
      <Forgot to={paths.forgotPassword()} state={location.state}>
        {copy.logIn.forgot}
      </Forgot>
    </ShopForm>
  )
}

const Forgot = styled(Link)`
  ${touchLink}
  justify-self: center;
  color: var(--primary);
`
