import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { control } from './control.ts'
import { FieldFrame, fieldLinks } from './field-frame.tsx'
import { Icon } from './icon.tsx'

interface SelectFieldProps extends ComponentProps<'select'> {
  id: string
  label: string
  hint?: string
  error?: string | undefined
}

/** A native select with its label above and what is wrong with it below. */
export const SelectField = ({ label, hint, error, ...select }: SelectFieldProps) => (
  <FieldFrame id={select.id} label={label} hint={hint} error={error}>
    <Box>
      <Native {...fieldLinks({ id: select.id, hint, error })} {...select} />
      <Icon of={ChevronDown} />
    </Box>
  </FieldFrame>
)

const Box = styled.span`
  position: relative;
  display: grid;
  align-items: center;
  & > span {
    position: absolute;
    inset-inline-end: var(--space-3);
    color: var(--muted);
    pointer-events: none;
  }
`

const Native = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: calc(var(--icon) + var(--space-5));
  cursor: pointer;
`
