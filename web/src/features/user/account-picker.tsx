import { isVisible } from '@sunnah-store/schema/visible-text'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useErrorsInLanguage } from '../../lib/hooks/use-errors-in-language.ts'
import type { GoogleAccount } from '../../lib/identity/identity.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { fieldProblems } from '../../ui/form/field-problems.ts'
import { emailRule } from './email-rule.ts'

interface AccountPickerProps {
  onPick: (account: GoogleAccount) => void
  onClose: () => void
}

/** Stands in for Google's window where the shop runs without Google. */
export const AccountPicker = ({ onPick, onClose }: AccountPickerProps) => {
  const { account: copy, close } = useCopy()
  const { register, handleSubmit, formState, trigger } = useForm<GoogleAccount>({ shouldFocusError: false })
  useErrorsInLanguage({ formState, trigger })
  const { errors, submitCount } = formState
  const problems = fieldProblems(errors, ['email', 'name']).map(({ fieldId, text }) => ({
    fieldId: `google-${fieldId}`,
    text,
  }))

  const pick = ({ email, name }: GoogleAccount) => onPick({ email: email.trim(), name: name.trim() })

  return (
    <Dialog title={copy.google.pick} closeLabel={close} onClose={onClose}>
      <Note>{copy.google.explanation}</Note>
      <Fields noValidate onSubmit={handleSubmit(pick)}>
        <ErrorSummary heading={copy.problemHeading} problems={problems} attempt={submitCount} />
        <TextField
          id="google-email"
          type="email"
          label={copy.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email', emailRule(copy))}
        />
        <TextField
          id="google-name"
          label={copy.signUp.name}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name', { validate: (name) => isVisible(name) || copy.signUp.nameMissing })}
        />
        <Button type="submit">{copy.google.submit}</Button>
      </Fields>
    </Dialog>
  )
}

const Note = styled.p`
  color: var(--muted);
  font: 400 var(--type-small);
`

const Fields = styled.form`
  display: grid;
  gap: var(--space-4);
`
