import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useErrorsInLanguage } from '../../lib/hooks/use-errors-in-language.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { type IdentityProblem, identityProblem } from '../../lib/identity/identity-problem.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { StatusPlace } from '../../ui/feedback/live-place.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { fieldProblems } from '../../ui/form/field-problems.ts'
import { FormPanel } from '../../ui/form/form.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { emailRule } from './email-rule.ts'

/** Sends the mail that leads to a new password. Says the same whether or not there is such an account. */
export const ResetForm = () => {
  const { account: copy } = useCopy()
  const session = useSession()
  const [sentTo, setSentTo] = useState('')
  const [problem, setProblem] = useState<IdentityProblem>()
  const { register, handleSubmit, formState, trigger } = useForm<{ email: string }>({ shouldFocusError: false })
  useErrorsInLanguage({ formState, trigger })

  const [send, busy] = useOnce(async ({ email }: { email: string }) => {
    setProblem(undefined)
    setSentTo('')
    await session
      .identity()
      .then((identity) => identity.sendPasswordReset(email.trim()))
      .then(() => setSentTo(email.trim()))
      .catch((error: unknown) => setProblem(identityProblem(error)))
  })

  return (
    <FormPanel onSubmit={handleSubmit(send)}>
      <ErrorSummary
        heading={copy.problemHeading}
        problems={fieldProblems(formState.errors, ['email'])}
        attempt={formState.submitCount}
      />
      <p>{copy.reset.text}</p>
      <FormProblem problem={problem}>
        {problem && (problem === 'incorrect' ? copy.emailWrong : copy.problems[problem])}
      </FormProblem>
      <TextField
        id="email"
        type="email"
        label={copy.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email', emailRule(copy))}
      />
      <SubmitButton busy={busy} busyLabel={copy.waiting}>
        {copy.reset.submit}
      </SubmitButton>
      <StatusPlace>
        {sentTo && (
          <Notice tone="good" icon={MailCheck}>
            {copy.reset.sent(sentTo)}
          </Notice>
        )}
      </StatusPlace>
    </FormPanel>
  )
}
