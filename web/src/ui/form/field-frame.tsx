import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../basic/icon.tsx'
import { Muted } from '../basic/muted.ts'

interface FieldFrameProps {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** Label, hint and error around a control; the control takes `fieldLinks` to belong to them. */
export const FieldFrame = ({ id, label, hint, error, children }: FieldFrameProps) => (
  <Frame>
    <Label htmlFor={id}>{label}</Label>
    {hint && (
      <Muted $small id={hintIdOf(id)}>
        {hint}
      </Muted>
    )}
    {children}
    {error && <Problem id={errorIdOf(id)}>{error}</Problem>}
  </Frame>
)

/** What is wrong with a control. */
export const Problem = ({ children, ...line }: ComponentProps<'p'>) => (
  <ProblemLine {...line}>
    <Icon of={CircleAlert} />
    {children}
  </ProblemLine>
)

/** What ties a control to the hint and the error of its frame. */
export const fieldLinks = ({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) => {
  const describedBy = [hint && hintIdOf(id), error && errorIdOf(id)].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined }
}

export const hintIdOf = (id: string) => `${id}-hint`
export const errorIdOf = (id: string) => `${id}-error`

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
`

const Label = styled.label`
  justify-self: start;
  font: 600 var(--type-body);
`

const ProblemLine = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--danger);
  font: 500 var(--type-small);
`
