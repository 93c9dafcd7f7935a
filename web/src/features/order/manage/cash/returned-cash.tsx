import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../../lib/failure/refusal.ts'
import { useConfirmedAction } from '../../../../lib/failure/use-confirmed-action.ts'
import { useTriedAction } from '../../../../lib/failure/use-tried-action.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel, Stack } from '../../../../ui/basic/panel.tsx'
import { Question } from '../../../../ui/dialog/question.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { ActRow } from '../../../../ui/layout/page-layout.ts'
import { type ReturnedCashQuery, useNoteReturnedCashMutation, useReturnedCashQuery } from './cash.generated.ts'

type ReturnedOrderCash = ReturnedCashQuery['returnedCash'][number]

/** What came back after its delivery, and where its money is; nothing when no courier can have any. */
export const ReturnedCash = () => {
  const { cash } = useCopy(manageCopy)
  const { data } = useReturnedCashQuery({ fetchPolicy: 'cache-and-network' })
  if (!data || data.returnedCash.length === 0) return null

  return (
    <Stack as="section" aria-labelledby="came-back-later">
      <h2 id="came-back-later">{cash.returned.heading}</h2>
      <Muted>{cash.returned.means}</Muted>
      <Stack as="ul" $gap="small">
        {data.returnedCash.map((order) => (
          <ReturnedOrder key={order.id} order={order} />
        ))}
      </Stack>
    </Stack>
  )
}

const ReturnedOrder = ({ order }: { order: ReturnedOrderCash }) => {
  const { cash, taka, format } = useCopy(manageCopy)
  const { returned: copy } = cash
  const { id, number, customerName, courier, cashOwed, deliveredAt, total } = order
  const today = useToday()

  return (
    <Card as="li">
      <Head>
        <Link to={paths.orderSlip(id)}>{number}</Link>
        <b>{taka(total)}</b>
      </Head>
      <Muted $small>
        {customerName} · {cash.payout.deliveredAt(format.when(deliveredAt, today))}
      </Muted>
      <p>{cashOwed ? copy.owes(courier) : copy.unknown(courier)}</p>
      <ActRow>
        {!cashOwed && <CourierHasIt order={order} />}
        <ButtonLink $look="quiet" to={paths.payout(courier)} aria-label={`${cash.enter}: ${courier}, ${number}`}>
          {cash.enter}
        </ButtonLink>
        <NobodyOwesIt order={order} />
      </ActRow>
    </Card>
  )
}

const CourierHasIt = ({ order }: { order: ReturnedOrderCash }) => {
  const { cash } = useCopy(manageCopy)
  const { note, reasonOf } = useNote(order)
  const [run, busy] = useTriedAction(() => note(true), reasonOf)

  return (
    <SubmitButton
      aria-label={`${cash.returned.courierHasIt}: ${order.number}`}
      type="button"
      $look="quiet"
      busy={busy}
      onClick={run}
    >
      {cash.returned.courierHasIt}
    </SubmitButton>
  )
}

const NobodyOwesIt = ({ order }: { order: ReturnedOrderCash }) => {
  const { cash, taka } = useCopy(manageCopy)
  const { returned: copy } = cash
  const { number, courier, total } = order
  const [open, setOpen] = useState(false)
  const { note, reasonOf } = useNote(order)
  const close = () => setOpen(false)
  const confirmed = useConfirmedAction(
    async () => {
      await note(false)
      // The pressed button disappears with the line.
      flushSync(close)
      goOnFrom()
    },
    close,
    reasonOf,
  )

  return (
    <>
      <Button
        aria-label={`${copy.nobodyHasIt}: ${number}`}
        type="button"
        $look="dangerText"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.nobodyHasIt}
      </Button>
      {open && (
        <Question title={copy.question(number, taka(total), courier)} yes={copy.nobodyHasIt} danger {...confirmed}>
          {copy.questionMeans}
        </Question>
      )}
    </>
  )
}

/** Says whether the courier owes the money of an order; why it was refused, where the order has changed meanwhile. */
const useNote = ({ id, number }: ReturnedOrderCash) => {
  const { cash } = useCopy(manageCopy)
  const [noteReturnedCash] = useNoteReturnedCashMutation({
    refetchQueries: ['Cash', 'ReturnedCash'],
    awaitRefetchQueries: true,
  })
  const note = async (cashOwed: boolean) => {
    await noteReturnedCash({ variables: { id, cashOwed } })
    notify.success(cash.returned.noted(number))
  }
  const stale: readonly unknown[] = ['NOT_OWED', 'STATUS_CHANGED', 'NOT_FOUND']
  const reasonOf = (error: unknown) => (stale.includes(refusalOf(error)?.code) ? cash.returned.changed : null)
  return { note, reasonOf }
}

const Card = styled(PaddedPanel)`
  gap: var(--space-2);
  justify-items: stretch;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  & > b { white-space: nowrap; }
`
