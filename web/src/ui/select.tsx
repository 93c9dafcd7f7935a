import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import styled from 'styled-components'
import { Icon } from './icon.tsx'

/** A native select with its label beside it. */
export const Select = ({ label, ...rest }: ComponentProps<'select'> & { label: string }) => {
  const id = useId()

  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <Box>
        <Native id={id} {...rest} />
        <Icon of={ChevronDown} />
      </Box>
    </Labelled>
  )
}

const Labelled = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font: 400 var(--type-small);
`

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
  appearance: none;
  min-height: var(--control);
  padding: var(--space-2) calc(var(--icon) + var(--space-5)) var(--space-2) var(--space-4);
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  font: 400 var(--type-body);
  cursor: pointer;
`
