import type { ComponentProps } from 'react'
import styled from 'styled-components'

/** Something to be ticked, with its words beside it. */
export const Tick = ({ label, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) => (
  <Line>
    <input type="checkbox" {...input} />
    {label}
  </Line>
)

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--touch);
  & > input {
    flex: none;
    width: var(--icon);
    height: var(--icon);
    margin: 0;
    accent-color: var(--primary);
  }
`
