import type { ImportChange } from '@sunnah-store/schema/import-report'
import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { VisuallyHidden } from '../../../../ui/basic/visually-hidden.tsx'
import { ImportRows } from './import-rows.tsx'
import { columnLabel } from './import-sentence.ts'

interface ImportChangesProps {
  changes: readonly ImportChange[]
  /** How many there are, listed or not. */
  total: number
}

/** What a file would change in each product. */
export const ImportChanges = ({ changes, total }: ImportChangesProps) => {
  const copy = useCopy(manageCopy)
  const { importing: words, format, language } = copy
  const shown = (value: string | number | null) =>
    typeof value === 'number' ? format.number(value) : (value ?? words.nothing)

  return (
    <ImportRows heading={words.changes(total)} hidden={total - changes.length}>
      {changes.map(({ row, id, fields, ...names }) => (
        <li key={id}>
          <b lang={productName(names, language).lang}>{productName(names, language).name}</b>{' '}
          <Muted as="span" $small>
            {words.row(row)}
          </Muted>
          {fields.map(({ column, before, after }) => (
            <Field key={column}>
              <span>{columnLabel(column, copy)}:</span>
              <del>{shown(before)}</del>
              <After>
                <Icon of={ArrowRight} />
                <VisuallyHidden>{words.becomes}</VisuallyHidden>
                <ins>{shown(after)}</ins>
              </After>
            </Field>
          ))}
        </li>
      ))}
    </ImportRows>
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
  ins { font-weight: 600; text-decoration: none; }
`

// The arrow stays with what it points to.
const After = styled.span`
  display: flex;
  gap: var(--space-1);
  position: relative;
  min-width: 0;
`
