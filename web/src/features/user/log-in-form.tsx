import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useErrorsInLanguage } from '../../lib/hooks/use-errors-in-language.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { type IdentityProblem, identityProblem } from '../../lib/identity/identity-problem.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { fieldProblems } from '../../ui/form/field-problems.ts'
import { FormPanel } from '../../ui/form/form.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

interface LogInValues {
  email: string
  password: string
}

const names = ['email', 'password'] as const

/** Email and password of somebody who has an account. Who is let in is taken on by the page. */
export const LogInForm = () => {
  const { account: copy } = useCopy()
  const session = useSession()
  const location = useLocation()
  const [problem, setProblem] = useState<IdentityProblem>()
  const { register, handleSubmit, formState, trigger } = useForm<LogInValues>({ shouldFocusError: false })
  useErrorsInLanguage({ formState, trigger })

  const [logIn, busy] = useOnce(async ({ email, password }: LogInValues) => {
    setProblem(undefined)
    await session
      .logIn((identity) => identity.logIn(email.trim(), password))
      .catch((error: unknown) => setProblem(identityProblem(error)))
  })

  return (
    <FormPanel onSubmit={handleSubmit(logIn)}>
      <ErrorSummary
        heading={copy.problemHeading}
        problems={fieldProblems(formState.errors, names)}
        attempt={formState.submitCount}
      />
      <FormProblem problem={problem}>{problem && copy.problems[problem]}</FormProblem>
      <TextField
        id="email"
        type="email"
        label={copy.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email', { required: copy.emailMissing })}
      />
      <PasswordField
        id="password"
        label={copy.password}
        showLabel={copy.showPassword}
        hideLabel={copy.hidePassword}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { required: copy.passwordMissing })}
      />
      <SubmitButton busy={busy} busyLabel={copy.waiting}>
        {copy.logIn.submit}
      </SubmitButton>
      <Forgot to={paths.forgotPassword()} state={location.state}>
        {copy.logIn.forgot}
      </Forgot>
    </FormPanel>
  )
}

const Forgot = styled(Link)`
  justify-self: center;
  display: inline-grid;
  align-items: center;
  min-height: var(--touch);
  color: var(--primary);
  text-decoration: underline;
  text-underline-offset: var(--space-1);
`
