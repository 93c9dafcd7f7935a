import { type MouseEvent, useId } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { focusField, useFocusOn } from '../../lib/navigation/focus.ts'
import { touchLink } from '../../ui/basic/touch-link.ts'

interface FieldProblem {
  fieldId: string
  text: string
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** How often the form was sent: every refusal takes the focus here anew. */
  attempt: number
}

/** The errors of a form, with a link to each field. Renders nothing without errors. */
export const ErrorSummary = ({ problems, attempt }: ErrorSummaryProps) => {
  const { asking } = useCopy()
  const summary = useFocusOn<HTMLDivElement>(attempt)
  const headingId = useId()

  if (problems.length === 0) return null
  return (
    <Summary ref={summary} tabIndex={-1} role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{asking.problemHeading}</h2>
      <List>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(fieldId, event)}>
              {text}
            </a>
          </li>
        ))}
      </List>
    </Summary>
  )
}

// The address stays as it is, so that "back" leaves the form and not the field.
const goTo = (fieldId: string, event: MouseEvent) => {
  event.preventDefault()
  focusField(fieldId)
}

const Summary = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 2px solid var(--danger);
  border-radius: var(--radius-card);
  background: var(--surface);
  & > h2 { font: 700 var(--type-lead); }
`

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  a {
    ${touchLink}
    color: var(--danger);
    font-weight: 500;
  }
`
