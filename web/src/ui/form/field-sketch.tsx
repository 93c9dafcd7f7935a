import styled from 'styled-components'
import { Muted } from '../basic/muted.ts'
import { Skeleton } from '../feedback/skeleton.tsx'

interface FieldSketchProps {
  label: string
  hint?: string
  /** How many lines as high as a control. */
  rows?: number
}

/** A field whose form is on the way. */
export const FieldSketch = ({ label, hint, rows = 1 }: FieldSketchProps) => (
  <Field>
    <b>{label}</b>
    {hint && <Muted $small>{hint}</Muted>}
    <Skeleton $height={`calc(${rows} * var(--control))`} />
  </Field>
)

const Field = styled.div`
  display: grid;
  gap: var(--space-2);
  & > b { font: 600 var(--type-body); }
`
