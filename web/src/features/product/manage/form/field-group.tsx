import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { media } from '../../../../theme/tokens.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'

/** Fields that belong together, on a card with a heading. */
export const FieldGroup = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const id = useId()

  return (
    <Group as="section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Group>
  )
}

/** Two columns of fields where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`

const Group = styled(PaddedPanel)`
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: var(--space-5);
`
