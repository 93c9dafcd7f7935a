import { beginOf } from '@sunnah-store/schema/local-day'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { type PageParams, readPageParams } from '../../../../lib/navigation/page-params.ts'
import { media } from '../../../../theme/tokens.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel, Stack } from '../../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/list-skeletons.tsx'
import { CardTable } from '../../../../ui/list/card-table.tsx'
import { ListPage } from '../../../../ui/list/list-page.tsx'
import { type PayoutsQuery, usePayoutsQuery } from './cash.generated.ts'
import { PaidOrders } from './paid-orders.tsx'
import { TakeBackPayout } from './take-back-payout.tsx'

type Payout = PayoutsQuery['payouts']['items'][number]

/** What couriers have paid out, the newest first. */
export const Payouts = () => {
  const { cash: copy } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const { columns } = copy
  const heads = Object.values(columns)

  return (
    <Stack as="section" aria-labelledby="payouts">
      <h2 id="payouts">{copy.payouts}</h2>
      <ListPage
        of={{ params: readPageParams(search), useList: usePayouts }}
        failed={copy.loadFailed}
        skeleton={<RowsSkeleton />}
        empty={
          <PaddedPanel>
            <p>{copy.noPayouts}</p>
          </PaddedPanel>
        }
      >
        {(items) => (
          <Table name={copy.payouts} heads={heads}>
            {items.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} />
            ))}
          </Table>
        )}
      </ListPage>
    </Stack>
  )
}

const PayoutRow = ({ payout }: { payout: Payout }) => {
  const { cash: copy, taka, format } = useCopy(manageCopy)
  const { day, courier, expected, charges, received, difference, reason, note } = payout
  const { columns } = copy
  const reasons = difference > 0 ? { ...copy.reasons, STILL_OWED: copy.restCame } : copy.reasons
  const why = [reason && reasons[reason], note].filter(Boolean).join(': ')

  return (
    <tr>
      <th scope="row">{format.date(beginOf(day).toISOString())}</th>
      <td>{courier}</td>
      <td data-head={columns.orders}>
        <PaidOrders payout={payout} />
      </td>
      <td data-head={columns.expected}>{taka(expected)}</td>
      <td data-head={columns.charges}>{taka(charges)}</td>
      <td data-head={columns.received}>
        <span>
          <b>{taka(received)}</b>
          <TakeBackPayout payout={payout} />
        </span>
      </td>
      <td data-head={columns.difference}>
        {difference === 0 ? (
          <Good>{copy.none}</Good>
        ) : (
          <span>
            <Bad>{taka(difference)}</Bad>
            <Muted $small>{why}</Muted>
          </span>
        )}
      </td>
    </tr>
  )
}

const usePayouts = ({ page, size }: PageParams) => {
  const { data, error, refetch } = usePayoutsQuery({
    variables: { page: page - 1, size },
    fetchPolicy: 'cache-and-network',
  })
  return { data: data?.payouts, error, refetch }
}

const Table = styled(CardTable)`
  th { text-align: start; }
  ${media.wide} {
    & :is(th, td):nth-child(n + 3) { text-align: end; }
  }
  ${media.narrow} {
    td[data-head] {
      display: flex;
      justify-content: space-between;
      gap: var(--space-3);
    }
    td[data-head]::before { content: attr(data-head); color: var(--muted); }
    td[data-head] > :is(span, details) { text-align: end; }
  }
`

const Good = styled.span`
  color: var(--success);
`

const Bad = styled.b`
  color: var(--danger);
`
