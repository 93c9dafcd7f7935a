import { Check, CircleHelp, Printer, X } from 'lucide-react'
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
import { OrderLineResult } from './order-line-result.tsx'
import type { ToSend } from './send-choice.ts'
import type { SendResult } from './use-send-orders.ts'

interface SendOutcomesProps {
  orders: readonly ToSend[]
  result: SendResult
  /** Those that were not sent may be tried once more. */
  onAgain: () => void
}

type Outcome = SendResult['outcomes'][number]

/** What became of each order that was sent. */
export const SendOutcomes = ({ orders, result: { courier, outcomes }, onAgain }: SendOutcomesProps) => {
  const { sending: copy, taka } = useCopy(manageCopy)
  const heading = useFocusOn<HTMLHeadingElement>(outcomes)
  const told = orders.flatMap((order) => {
    const outcome = outcomes.find(({ id }) => id === order.id)
    return outcome ? [{ order, outcome }] : []
  })
  const sent = told.filter(({ outcome }) => outcome.code === null)
  const left = told.length - sent.length
  const sentIds = sent.map(({ order }) => order.id)

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {copy.result(sent.length, left)}
      </h2>
      {sent.length > 0 && (
        <Notice tone="good" icon={Check}>
          <p>
            <b>{copy.allWith(sent.length, courier)}</b>{' '}
            {copy.collects(taka(sent.reduce((sum, { order }) => sum + order.total, 0)))}
          </p>
        </Notice>
      )}
      {sent.length > 0 && (
        <Row>
          <ButtonLink to={paths.orderSlips(sentIds)}>
            <Icon of={Printer} />
            {copy.slips(sent.length)}
          </ButtonLink>
          <ButtonLink to={paths.orderSlips(sentIds, 'a5')} $look="quiet">
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

const Told = ({ order, outcome, courier }: { order: ToSend; outcome: Outcome; courier: string }) => {
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
  const isOpen = code === 'COURIER_SILENT' || code === 'BEING_SENT'
  return (
    <OrderLineResult
      order={order}
      tone={isOpen ? 'brass' : 'bad'}
      icon={isOpen ? CircleHelp : X}
      word={isOpen ? copy.unknown : copy.notSent}
    >
      <p>{words ? copy.said(courier, words) : copy.reasons[reasonOf(code)]}</p>
      {code === 'COURIER_REFUSED' && (
        <Row>
          <ButtonLink to={paths.correctOrder(order.id)} $look="quiet" aria-label={`${copy.correct}: ${order.number}`}>
            {copy.correct}
          </ButtonLink>
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
] as const

const reasonOf = (code: string) => reasons.find((reason) => reason === code) ?? 'OTHER'

const Panel = styled(PaddedPanel)`
  justify-items: stretch;
`
