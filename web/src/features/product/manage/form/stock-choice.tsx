import { limits } from '@sunnah-store/schema/limits'
import { PackageOpen } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { goOnFrom, useFocusOn } from '../../../../lib/navigation/focus.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Row } from '../../../../ui/basic/panel.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { StockConflict } from './use-update-product.ts'

interface StockChoiceProps {
  conflict: StockConflict
  onChoose: (quantity: number) => void
}

/** For a stock that changed meanwhile: shows both numbers and offers a button for each sensible choice. */
export const StockChoice = ({ conflict, onChoose }: StockChoiceProps) => {
  const { update: copy } = useCopy(manageCopy).products
  const { before, now, typed } = conflict
  const place = useFocusOn<HTMLDivElement>(true)
  const added = now + typed - before
  const addMakesSense = added !== typed && added !== now && added >= 0 && added <= limits.product.quantity

  // The buttons disappear when pressed, so the focus moves to the save button.
  const handleChoose = (quantity: number) => {
    goOnFrom(place.current?.closest('form')?.querySelector('[type=submit]'))
    onChoose(quantity)
  }

  return (
    <Place ref={place} tabIndex={-1} role="group" aria-labelledby="stock-changed">
      <Notice tone="brass" icon={PackageOpen}>
        <h2 id="stock-changed">{copy.stockHeading}</h2>
        <p>
          {copy.stockText(before, now)} {copy.stockTyped(typed)}
        </p>
        <p>{copy.stockAlone}</p>
        <Row>
          {typed !== now && (
            <Button type="button" onClick={() => handleChoose(typed)}>
              {copy.stockTake(typed)}
            </Button>
          )}
          {addMakesSense && (
            <Button type="button" $look="quiet" onClick={() => handleChoose(added)}>
              {copy.stockAdd(typed - before, added)}
            </Button>
          )}
          <Button type="button" $look="quiet" onClick={() => handleChoose(now)}>
            {copy.stockLeave(now)}
          </Button>
        </Row>
      </Notice>
    </Place>
  )
}

const Place = styled.div`
  scroll-margin-top: calc(var(--bar) + var(--space-4));
  h2 { font: 700 var(--type-lead); }
`
