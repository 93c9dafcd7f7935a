import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useErrorsInLanguage } from '../../lib/hooks/use-errors-in-language.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { type IdentityProblem, identityProblem } from '../../lib/identity/identity-problem.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { fieldProblems } from '../../ui/form/field-problems.ts'
import { FormPanel } from '../../ui/form/form.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { type SignUpValues, signUpRules } from './sign-up-rules.ts'

const names = ['name', 'email', 'password', 'repeat'] as const

/** What a new account needs. Who is let in is taken on by the page. */
export const SignUpForm = () => {
  const copy = useCopy()
  const session = useSession()
  const [problem, setProblem] = useState<IdentityProblem>()
  const { register, handleSubmit, formState, trigger } = useForm<SignUpValues>({ shouldFocusError: false })
  const { errors, submitCount } = formState
  const rules = signUpRules(copy)
  useErrorsInLanguage({ formState, trigger })

  const [signUp, busy] = useOnce(async ({ name, email, password }: SignUpValues) => {
    setProblem(undefined)
    await session
      .logIn((identity) => identity.signUp({ name: name.trim(), email: email.trim(), password }))
      .catch((error: unknown) => setProblem(identityProblem(error)))
  })

  return (
    <>
      <ErrorSummary
        heading={copy.account.problemHeading}
        problems={fieldProblems(errors, names)}
        attempt={submitCount}
      />
      <FormPanel onSubmit={handleSubmit(signUp)}>
        <FormProblem problem={problem}>
          <p>{copy.account.signUp.failed}</p>
          {problem && problem !== 'incorrect' && <p>{copy.account.problems[problem]}</p>}
        </FormProblem>
        <TextField
          id="name"
          label={copy.account.signUp.name}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name', rules.name)}
        />
        <TextField
          id="email"
          type="email"
          label={copy.account.email}
          hint={copy.account.signUp.emailHint}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email', rules.email)}
        />
        <PasswordField
          id="password"
          label={copy.account.password}
          hint={copy.account.signUp.passwordHint}
          showLabel={copy.account.showPassword}
          hideLabel={copy.account.hidePassword}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', rules.password)}
        />
        <TextField
          id="repeat"
          type="password"
          label={copy.account.signUp.repeat}
          autoComplete="new-password"
          error={errors.repeat?.message}
          {...register('repeat', rules.repeat)}
        />
        <SubmitButton busy={busy} busyLabel={copy.account.waiting}>
          {copy.account.signUp.submit}
        </SubmitButton>
      </FormPanel>
    </>
  )
}
