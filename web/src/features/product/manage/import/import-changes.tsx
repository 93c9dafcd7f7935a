import type { ImportChange } from '@sunnah-store/schema/import-report'
import { isPriceLeap } from '@sunnah-store/schema/price'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { ChangedField } from '../changed-field.tsx'
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
  const { importing: words, products, format, language } = copy
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
            <ChangedField
              key={column}
              label={columnLabel(column, copy)}
              before={shown(before)}
              after={shown(after)}
              warning={column === 'price' && isLeap(before, after) ? products.priceLeap.imported : undefined}
            />
          ))}
        </li>
      ))}
    </ImportRows>
  )
}

const isLeap = (before: string | number | null, after: string | number | null) =>
  typeof before === 'number' && typeof after === 'number' && isPriceLeap(before, after)
