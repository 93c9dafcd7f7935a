import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../../lib/form/use-shop-form.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../../../ui/basic/panel.tsx'
import { SumList, TotalSum } from '../../../../ui/data/sums.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { OrderLineResult } from './order-line-result.tsx'
import { type Connected, type SendValues, sameDoor, type ToSend, takenBy } from './send-choice.ts'
import { WayOn } from './way-on.tsx'

interface SendListProps {
  orders: readonly ToSend[]
  /** Those that were not left out. */
  going: readonly ToSend[]
  /** Nothing: it goes by hand. */
  courier: Connected | undefined
  /** Whether numbers are typed in. */
  isTracked: boolean
  field: FieldOf<SendValues>
  onLeaveOut: (id: string) => void
  onTakeAlong: (id: string) => void
}

/** What is sent, and what this courier cannot take. */
export const SendList = ({ orders, going, courier, isTracked, field, onLeaveOut, onTakeAlong }: SendListProps) => {
  const { sending: copy, taka } = useCopy(manageCopy)
  const taken = takenBy(courier, going)
  const { courier: most } = limits.order

  return (
    <Panel as="section" aria-labelledby="what-is-sent">
      <h2 id="what-is-sent">{copy.what}</h2>
      <ul>
        {orders.map((order) => {
          const isOut = !going.includes(order)
          const fits = taken.includes(order)
          const doubles = isOut ? [] : sameDoor(order, going)
          return (
            <OrderLineResult
              key={order.id}
              order={order}
              tone={isOut ? 'brass' : fits ? 'good' : 'bad'}
              icon={isOut ? CircleAlert : fits ? Check : TriangleAlert}
              {...(isOut && { word: copy.leftOut })}
            >
              {!isOut && !fits && courier && (
                <>
                  <Bad>{copy.addressTooLong(order.courierAddress.length, courier.name, courier.addressLimit)}</Bad>
                  <Muted $small>{copy.staysBehind}</Muted>
                  <Row>
                    <WayOn to={paths.correctOrder(order.id)} order={order}>
                      {copy.shorten}
                    </WayOn>
                  </Row>
                </>
              )}
              {doubles.length > 0 && <Bad>{copy.sameDoor(doubles.map(({ number }) => number))}</Bad>}
              {!isOut && isTracked && (
                <TextField
                  label={copy.tracking(order.number)}
                  autoComplete="off"
                  autoCapitalize="none"
                  {...field(`tracking.${order.id}`, {
                    validate: (text) => textLength(text ?? '') <= most || copy.tooLong(most),
                  })}
                />
              )}
              {orders.length > 1 && (
                <Row>
                  <Act order={order} onClick={() => (isOut ? onTakeAlong : onLeaveOut)(order.id)}>
                    {isOut ? copy.takeAlong : copy.leaveOut}
                  </Act>
                </Row>
              )}
            </OrderLineResult>
          )
        })}
      </ul>
      <SumList>
        <TotalSum>
          <dt>{copy.toCollect(taken.length)}</dt>
          <dd>{taka(taken.reduce((sum, { total }) => sum + total, 0))}</dd>
        </TotalSum>
      </SumList>
    </Panel>
  )
}

const Act = ({ order, onClick, children }: { order: ToSend; onClick: () => void; children: string }) => (
  <Button type="button" $look="text" aria-label={`${children}: ${order.number}`} onClick={onClick}>
    {children}
  </Button>
)

const Panel = styled(PaddedPanel)`
  justify-items: stretch;
`

const Bad = styled.p`
  color: var(--danger);
`
