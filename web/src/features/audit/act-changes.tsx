import { Fragment } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { courierSaid } from '../../lib/text/courier-said.ts'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import type { Act } from './act.ts'
import { OrderNumber } from './order-number.tsx'
import { shownChanges } from './shown-changes.ts'
import { useValueWords } from './use-value-words.ts'

/** What was before and after, in words and money, and what was noted with it. */
export const ActChanges = ({ entry }: { entry: Act }) => {
  const { audit: copy, courierWords } = useCopy(manageCopy)
  const changes = shownChanges(entry)
  if (changes.length === 0 && !entry.note) return null
  // Of people it is their own words, else the courier's.
  const note = entry.note && entry.courier !== null ? courierSaid(entry.note, courierWords) : entry.note

  return (
    <Box>
      {changes.map(({ field, before, after, isPlain }, i) => (
        <Fragment key={field}>
          {i > 0 && ' · '}
          {!isPlain && `${copy.fields.get(field) ?? field} `}
          {before !== null && (
            <>
              <del>
                <VisuallyHidden>{copy.before}: </VisuallyHidden>
                <Value field={field} value={before} />
              </del>
              <span aria-hidden> → </span>
            </>
          )}
          <ins>
            {before !== null && <VisuallyHidden>{copy.after}: </VisuallyHidden>}
            {after === null ? copy.nothingThere : <Value field={field} value={after} />}
          </ins>
        </Fragment>
      ))}
      {note && `${changes.length > 0 ? ' · ' : ''}“${note}”`}
    </Box>
  )
}

/** What stood or stands there, in words; orders with the way to them. */
const Value = ({ field, value }: { field: string; value: string }) => {
  const wordsOf = useValueWords()
  const words = wordsOf(field, value)
  if (field !== 'orderNumbers' || value === '[]') return words
  return words.split(', ').map((number, i) => (
    <Fragment key={number}>
      {i > 0 && ', '}
      <OrderNumber number={number} />
    </Fragment>
  ))
}

const Box = styled.p`
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-control);
  background: var(--sunken);
  font: 400 var(--type-small);
  font-variant-numeric: tabular-nums;
  del { color: var(--muted); }
  ins { font-weight: 600; text-decoration: none; }
`
