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
import { asSeen } from '../as-seen.ts'
import { backOf, type Counted, inputsOf, keptOf, spoiltOf } from './came-back.ts'
import { CameBackLines } from './came-back-lines.tsx'
import { useDeliverPartlyMutation } from './order-steps.generated.ts'
import { StepForm, type StepWindow } from './step-dialog.tsx'

interface DeliverPartlyFormProps {
  window: StepWindow
  lines: OrderLines_OrderFragment['lines']
}

/** Asks what came back, what of it is spoilt, and what was collected for the rest. */
export const DeliverPartlyForm = ({ window, lines }: DeliverPartlyFormProps) => {
  const { partly: copy, allOrders, sending, taka } = useCopy(manageCopy)
  const { order } = window
  const told = order.collectedOtherwise
  const [deliverPartly] = useDeliverPartlyMutation()
  const [counted, setCounted] = useState<Counted>({})
  const sum = (of: (line: OrderLines_OrderFragment['lines'][number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  const [back, kept] = [sum((line) => backOf(counted, line)), sum((line) => keptOf(counted, line))]
  const due = Math.max(0, order.total - sum((line) => line.unitPrice * backOf(counted, line)))
  /** What was collected; nothing typed is what it comes to. */
  const sumOf = (typed: string) => (kept === 0 ? 0 : typed.trim() === '' ? due : readWhole(typed))
  const needsNote = (typed: string) => kept > 0 && sumOf(typed) !== due

  const form = useShopForm<{ collected: string; note: string }, string>({
    // What the courier says is held against what the pieces come to.
    defaultValues: { collected: told === null ? '' : String(told), note: '' },
    idPrefix: 'partly-',
    send: async ({ collected, note }) => {
      if (back === 0) return copy.noneBack
      const cameBack = inputsOf(counted, lines)
      const input = {
        id: order.id,
        ...asSeen(order),
        cameBack,
        collected: sumOf(collected) ?? due,
        note: seenText(note) || null,
      }
      try {
        await deliverPartly({ variables: { input } })
      } catch (error) {
        return window.refused(error)
      }
      if (kept === 0) window.onDone(allOrders.returnedNow(order.number), 'RETURNED')
      else window.onDone(copy.done(order.number), 'DELIVERED')
      return null
    },
  })

  return (
    <StepForm title={copy.question(order.number)} yes={copy.yes(kept, back)} form={form} window={window}>
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
          hint={[
            told !== null && sending.collectedOtherwise(taka(told), taka(order.total)),
            copy.collectedHint(taka(due)),
          ]
            .filter(Boolean)
            .join(' ')}
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
