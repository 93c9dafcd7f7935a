import type { FormEventHandler, ReactNode } from 'react'
import styled from 'styled-components'
import { PaddedPanel } from '../basic/panel.tsx'

/** One column of fields on a card. What is wrong is said by the shop, not by the browser. */
export const FormPanel = ({ onSubmit, children }: { onSubmit: FormEventHandler; children: ReactNode }) => (
  <Fields as="form" noValidate onSubmit={onSubmit}>
    {children}
  </Fields>
)

const Fields = styled(PaddedPanel)`
  justify-items: stretch;
  gap: var(--space-5);
`

/** The narrow column of a page that is only a form. */
export const NarrowColumn = styled.div`
  display: grid;
  gap: var(--space-5);
  width: 100%;
  max-width: var(--narrow);
  margin-inline: auto;
`

/** Words between two ways, with a line to either side. */
export const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--muted);
  font: 400 var(--type-small);
  &::before, &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--line);
  }
`
