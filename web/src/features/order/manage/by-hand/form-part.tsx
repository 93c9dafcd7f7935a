import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'

interface FormPartProps {
  /** Of its heading, by which the part is named. */
  id: string
  heading: string
  children: ReactNode
}

/** Some of the fields of an order that the shop writes or corrects, under what they are about. */
export const FormPart = ({ id, heading, children }: FormPartProps) => (
  <Part as="section" aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {children}
  </Part>
)

/** All of them, one below the other. */
export const FormParts = styled.div`
  display: grid;
  gap: var(--space-4);
`

const Part = styled(PaddedPanel)`
  justify-items: stretch;
`
