import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { VisuallyHidden } from '../../../ui/basic/visually-hidden.tsx'

interface ChangedFieldProps {
  label: string
  before: string
  after: string
  /** What to look at twice. */
  warning?: string | undefined
}

/** What a field is, and what it would become. */
export const ChangedField = ({ label, before, after, warning }: ChangedFieldProps) => {
  const { importing: copy } = useCopy(manageCopy)

  return (
    <Field>
      <span>{label}:</span>
      <del>{before}</del>
      <After>
        <Icon of={ArrowRight} />
        <VisuallyHidden>{copy.becomes}</VisuallyHidden>
        <ins>{after}</ins>
      </After>
      {warning && <strong>{warning}</strong>}
    </Field>
  )
}

const Field = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  padding-block-start: var(--space-1);
  font-variant-numeric: tabular-nums;
  del { color: var(--muted); }
  del, ins { min-width: 0; overflow-wrap: anywhere; white-space: pre-line; }
  strong { color: var(--danger); }
  ins { font-weight: 600; text-decoration: none; }
`

// The arrow stays with what it points to.
const After = styled.span`
  display: flex;
  gap: var(--space-1);
  position: relative;
  min-width: 0;
`
