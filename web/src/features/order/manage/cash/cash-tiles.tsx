import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { media } from '../../../../theme/tokens.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import type { CashQuery } from './cash.generated.ts'

/** How much cash is where, in four figures. */
export const CashTiles = ({ cash }: { cash: CashQuery['cash'] }) => {
  const { cash: copy, taka } = useCopy(manageCopy)
  const { withCouriers, older, onTheWay, payoutsThisMonth, receivedThisMonth } = cash
  const tiles = [
    { name: copy.withCouriers, sum: withCouriers.total, of: copy.orders(withCouriers.orders) },
    { name: copy.older, sum: older.total, of: copy.orders(older.orders), isBad: older.total > 0 },
    { name: copy.onTheWay, sum: onTheWay.total, of: copy.orders(onTheWay.orders) },
    { name: copy.paidOut, sum: receivedThisMonth, of: copy.payoutCount(payoutsThisMonth) },
  ]

  return (
    <Tiles>
      {tiles.map(({ name, sum, of, isBad = false }) => (
        <Tile as="li" key={name}>
          <Muted as="span" $small>
            {name}
          </Muted>
          <b data-bad={isBad || undefined}>{taka(sum)}</b>
          <Muted as="span" $small>
            {of}
          </Muted>
        </Tile>
      ))}
    </Tiles>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 45%), 1fr));
  gap: var(--space-3);
`

const Tile = styled(PaddedPanel)`
  gap: var(--space-1);
  font-variant-numeric: tabular-nums;
  b { font: 700 var(--type-title); overflow-wrap: anywhere; }
  ${media.narrow} { b { font: 700 var(--type-subtitle); } }
  b[data-bad] { color: var(--danger); }
`
