import { readWhole } from '@sunnah-store/schema/whole-number'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { ThumbPicture } from '../../../../ui/data/thumb-picture.tsx'
import { rowName } from './row-name.ts'
import { pictureOfRow } from './row-picture.ts'
import type { RowProblems } from './variant-problems.ts'
import type { VariantRow } from './variant-sheet.ts'
import { VariantTableRow } from './variant-table-row.tsx'
import type { EditedVariants_ProductFragment } from './variants.generated.ts'

interface VariantGroupProps {
  rows: readonly VariantRow[]
  product: EditedVariants_ProductFragment
  problems: ReadonlyMap<string, RowProblems>
  onType: (key: string, changes: Partial<VariantRow>) => void
  onOpen: (key: string) => void
}

/** The rows of one colour below its picture and name; all rows where there is nothing to group by. */
export const VariantGroup = ({ rows, product, problems, onType, onOpen }: VariantGroupProps) => {
  const { variants, language } = useCopy(manageCopy)
  const { grid: copy } = variants
  const [first] = rows
  const isOfColor = first && first.color !== '' && first.size !== ''

  return (
    <tbody>
      {isOfColor && (
        <tr data-group>
          <th scope="rowgroup" colSpan={7}>
            <Color>
              <ThumbPicture image={pictureOfRow(first, rows, product.image)} />
              <span>{rowName({ ...first, size: '', sizeBn: '' }, language)}</span>
              <Pieces>{copy.pieces(piecesIn(rows))}</Pieces>
            </Color>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <VariantTableRow
          key={row.key}
          row={row}
          label={rowName(isOfColor ? { ...row, color: '', colorBn: '' } : row, language)}
          picture={pictureOfRow(row, rows, product.image).url}
          productPrice={product.price}
          problems={problems.get(row.key)}
          onType={onType}
          onOpen={onOpen}
        />
      ))}
    </tbody>
  )
}

/** How many pieces the rows on sale have together, as far as they can be read. */
export const piecesIn = (rows: readonly VariantRow[]) =>
  rows.reduce((sum, { quantity, isActive }) => sum + (isActive ? (readWhole(quantity) ?? 0) : 0), 0)

const Color = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font: 600 var(--type-body);
  & > img { width: var(--touch); height: var(--touch); }
`

const Pieces = styled.span`
  margin-inline-start: auto;
  color: var(--muted);
  font: 400 var(--type-small);
`
