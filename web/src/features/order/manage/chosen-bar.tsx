import { nextSteps } from '@sunnah-store/schema/order-steps'
import { Check, Printer, Truck } from 'lucide-react'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ChoiceBar } from '../../../ui/list/choice-bar.tsx'
import { useOrdersLink } from './about-orders.ts'
import { DeliverChosen } from './deliver-chosen.tsx'
import type { OrderTab } from './order-params.ts'
import type { ChosenOrder, ChosenOrders } from './use-chosen-orders.ts'
import { useManySteps } from './use-many-steps.ts'

const toldCodes = ['STATUS_CHANGED', 'ORDER_CHANGED', 'NEEDS_ATTENTION', 'NOT_FOUND'] as const

/** What can be done to all chosen orders at once, or to some of them where it fits no others. */
export const ChosenBar = ({ chosen, state }: { chosen: ChosenOrders; state: OrderTab }) => {
  const { orderLists: copy, allOrders, taka } = useCopy(manageCopy)
  const { refused, progress, confirm, deliver, forget } = useManySteps(chosen, state)
  const { things: orders } = chosen
  const toConfirm = orders.filter(({ status }) => nextSteps[status].includes('CONFIRMED'))
  const toSend = orders.filter(({ status }) => nextSteps[status].includes('SHIPPED'))
  // What comes back, or was kept in part, is delivered one by one if at all: somebody has to look at it.
  const toDeliver = orders.filter(
    ({ status, shipment }) =>
      nextSteps[status].includes('DELIVERED') && status !== 'RETURNING' && !shipment?.partlyDelivered,
  )
  const [runConfirm, confirming] = useOnce(() => confirm(toConfirm))
  const idsOf = (some: readonly ChosenOrder[]) => some.map(({ id }) => id)
  const labelOf = (act: string, { length }: readonly ChosenOrder[]) =>
    length < orders.length ? copy.some(act, length, orders.length) : act

  const becauseOf = ({ code, status }: (typeof refused)[number]) => {
    if (code === 'STATUS_CHANGED' && status) return copy.because.isNow(allOrders.statuses[status])
    const told = toldCodes.find((one) => one === code)
    return told ? copy.because[told] : copy.because.other
  }
  const sendLink = useOrdersLink(paths.sendOrders, idsOf(toSend))
  const slipsLink = useOrdersLink(paths.orderSlips, idsOf(orders))
  const clear = () => {
    chosen.clear()
    forget()
  }

  if (orders.length === 0 && refused.length === 0) return null
  return (
    <ChoiceBar
      label={copy.bar}
      sum={
        <>
          {progress && <span role="status">{copy.progress(progress.done, progress.of)} · </span>}
          <strong>{copy.chosen(orders.length)}</strong> · {taka(orders.reduce((sum, { total }) => sum + total, 0))}
        </>
      }
      clear={{ label: copy.clear, onClick: clear }}
      refused={{
        heading: copy.refused(refused.length),
        lines: refused.map((one) => ({ id: one.id, sentence: `${one.number}: ${becauseOf(one)}` })),
      }}
    >
      {toConfirm.length > 0 && (
        <SubmitButton type="button" busy={confirming} onClick={runConfirm}>
          <Icon of={Check} />
          {labelOf(copy.confirm, toConfirm)}
        </SubmitButton>
      )}
      {toSend.length > 0 && (
        <ButtonLink {...sendLink} $look="soft">
          <Icon of={Truck} />
          {labelOf(copy.send, toSend)}
        </ButtonLink>
      )}
      {orders.length > 0 && (
        <ButtonLink {...slipsLink} $look="quiet">
          <Icon of={Printer} />
          {copy.slips}
        </ButtonLink>
      )}
      {toDeliver.length > 0 && (
        <DeliverChosen label={labelOf(copy.deliver, toDeliver)} orders={toDeliver} onDeliver={deliver} />
      )}
    </ChoiceBar>
  )
}
