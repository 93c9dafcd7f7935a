import { type ComponentProps, useId } from 'react'
import styled from 'styled-components'
import { SelectBox } from '../basic/select-box.tsx'

/** A native select with its label beside it. */
export const Select = ({ label, ...rest }: ComponentProps<'select'> & { label: string }) => {
  const id = useId()

  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <SelectBox>
        <Native id={id} {...rest} />
      </SelectBox>
    </Labelled>
  )
}

const Labelled = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font: 400 var(--type-small);
`

const Native = styled.select`
  min-height: var(--control);
  padding: var(--space-2) var(--space-4);
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  font: 400 var(--type-body);
`
