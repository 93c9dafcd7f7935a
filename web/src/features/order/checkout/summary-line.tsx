import styled from 'styled-components'
import { productName } from '../../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { variantName } from '../../../lib/copy/variant-name.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Row } from '../../../ui/basic/panel.tsx'
import { Pill } from '../../../ui/data/pill.tsx'
import { PriceChange } from '../../../ui/data/price-change.tsx'
import { NoSum } from '../../../ui/data/sums.tsx'
import { ThumbPicture } from '../../../ui/data/thumb-picture.tsx'
import type { CheckoutLine, LineChanges } from './checkout-source.ts'

interface SummaryLineProps {
  line: CheckoutLine
  /** The unit price that the shopper was last shown, in whole taka. */
  priceBefore: number
  changes: LineChanges
}

/** One product of Your Order; a line that is short or no longer sold can be corrected here. */
export const SummaryLine = ({ line, priceBefore, changes }: SummaryLineProps) => {
  const { cart, checkout: copy, format, language, taka } = useCopy(shoppingCopy)
  const { quantity, unitPrice, lineTotal, available, state } = line
  const { name, lang } = productName(line, language)
  const { setQuantity, remove } = changes

  return (
    <Line>
      <ThumbPicture image={line.image} faded={state !== 'IN_STOCK'} />
      <div>
        <h3 lang={lang}>{name}</h3>
        <p>
          {[variantName(line.variant, language), format.times(quantity, taka(unitPrice))].filter(Boolean).join(' · ')}
        </p>
        {priceBefore !== unitPrice && <Pill $tone="brass">{copy.was(taka(priceBefore))}</Pill>}
      </div>
      <b>{state === 'NO_LONGER_SOLD' || available === 0 ? <NoSum /> : taka(lineTotal)}</b>
      {available > 0 && (
        <Changed>
          <PriceChange {...line} />
        </Changed>
      )}
      {state !== 'IN_STOCK' && (
        <Mend>
          <Pill $tone="bad">{state === 'SHORT' ? copy.short(available) : copy.noLongerSold}</Pill>
          {state === 'SHORT' && available > 0 && (
            <Button
              type="button"
              $look="quiet"
              aria-label={copy.takeOf(available, name)}
              onClick={() => setQuantity(line, available)}
            >
              {cart.take(available)}
            </Button>
          )}
          {remove && (
            <Button type="button" $look="quiet" aria-label={cart.removeOf(name)} onClick={() => remove(line)}>
              {cart.remove}
            </Button>
          )}
        </Mend>
      )}
    </Line>
  )
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  padding-block: var(--space-3);
  font-variant-numeric: tabular-nums;
  & + & { border-top: 1px solid var(--line); }
  & > img {
    width: var(--control);
    height: var(--control);
  }
  h3 { font: 500 var(--type-small); overflow-wrap: anywhere; }
  p { color: var(--muted); font: 400 var(--type-small); }
  & > b { font: 600 var(--type-small); white-space: nowrap; }
`

const Changed = styled.div`
  grid-column: 1 / -1;
  &:empty { display: none; }
`

const Mend = styled(Row)`
  grid-column: 1 / -1;
`
