import { Check, CircleAlert, CircleHelp, Printer, X } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useFocusOn } from '../../../../lib/navigation/focus.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { PaddedPanel, Row } from '../../../../ui/basic/panel.tsx'
import { Unbroken } from '../../../../ui/basic/unbroken.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useOrdersLink } from '../about-orders.ts'
import { OrderLineResult } from './order-line-result.tsx'
import type { ToSend } from './send-choice.ts'
import { noAnswer, type SendResult, tooLong } from './use-send-orders.ts'
import { WayOn } from './way-on.tsx'

interface SendOutcomesProps {
  orders: readonly ToSend[]
  result: SendResult
  /** Those that were not sent may be tried once more. */
  onAgain: () => void
}

type Outcome = SendResult['outcomes'][number]

/** What became of each order that was sent. */
export const SendOutcomes = ({ orders, result: { courier, outcomes, why }, onAgain }: SendOutcomesProps) => {
  const { sending: copy, taka } = useCopy(manageCopy)
  const heading = useFocusOn<HTMLHeadingElement>(outcomes)
  const told = orders.flatMap((order) => {
    const outcome = outcomes.find(({ id }) => id === order.id)
    return outcome ? [{ order, outcome }] : []
  })
  const sent = told.filter(({ outcome }) => outcome.code === null)
  const left = told.length - sent.length
  const open = told.filter(({ outcome }) => isOpenCode(outcome.code)).length
  const sentIds = sent.map(({ order }) => order.id)
  const slips = useOrdersLink(paths.orderSlips, sentIds)
  const slipsOnA5 = useOrdersLink(onA5, sentIds)

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {copy.result(sent.length, left - open, open)}
      </h2>
      {sent.length > 0 && (
        <Notice tone="good" icon={Check}>
          <p>
            <b>{copy.allWith(sent.length, courier.name)}</b>{' '}
            {copy.collects(taka(sent.reduce((sum, { order }) => sum + order.total, 0)))}
          </p>
        </Notice>
      )}
      {why && (
        <Notice tone="bad" icon={CircleAlert}>
          <p>{copy.stopped(why)}</p>
        </Notice>
      )}
      {sent.length > 0 && (
        <Row>
          <ButtonLink {...slips}>
            <Icon of={Printer} />
            {copy.slips(sent.length)}
          </ButtonLink>
          <ButtonLink {...slipsOnA5} $look="quiet">
            {copy.slipsOnA5}
          </ButtonLink>
        </Row>
      )}
      <Panel>
        <ul>
          {told.map(({ order, outcome }) => (
            <Told key={order.id} order={order} outcome={outcome} courier={courier} />
          ))}
        </ul>
      </Panel>
      {left > 0 && (
        <Row>
          <Button type="button" $look="quiet" onClick={onAgain}>
            {copy.again(left)}
          </Button>
        </Row>
      )}
    </>
  )
}

const onA5 = (ids: readonly string[]) => paths.orderSlips(ids, 'a5')

/** Nobody knows yet whether it was sent. */
const isOpenCode = (code: string | null) => code === 'COURIER_SILENT' || code === 'BEING_SENT' || code === noAnswer

const Told = ({ order, outcome, courier }: { order: ToSend; outcome: Outcome; courier: SendResult['courier'] }) => {
  const { sending: copy } = useCopy(manageCopy)
  const { code, words } = outcome
  const trackingCode = outcome.order?.shipment?.trackingCode
  if (code === null)
    return (
      <OrderLineResult order={order} tone="good" icon={Check} word={copy.sent}>
        {trackingCode && (
          <p>
            {copy.trackingCode} <Unbroken>{trackingCode}</Unbroken>
          </p>
        )}
      </OrderLineResult>
    )
  const isLong = code === tooLong
  const isOpen = isOpenCode(code)
  return (
    <OrderLineResult
      order={order}
      tone={isOpen ? 'brass' : 'bad'}
      icon={isOpen ? CircleHelp : X}
      word={isOpen ? copy.unknown : copy.notSent}
    >
      {isLong ? (
        <p>{copy.addressTooLong(order.courierAddress.length, courier.name, courier.addressLimit)}</p>
      ) : (
        <p>{words ? copy.said(courier.name, words) : copy.reasons[reasonOf(code)]}</p>
      )}
      {(isLong || code === 'COURIER_REFUSED') && (
        <Row>
          <WayOn to={paths.correctOrder(order.id)} order={order}>
            {isLong ? copy.shorten : copy.correct}
          </WayOn>
          <WayOn to={paths.sendOrders([order.id], 'hand')} order={order}>
            {copy.otherCourier}
          </WayOn>
        </Row>
      )}
    </OrderLineResult>
  )
}

const reasons = [
  'STATUS_CHANGED',
  'ORDER_CHANGED',
  'BEING_SENT',
  'COURIER_REFUSED',
  'COURIER_SILENT',
  'COURIER_NOT_SET_UP',
  'NO_ANSWER',
  'NOT_ASKED',
] as const

const reasonOf = (code: string) => reasons.find((reason) => reason === code) ?? 'OTHER'

const Panel = styled(PaddedPanel)`
  justify-items: stretch;
`
