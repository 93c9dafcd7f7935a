import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import { type IdentityProblem, identityProblem } from '../../lib/identity/identity-problem.ts'
import { useTypedEntry } from '../../lib/identity/typed-entry.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { TextField } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { ShopForm } from '../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField } from './email-field.tsx'
import { type SignUpValues, signUpRules } from './sign-up-rules.ts'

/** The sign-up form. The page redirects after a sign-up. */
export const SignUpForm = () => {
  const copy = useCopy(shoppingCopy)
  const { name, signUp, password, problems } = copy.account
  const session = useSession()
  const rules = signUpRules(copy)
  const { typed, note } = useTypedEntry()
  const form = useShopForm<SignUpValues, IdentityProblem>({
    defaultValues: { name: '', email: typed.email, password: '', repeat: '' },
    onType: ({ email }) => note({ email }),
    send: ({ name, email, password }) =>
      session
        .logIn((identity) => identity.signUp({ name: name.trim(), email: email.trim(), password }))
        .then(() => null, identityProblem),
  })
  const { busy, field, problem } = form

  return (
    <ShopForm form={form}>
      <FormProblem problem={problem}>
        <p>{signUp.failed}</p>
        {problem && problem !== 'incorrect' && <p>{problems[problem]}</p>}
      </FormProblem>
      <TextField label={name} autoComplete="name" {...field('name', rules.name)} />
      <EmailField hint={signUp.emailHint} {...field('email', rules.email)} />
      <PasswordField
        label={password}
        hint={signUp.passwordHint}
        autoComplete="new-password"
        {...field('password', rules.password)}
      />
      <TextField type="password" label={signUp.repeat} autoComplete="new-password" {...field('repeat', rules.repeat)} />
      <SubmitButton busy={busy}>{signUp.submit}</SubmitButton>
    </ShopForm>
  )
}
