import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

/** Options of one kind under their heading. */
export const Group = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const id = useId()

  return (
    <Section role="group" aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      {children}
    </Section>
  )
}

export const Section = styled.div`
  position: relative;
  display: grid;
  padding: var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--line);
  &:last-child { border-bottom: 0; }
`

export const Heading = styled.span`
  margin-bottom: var(--space-1);
  color: var(--muted);
  font: 600 var(--type-small);
`
