import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useErrorsInLanguage } from '../../lib/hooks/use-errors-in-language.ts'
import { readPhone } from '../../lib/text/phone.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { fieldProblems } from '../../ui/form/field-problems.ts'
import { FormPanel } from '../../ui/form/form.tsx'

interface Typed {
  phone: string
}

/** Says whether a Bkash number is a mobile number of Bangladesh. Nothing is sent, no money moves. */
export const BkashForm = () => {
  const copy = useCopy()
  const { payment } = copy.charity
  const [verified, setVerified] = useState<string | null>(null)
  const { register, handleSubmit, formState, trigger } = useForm<Typed>({
    defaultValues: { phone: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  useErrorsInLanguage({ formState, trigger })

  const validate = (typed: string) => {
    const { phone, fault } = readPhone(typed)
    if (fault) return payment.faults[fault]
    return phone.isMobile || payment.faults.notMobile
  }
  const handleVerified = ({ phone: typed }: Typed) => setVerified(readPhone(typed).phone?.national ?? null)

  return (
    <FormPanel onSubmit={handleSubmit(handleVerified)}>
      <ErrorSummary
        heading={copy.account.problemHeading}
        problems={fieldProblems(errors, ['phone'])}
        attempt={submitCount}
      />
      <div>
        <TextField
          id="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          label={payment.phone}
          hint={payment.phoneHint}
          error={errors.phone?.message}
          {...register('phone', { validate, onChange: () => setVerified(null) })}
        />
        <Answer role="status">
          {verified && (
            <Notice tone="good" icon={CircleCheck}>
              <strong>{payment.verified(verified)}</strong>
              <span>{payment.verifiedText}</span>
            </Notice>
          )}
        </Answer>
      </div>
      <Button type="submit">{payment.verify}</Button>
    </FormPanel>
  )
}

const Answer = styled.div`
  & > * { margin-top: var(--space-4); }
`
