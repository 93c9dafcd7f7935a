import { Check, Printer, Truck } from 'lucide-react'
import { useState } from 'react'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useWhyNot } from '../../../lib/failure/use-why-not.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ChoiceBar } from '../../../ui/list/choice-bar.tsx'
import { useConfirmOrdersMutation, useDeliverOrdersMutation } from './many-orders.generated.ts'
import type { ChosenOrders } from './use-chosen-orders.ts'
import { useRefresh } from './use-refresh.ts'

interface Outcome {
  id: string
  code: string | null
}

const isOpen = (status: string) => status !== 'CANCELLED' && status !== 'RETURNED' && status !== 'DELIVERED'
const isInTheShop = (status: string) => status === 'PLACED' || status === 'CONFIRMED'

/** What can be done to all chosen orders at once. What is refused stays chosen, and is told by itself. */
export const ChosenBar = ({ chosen }: { chosen: ChosenOrders }) => {
  const { orderLists: copy, taka } = useCopy(manageCopy)
  const [refused, setRefused] = useState<readonly (Outcome & { number: string })[]>([])
  const [confirmOrders] = useConfirmOrdersMutation()
  const [deliverOrders] = useDeliverOrdersMutation()
  const refresh = useRefresh()
  const whyNot = useWhyNot()
  const { things: orders } = chosen
  const ids = orders.map(({ id }) => id)

  const tell = (outcomes: readonly Outcome[]) => {
    const done = outcomes.filter(({ code }) => code === null)
    chosen.remove(done)
    setRefused(
      outcomes
        .filter(({ code }) => code !== null)
        .map((one) => ({ ...one, number: orders.find(({ id }) => id === one.id)?.number ?? '' })),
    )
    if (done.length > 0) notify.success(copy.done(done.length))
    refresh('AllOrders', 'OrderCounts')
  }
  const run = async (change: () => Promise<readonly Outcome[] | undefined>) => {
    setRefused([])
    try {
      tell((await change()) ?? [])
    } catch (error) {
      const reason = whyNot(error)
      if (reason) notify.error(reason)
    }
  }
  const [confirm, confirming] = useOnce(() =>
    run(async () => (await confirmOrders({ variables: { ids } })).data?.confirmOrders),
  )
  const [deliver, delivering] = useOnce(() =>
    run(async () => (await deliverOrders({ variables: { ids } })).data?.deliverOrders),
  )

  if (orders.length === 0) return null
  const busy = confirming || delivering
  return (
    <ChoiceBar
      label={copy.bar}
      sum={
        <>
          <strong>{copy.chosen(orders.length)}</strong> · {taka(orders.reduce((sum, { total }) => sum + total, 0))}
        </>
      }
      clear={{ label: copy.clear, onClick: chosen.clear }}
      refused={{
        heading: copy.refused(refused.length),
        lines: refused.map(({ id, number, code }) => ({
          id,
          sentence: `${number}: ${code === 'STATUS_CHANGED' || code === 'NOT_FOUND' ? copy.because[code] : copy.because.other}`,
        })),
      }}
    >
      {orders.every(({ status }) => status === 'PLACED') && (
        <SubmitButton type="button" busy={busy} onClick={confirm}>
          <Icon of={Check} />
          {copy.confirm}
        </SubmitButton>
      )}
      {orders.every(({ status }) => isInTheShop(status)) && (
        <ButtonLink to={paths.sendOrders(ids)} $look="soft">
          <Icon of={Truck} />
          {copy.send}
        </ButtonLink>
      )}
      <ButtonLink to={paths.orderSlips(ids)} $look="quiet">
        <Icon of={Printer} />
        {copy.slips}
      </ButtonLink>
      {orders.every(({ status }) => isOpen(status)) && (
        <SubmitButton type="button" $look="quiet" busy={busy} onClick={deliver}>
          {copy.deliver}
        </SubmitButton>
      )}
    </ChoiceBar>
  )
}
