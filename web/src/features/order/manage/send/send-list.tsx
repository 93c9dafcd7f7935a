import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { Check, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../../lib/form/use-shop-form.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { SumList, TotalSum } from '../../../../ui/data/sums.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { OrderLineResult } from './order-line-result.tsx'
import { type Connected, type SendValues, type ToSend, takenBy } from './send-choice.ts'

interface SendListProps {
  orders: readonly ToSend[]
  /** Nothing: it goes by hand. */
  courier: Connected | undefined
  /** Whether numbers are typed in. */
  isTracked: boolean
  field: FieldOf<SendValues>
}

/** What is sent, and what this courier cannot take. */
export const SendList = ({ orders, courier, isTracked, field }: SendListProps) => {
  const { sending: copy, taka } = useCopy(manageCopy)
  const taken = takenBy(courier, orders)
  const { courier: most } = limits.order

  return (
    <Panel as="section" aria-labelledby="what-is-sent">
      <h2 id="what-is-sent">{copy.what}</h2>
      <ul>
        {orders.map((order) => {
          const fits = taken.includes(order)
          return (
            <OrderLineResult
              key={order.id}
              order={order}
              tone={fits ? 'good' : 'bad'}
              icon={fits ? Check : TriangleAlert}
            >
              {!fits && courier && (
                <>
                  <Bad>{copy.addressTooLong(order.courierAddress.length, courier.name, courier.addressLimit)}</Bad>
                  <Muted $small>{copy.staysBehind}</Muted>
                </>
              )}
              {isTracked && (
                <TextField
                  label={copy.tracking(order.number)}
                  autoComplete="off"
                  autoCapitalize="none"
                  {...field(`tracking.${order.id}`, {
                    validate: (text) => textLength(text ?? '') <= most || copy.tooLong(most),
                  })}
                />
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

const Panel = styled(PaddedPanel)`
  justify-items: stretch;
`

const Bad = styled.p`
  color: var(--danger);
`
