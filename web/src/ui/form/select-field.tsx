import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { SelectBox } from '../basic/select-box.tsx'
import { control } from './control.ts'
import { FieldFrame, fieldLinks } from './field-frame.tsx'

interface SelectFieldProps extends ComponentProps<'select'> {
  id: string
  label: string
  hint?: string
  error?: string | undefined
}

/** A native select with its label above and what is wrong with it below. */
export const SelectField = ({ label, hint, error, ...select }: SelectFieldProps) => (
  <FieldFrame id={select.id} label={label} hint={hint} error={error}>
    <SelectBox>
      <Native {...fieldLinks({ id: select.id, hint, error })} {...select} />
    </SelectBox>
  </FieldFrame>
)

const Native = styled.select`${control}`
