import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Control } from '../../../ui/form/control.ts'
import { FieldFrame, fieldLinks } from '../../../ui/form/field-frame.tsx'

interface PhoneFieldProps extends ComponentProps<'input'> {
  id: string
  error?: string | undefined
  /** What the number is for; not given: the delivery call. */
  hint?: string
}

/** A phone number of Bangladesh, as it is typed. */
export const PhoneField = ({ id, error, hint: given, ...input }: PhoneFieldProps) => {
  const { account, checkout } = useCopy(shoppingCopy)
  const hint = given ?? checkout.phoneHint

  return (
    <FieldFrame id={id} label={account.phone} hint={hint} error={error}>
      <Box>
        {/* In Latin digits, as the number beside it is written. */}
        <Region aria-hidden>+88</Region>
        <Control id={id} type="tel" autoComplete="tel" {...fieldLinks({ id, hint, error })} {...input} />
      </Box>
    </FieldFrame>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  & > input {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`

const Region = styled.span`
  display: grid;
  place-items: center;
  padding-inline: var(--space-4);
  border: 1px solid var(--control-line);
  border-inline-end: 0;
  border-radius: var(--radius-control) 0 0 var(--radius-control);
  background: var(--sunken);
  font-weight: 500;
`
