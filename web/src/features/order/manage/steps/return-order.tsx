import type { FragmentType } from '@apollo/client'
import { isOnItsWay } from '@sunnah-store/schema/order-steps'
import { readWhole } from '@sunnah-store/schema/whole-number'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import type { ReturnReason } from '../../../../generated/types.ts'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { readQuantity } from '../../../../lib/text/quantity.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import { SelectField } from '../../../../ui/form/select.tsx'
import { type OrderLines_OrderFragment, useOrderLines_OrderFragment } from '../../order-lines.generated.ts'
import { asSeen } from '../as-seen.ts'
import { NoteField } from './note-field.tsx'
import { type OrderSteps_OrderFragment, useReturnOrderMutation, useStockedLinesQuery } from './order-steps.generated.ts'
import { SpoiltPieces } from './spoilt-pieces.tsx'
import { StepDialog, StepForm, type StepWindow } from './step-dialog.tsx'

interface ReturnOrderProps {
  order: OrderSteps_OrderFragment
  contents: FragmentType<OrderLines_OrderFragment>
  offered: boolean
}

/** Takes an order back: why it came, and which pieces cannot be sold any more; or notes that it was lost on its way. */
export const ReturnOrder = ({ order, contents, offered }: ReturnOrderProps) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const { data, complete } = useOrderLines_OrderFragment(contents)
  if (!complete) return null

  return (
    <StepDialog
      order={order}
      offered={offered}
      act={
        <>
          <Icon of={PackageOpen} />
          {copy.cameBack}
        </>
      }
      name={`${copy.cameBack}: ${order.number}`}
      look={order.status === 'RETURNING' ? 'primary' : 'quiet'}
    >
      {(window) => <ReturnForm window={window} lines={data.lines} />}
    </StepDialog>
  )
}

// All of them, in the order in which they are offered.
const wordsOfReasons = {
  REFUSED_AT_DOOR: true,
  NOT_FOUND_AT_ADDRESS: true,
  DAMAGED: true,
  WRONG_ITEM: true,
  LOST: true,
  OTHER: true,
} satisfies Record<ReturnReason, true>
const reasons = Object.keys(wordsOfReasons) as ReturnReason[]

const holders = ['owed', 'notOwed', 'unknown'] as const

interface ReturnValues {
  reason: ReturnReason | ''
  note: string
  /** Who has the money that a courier collected. */
  cashWith: (typeof holders)[number] | ''
  /** What the customer gets back, in whole taka. */
  givenBack: string
}

/** Whether the customer has paid for it, as far as is known. */
const wasPaid = ({ cash }: OrderSteps_OrderFragment, cashWith: ReturnValues['cashWith']) =>
  cash === 'RECEIVED' || (cash === 'WITH_COURIER' && cashWith === 'owed')

/** Why it comes back, where the courier or somebody of the shop has said that; empty where nobody has. */
const saidReason = ({ status, events }: OrderSteps_OrderFragment): ReturnReason | '' => {
  const said =
    status === 'RETURNING' && events.findLast(({ kind, to }) => kind === 'STEP' && to === 'RETURNING')?.reason
  return reasons.find((reason) => reason === said) ?? ''
}

interface ReturnFormProps {
  window: StepWindow
  lines: OrderLines_OrderFragment['lines']
}

const ReturnForm = ({ window, lines }: ReturnFormProps) => {
  const { allOrders: copy, taka, format } = useCopy(manageCopy)
  const { order } = window
  const [returnOrder] = useReturnOrderMutation()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const spoiltOf = ({ variantId, quantity }: { variantId: string; quantity: number }) =>
    Math.min(readQuantity(typed[variantId] ?? '0') ?? 0, quantity)
  const sum = (counted: number[]) => counted.reduce((total, count) => total + count, 0)
  const { data } = useStockedLinesQuery({ variables: { id: order.id }, fetchPolicy: 'no-cache' })
  const gone = new Set(data?.order.lines.filter(({ product }) => product === null).map(({ variantId }) => variantId))
  const stocked = lines.filter(({ variantId }) => !gone.has(variantId))
  const spoilt = sum(stocked.map(spoiltOf))

  const form = useShopForm<ReturnValues, string>({
    defaultValues: { reason: saidReason(order), note: '', cashWith: '', givenBack: String(order.total) },
    idPrefix: 'return-',
    send: async ({ reason, note, cashWith, givenBack }) => {
      if (reason === '') return copy.whyMissing
      const isLost = reason === 'LOST'
      const writtenOff = stocked
        .map((line) => ({ variantId: line.variantId, quantity: spoiltOf(line) }))
        .filter(({ quantity }) => quantity > 0)
      try {
        const input = {
          ...{ id: order.id, ...asSeen(order), reason, note: seenText(note) || null },
          writtenOff: isLost ? null : writtenOff,
          cashOwed: cashWith === 'owed' ? true : cashWith === 'notOwed' ? false : null,
          givenBack: wasPaid(order, cashWith) ? readWhole(givenBack) : null,
        }
        await returnOrder({ variables: { input } })
      } catch (error) {
        return window.refused(error)
      }
      window.onDone((isLost ? copy.lostNow : copy.returnedNow)(order.number), 'RETURNED')
      return null
    },
  })

  const offered = reasons.filter((reason) => reason !== 'LOST' || isOnItsWay(order.status))
  const pieces = sum(lines.map(({ quantity }) => quantity))
  const isLost = form.watch('reason') === 'LOST'

  return (
    <StepForm
      title={(isLost ? copy.lostQuestion : copy.returnQuestion)(order.number)}
      yes={isLost ? copy.loseIt(pieces) : copy.returnIt(sum(stocked.map(({ quantity }) => quantity)) - spoilt, spoilt)}
      form={form}
      window={window}
    >
      <Muted>{isLost ? copy.lostMeans : copy.returnMeans}</Muted>
      <SelectField label={copy.why} {...form.field('reason', { required: copy.whyMissing })}>
        <option value="">{copy.chooseWhy}</option>
        {offered.map((reason) => (
          <option key={reason} value={reason}>
            {copy.reasons[reason]}
          </option>
        ))}
      </SelectField>
      {order.cash === 'WITH_COURIER' && order.shipment && (
        <>
          <p>{copy.returnOwed(taka(order.total), order.shipment.courier)}</p>
          <SelectField label={copy.whoHasCash} {...form.field('cashWith', { required: copy.whoHasCashMissing })}>
            <option value="">{copy.whoHasCashMissing}</option>
            {holders.map((holder) => (
              <option key={holder} value={holder}>
                {copy.cashWith[holder]}
              </option>
            ))}
          </SelectField>
        </>
      )}
      {order.cash === 'RECEIVED' && order.deliveredAt && (
        <p>{copy.returnReceived(taka(order.total), format.date(order.deliveredAt))}</p>
      )}
      {wasPaid(order, form.watch('cashWith')) && (
        <TextField
          label={copy.giveBack}
          hint={copy.giveBackHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('givenBack', {
            validate: (typed) => (readWhole(typed) ?? Infinity) <= order.total || copy.giveBackWrong(taka(order.total)),
          })}
        />
      )}
      {!isLost && (
        <SpoiltPieces
          lines={lines}
          gone={gone}
          typed={typed}
          onType={(variantId, value) => setTyped((before) => ({ ...before, [variantId]: value }))}
        />
      )}
      <NoteField field={form.field} reason={form.watch('reason')} />
    </StepForm>
  )
}
