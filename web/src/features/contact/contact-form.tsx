import { useCopy } from '../../lib/copy/use-copy.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextAreaField, TextField } from '../../ui/form/field.tsx'
import { fieldProblems } from '../../ui/form/field-problems.ts'
import { FormPanel } from '../../ui/form/form.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { MessageSent } from './message-sent.tsx'
import { useContactForm } from './use-contact-form.ts'

/** A letter to the shop. It stays filled in until it has been sent. */
export const ContactForm = () => {
  const copy = useCopy()
  const { contact: words } = copy
  const { form, rules, sent, failure, sending, handleSubmit, writeAnother } = useContactForm()
  const { register } = form
  const { errors, submitCount } = form.formState

  if (sent) return <MessageSent message={sent} onWriteAnother={writeAnother} />
  return (
    <FormPanel onSubmit={handleSubmit}>
      <ErrorSummary
        heading={copy.account.problemHeading}
        problems={fieldProblems(errors, ['name', 'email', 'message'])}
        attempt={submitCount}
      />
      <TextField
        id="name"
        label={words.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: rules.name })}
      />
      <TextField
        id="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { validate: rules.email })}
      />
      <TextAreaField
        id="message"
        rows={6}
        label={words.message}
        hint={words.messageHint}
        error={errors.message?.message}
        {...register('message', { validate: rules.message })}
      />
      <FormProblem problem={failure}>
        <strong>{words.failedHeading}</strong>
        <span>{failure && copy.failure[failure]}</span>
        <span>{words.failedText}</span>
      </FormProblem>
      <SubmitButton busy={sending} busyLabel={words.sending}>
        {failure ? copy.tryAgain : words.send}
      </SubmitButton>
    </FormPanel>
  )
}
