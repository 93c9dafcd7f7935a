import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { readWhole } from '@sunnah-store/schema/whole-number'
import { useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import type { OrderLines_OrderFragment } from '../../order-lines.generated.ts'
import { backOf, type Counted, inputsOf, keptOf, spoiltOf } from './came-back.ts'
import { CameBackLines } from './came-back-lines.tsx'
import { type OrderSteps_OrderFragment, useDeliverPartlyMutation } from './order-steps.generated.ts'
import { StepForm } from './step-dialog.tsx'
import { useStep } from './use-step.ts'

interface DeliverPartlyFormProps {
  order: Pick<OrderSteps_OrderFragment, 'id' | 'number' | 'status' | 'total'>
  lines: OrderLines_OrderFragment['lines']
  onDone: () => void
  onClose: () => void
}

/** Asks what came back, what of it is spoilt, and what was collected for the rest. */
export const DeliverPartlyForm = ({ order, lines, onDone, onClose }: DeliverPartlyFormProps) => {
  const { partly: copy, allOrders, taka } = useCopy(manageCopy)
  const [deliverPartly] = useDeliverPartlyMutation()
  const { reasonOf, taken } = useStep(order)
  const [counted, setCounted] = useState<Counted>({})
  const sum = (of: (line: OrderLines_OrderFragment['lines'][number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  const [back, kept] = [sum((line) => backOf(counted, line)), sum((line) => keptOf(counted, line))]
  const due = Math.max(0, order.total - sum((line) => line.unitPrice * backOf(counted, line)))
  /** What was collected; nothing typed is what it comes to. */
  const sumOf = (typed: string) => (kept === 0 ? 0 : typed.trim() === '' ? due : readWhole(typed))
  const needsNote = (typed: string) => kept > 0 && sumOf(typed) !== due

  const form = useShopForm<{ collected: string; note: string }, string>({
    defaultValues: { collected: '', note: '' },
    idPrefix: 'partly-',
    send: async ({ collected, note }) => {
      if (back === 0) return copy.noneBack
      const cameBack = inputsOf(counted, lines)
      const input = {
        id: order.id,
        expectedStatus: order.status,
        cameBack,
        collected: sumOf(collected) ?? due,
        note: seenText(note) || null,
      }
      try {
        await deliverPartly({ variables: { input } })
      } catch (error) {
        const why = reasonOf(error)
        if (why === null) onClose()
        return why
      }
      onDone()
      if (kept === 0) taken(allOrders.returnedNow(order.number), 'RETURNED')
      else taken(copy.done(order.number), 'DELIVERED')
      return null
    },
  })

  return (
    <StepForm title={copy.question(order.number)} yes={copy.yes(kept, back)} form={form} onClose={onClose}>
      <Muted>{copy.means}</Muted>
      <CameBackLines lines={lines} counted={counted} onChange={setCounted} />
      <p role="status">
        {copy.stock(
          back - sum((line) => spoiltOf(counted, line)),
          sum((line) => spoiltOf(counted, line)),
        )}
      </p>
      {kept > 0 && (
        <TextField
          label={copy.collected}
          hint={copy.collectedHint(taka(due))}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('collected', {
            validate: (typed) => {
              const collected = sumOf(typed)
              return (collected !== null && collected <= order.total) || copy.collectedWrong(taka(order.total))
            },
          })}
        />
      )}
      <TextField
        label={needsNote(form.watch('collected')) ? allOrders.noteNeeded : allOrders.note}
        hint={allOrders.noteHint}
        autoComplete="off"
        {...form.field('note', {
          validate: {
            given: (note, { collected }) => !needsNote(collected) || note.trim() !== '' || copy.noteMissing,
            short: (note) => textLength(note) <= limits.order.note || allOrders.noteTooLong,
          },
        })}
      />
    </StepForm>
  )
}
