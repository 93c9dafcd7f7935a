import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel, Row, Stack } from '../../../../ui/basic/panel.tsx'
import type { CashQuery } from './cash.generated.ts'

type Debt = CashQuery['cash']['couriers'][number]

/** What each courier owes, how old it is, and the way to enter what it pays out. */
export const CourierDebts = ({ debts }: { debts: readonly Debt[] }) => {
  const { cash: copy } = useCopy(manageCopy)

  return (
    <Stack as="section" aria-labelledby="who-owes">
      <h2 id="who-owes">{copy.whoOwes}</h2>
      {debts.length === 0 ? (
        <PaddedPanel>
          <p>{copy.nobody}</p>
        </PaddedPanel>
      ) : (
        <>
          <Keys>
            {ages.map(({ age, color }) => (
              <span key={age}>
                <Key aria-hidden style={{ background: color }} /> {copy.ages[age]}
              </span>
            ))}
          </Keys>
          <Cards>
            {debts.map((debt) => (
              <CourierDebt key={debt.courier} debt={debt} />
            ))}
          </Cards>
        </>
      )}
    </Stack>
  )
}

const ages = [
  { age: 'fresh', of: 'upTo3Days', color: 'var(--primary)' },
  { age: 'week', of: 'upTo7Days', color: 'var(--star)' },
  { age: 'old', of: 'older', color: 'var(--danger)' },
  { age: 'rest', of: 'rest', color: 'var(--muted)' },
] as const

const CourierDebt = ({ debt }: { debt: Debt }) => {
  const { cash: copy, taka, format } = useCopy(manageCopy)
  const { courier, orders, total, rest, older, oldestAt } = debt
  const parts = ages
    .map(({ age, of, color }) => ({ age: copy.ages[age], color, percent: Math.round((debt[of] / total) * 100) }))
    .filter(({ percent }) => percent > 0)
  const since = oldestAt === null ? null : format.shortDate(oldestAt)

  return (
    <Card as="li">
      <Head>
        <h3>{courier}</h3>
        <b>{taka(total)}</b>
      </Head>
      {orders > 0 && <Muted $small>{copy.delivered(orders)}</Muted>}
      <Bar role="img" aria-label={copy.share(courier, parts)}>
        {parts.map(({ age, percent, color }) => (
          <i key={age} style={{ width: `${percent}%`, background: color }} />
        ))}
      </Bar>
      {since !== null && <p>{older > 0 ? copy.oldestOf(taka(older), since) : copy.oldest(since)}</p>}
      {rest > 0 && <p>{copy.restOf(taka(rest))}</p>}
      <Row>
        <ButtonLink to={paths.payout(courier)} aria-label={`${copy.enter}: ${courier}`}>
          {copy.enter}
        </ButtonLink>
        {orders > 0 && (
          <ButtonLink $look="quiet" to={paths.ordersOwed(courier)} aria-label={`${copy.see(orders)}: ${courier}`}>
            {copy.see(orders)}
          </ButtonLink>
        )}
      </Row>
    </Card>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: var(--space-4);
`

const Card = styled(PaddedPanel)`
  gap: var(--space-3);
  justify-items: stretch;
  font-variant-numeric: tabular-nums;
  h3 { font: 600 var(--type-lead); overflow-wrap: anywhere; }
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  & > b { font: 700 var(--type-lead); white-space: nowrap; }
`

const Keys = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--muted);
  font: 400 var(--type-small);
`

const Key = styled.i`
  display: inline-block;
  width: 0.75em;
  height: 0.75em;
  border-radius: 3px;
`

const Bar = styled.div`
  display: flex;
  gap: 2px;
  overflow: hidden;
  height: var(--space-2);
  border-radius: 999px;
  & > i { min-width: 2px; }
`
