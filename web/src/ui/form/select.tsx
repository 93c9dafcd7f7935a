import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Icon } from '../basic/icon.tsx'
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
      <FieldSelect {...fieldLinks({ id: select.id, hint, error })} {...select} />
    </SelectBox>
  </FieldFrame>
)

const FieldSelect = styled.select`${control}`

interface SelectProps extends ComponentProps<'select'> {
  label: string
  /** For screen readers only, where the place says it to everybody else. */
  isLabelHidden?: boolean
}

/** A native select with its label beside it. */
export const Select = ({ label, isLabelHidden = false, ...rest }: SelectProps) => {
  const own = useId()
  const id = rest.id ?? own

  return (
    <Labelled>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <SelectBox>
        <LooseSelect aria-label={isLabelHidden ? label : undefined} {...rest} id={id} />
      </SelectBox>
    </Labelled>
  )
}

const Labelled = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-width: 0;
  font: 400 var(--type-small);
`

const LooseSelect = styled.select`
  min-height: var(--control);
  padding: var(--space-2) var(--space-4);
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  font: 400 var(--type-body);
`

// The place of a native select, with the shop's own arrow.
const SelectBox = ({ children }: { children: ReactNode }) => (
  <Box>
    {children}
    <Icon of={ChevronDown} />
  </Box>
)

// Native selects are as wide as their longest option: large letters would widen the page.
const Box = styled.span`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-width: 0;
  & > select {
    min-width: 0;
    text-overflow: ellipsis;
    appearance: none;
    padding-inline-end: calc(var(--icon) + var(--space-5));
    cursor: pointer;
  }
  & > span {
    position: absolute;
    inset-inline-end: var(--space-3);
    color: var(--muted);
    pointer-events: none;
  }
`
