import { readWhole } from '@sunnah-store/schema/whole-number'
import { TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { goOnFrom, useFocusOn } from '../../../../lib/navigation/focus.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Row } from '../../../../ui/basic/panel.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { rowName } from './row-name.ts'
import type { VariantRow } from './variant-sheet.ts'
import type { VariantConflict } from './variants-refusal.ts'

interface VariantConflictsProps {
  conflicts: readonly VariantConflict[]
  rows: readonly VariantRow[]
  onSettle: (conflict: VariantConflict, take: boolean) => void
}

/** For stocks and prices that changed meanwhile: what they are now, and which is to count. The next save sends the answers. */
export const VariantConflicts = ({ conflicts, rows, onSettle }: VariantConflictsProps) => {
  const { variants, language, format } = useCopy(manageCopy)
  const { conflict: copy } = variants
  const place = useFocusOn<HTMLDivElement>(true)

  // The buttons disappear when pressed, so the focus moves to the next question, then to the save button.
  const handleSettle = (conflict: VariantConflict, take: boolean) => {
    goOnFrom(conflicts.length > 1 ? place.current : place.current?.closest('form')?.querySelector('[type=submit]'))
    onSettle(conflict, take)
  }

  const asShown = (typed: string) => {
    const number = readWhole(typed)
    return number === null ? typed.trim() || copy.productPrice : format.number(number)
  }

  return (
    <Place ref={place} tabIndex={-1} role="group" aria-label={copy.heading}>
      {conflicts.map((conflict) => {
        const { key, cell, before, now } = conflict
        const row = rows.find((one) => one.key === key)
        if (!row) return null
        const [name, typed] = [rowName(row, language), asShown(row[cell])]
        const [what, numbers] =
          cell === 'price'
            ? [copy.price(name), copy.priceNow(now, typed)]
            : [now < before ? copy.sold(name) : copy.stock(name), copy.left(now, typed)]
        return (
          <Notice key={key + cell} tone="brass" icon={TriangleAlert}>
            <p>
              <strong>{what}</strong> {numbers}
            </p>
            <Row>
              <Button type="button" $look="text" onClick={() => handleSettle(conflict, true)}>
                {copy.take(now)}
              </Button>
              <Button type="button" $look="text" onClick={() => handleSettle(conflict, false)}>
                {copy.write(typed)}
              </Button>
            </Row>
          </Notice>
        )
      })}
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  gap: var(--space-3);
  scroll-margin-top: calc(var(--bar) + var(--space-4));
`
