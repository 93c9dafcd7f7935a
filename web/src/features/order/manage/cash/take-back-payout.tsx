import { beginOf } from '@sunnah-store/schema/local-day'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useConfirmedAction } from '../../../../lib/failure/use-confirmed-action.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Question } from '../../../../ui/dialog/question.tsx'
import { type PayoutsQuery, useTakeBackPayoutMutation } from './cash.generated.ts'

/** Takes back a payout that was entered by mistake, after a question that names it. */
export const TakeBackPayout = ({ payout }: { payout: PayoutsQuery['payouts']['items'][number] }) => {
  const { cash: copy, taka, format } = useCopy(manageCopy)
  const { id, courier, received } = payout
  const day = format.date(beginOf(payout.day).toISOString())
  const [open, setOpen] = useState(false)
  const [takeBack] = useTakeBackPayoutMutation({
    refetchQueries: ['Cash', 'Payouts', 'ReturnedCash'],
    awaitRefetchQueries: true,
  })
  const close = () => setOpen(false)
  const confirmed = useConfirmedAction(async () => {
    const { data } = await takeBack({ variables: { id } })
    if (data?.takeBackPayout) notify.success(copy.tookBack(courier, taka(received)))
    else notify.error(copy.payoutStays)
    // The pressed button disappears with the payout.
    flushSync(close)
    goOnFrom()
  }, close)

  return (
    <>
      <Button
        aria-label={`${copy.takeBack}: ${courier}, ${day}, ${taka(received)}`}
        type="button"
        $look="dangerText"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.takeBack}
      </Button>
      {open && (
        <Question title={copy.takeBackQuestion(courier, day, taka(received))} yes={copy.takeBack} danger {...confirmed}>
          {copy.takenBackMeans}
        </Question>
      )}
    </>
  )
}
