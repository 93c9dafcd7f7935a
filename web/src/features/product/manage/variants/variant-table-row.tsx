import { Ellipsis } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { IconButton } from '../../../../ui/basic/icon-button.tsx'
import { VisuallyHidden } from '../../../../ui/basic/visually-hidden.tsx'
import { ThumbPicture } from '../../../../ui/data/thumb-picture.tsx'
import { Control } from '../../../../ui/form/control.ts'
import { errorIdOf, fieldLinks, Problem } from '../../../../ui/form/field-frame.tsx'
import { rowName } from './row-name.ts'
import type { RowProblems } from './variant-problems.ts'
import type { VariantRow } from './variant-sheet.ts'

interface VariantTableRowProps {
  row: VariantRow
  /** What it is called within its group. */
  label: string
  picture: string
  productPrice: number
  problems: RowProblems | undefined
  onType: (key: string, changes: Partial<VariantRow>) => void
  onOpen: (key: string) => void
}

/** One size in one colour, with what is wrong with it below. */
export const VariantTableRow = memo(
  ({ row, label, picture, productPrice, problems = {}, onType, onOpen }: VariantTableRowProps) => {
    const { variants, language, format } = useCopy(manageCopy)
    const { grid: copy } = variants
    const { key, isActive } = row
    const name = rowName(row, language)

    const field = (cell: 'sku' | 'quantity' | 'price', title: string) => ({
      id: `${key}-${cell}`,
      'data-key': key,
      'data-cell': cell,
      'aria-label': copy.cell(title, name),
      autoComplete: 'off',
      value: row[cell],
      ...fieldLinks({ id: `${key}-${cell}`, hint: undefined, error: problems[cell] }),
      onChange: ({ target }: { target: HTMLInputElement }) => onType(key, { [cell]: target.value }),
    })

    return (
      <>
        <tr data-off={isActive ? undefined : true}>
          <th scope="row">
            {label}
            {!isActive && <VisuallyHidden> {copy.notSold}</VisuallyHidden>}
          </th>
          <td data-wide>
            <Picture>
              <ThumbPicture image={{ url: picture, srcSet: null }} faded={!isActive} />
            </Picture>
          </td>
          <td data-wide={problems.sku ? undefined : true}>
            <Control {...field('sku', copy.sku)} />
          </td>
          <td>
            <Control inputMode="numeric" {...field('quantity', copy.quantity)} />
          </td>
          <td>
            <Control inputMode="numeric" placeholder={format.number(productPrice)} {...field('price', copy.price)} />
          </td>
          <td data-wide>
            <Tick>
              <input
                type="checkbox"
                aria-label={copy.cell(copy.isActive, name)}
                checked={isActive}
                onChange={({ target }) => onType(key, { isActive: target.checked })}
              />
            </Tick>
          </td>
          <td>
            <IconButton
              id={`${key}-more`}
              label={copy.moreOf(name)}
              icon={Ellipsis}
              aria-haspopup="dialog"
              onClick={() => onOpen(key)}
            />
          </td>
        </tr>
        {Object.keys(problems).length > 0 && (
          <tr data-problems>
            <td colSpan={7}>
              {Object.entries(problems).map(([cell, problem]) => (
                <Problem key={cell} id={errorIdOf(`${key}-${cell}`)}>
                  {problem}
                </Problem>
              ))}
            </td>
          </tr>
        )}
      </>
    )
  },
)

const Picture = styled.span`
  & > img { width: var(--touch); height: var(--touch); }
`

/** A tick box with room for a fingertip. */
export const Tick = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-width: var(--touch);
  min-height: var(--touch);
  cursor: pointer;
  & > input {
    width: var(--icon);
    height: var(--icon);
    margin: 0;
    accent-color: var(--primary);
  }
`
