import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { ShopFormState } from '../../lib/form/use-shop-form.ts'
import { PaddedPanel, Stack } from '../basic/panel.tsx'
import { Notice } from '../feedback/notice.tsx'
import { ErrorSummary } from './error-summary.tsx'

interface ShopFormProps {
  form: ShopFormState
  /** It stands on the page itself, not on a card of its own. */
  plain?: boolean
  /** What stands before that which is wrong. */
  heading?: ReactNode
  children: ReactNode
}

/** One column of fields with the error summary first; the browser's own validation is off. Without scripts it says that it needs them. */
export const ShopForm = ({ form, plain = false, heading, children }: ShopFormProps) => {
  const { needsScripts } = useCopy()
  const Fields = plain ? PlainFields : FieldsOnCard

  return (
    <>
      <noscript>
        <Notice tone="brass" icon={CircleAlert}>
          {needsScripts}
        </Notice>
      </noscript>
      {/* Sent by the browser itself, while there are no scripts, what is typed would stand in the address else. */}
      <Fields noValidate method="post" onSubmit={form.onSubmit}>
        {heading}
        <ErrorSummary problems={form.wrongFields} attempt={form.formState.submitCount} />
        {children}
      </Fields>
    </>
  )
}

const PlainFields = styled(Stack).attrs({ as: 'form' })`
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`

const FieldsOnCard = styled(PaddedPanel).attrs({ as: 'form' })`
  justify-items: stretch;
  gap: var(--space-5);
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
