import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { dropDraft, readDraft, storeDraft } from '../../../../lib/storage/draft.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { HoldsList } from '../holds-list.ts'
import { type OrderSteps_OrderFragment, useAddOrderNoteMutation } from './order-steps.generated.ts'
import { useStep } from './use-step.ts'

/** Adds a note for the shop alone to what happened to an order. What was begun is kept in this tab: the list may take the card away meanwhile. */
export const AddNote = ({ order }: { order: Pick<OrderSteps_OrderFragment, 'id' | 'number'> }) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const [addOrderNote] = useAddOrderNoteMutation()
  const { reasonOf } = useStep(order)
  const [writes, setWrites] = useState(false)
  const draft = `note:${order.id}`
  const form = useShopForm<{ note: string }, string>({
    defaultValues: { note: readDraft(draft, asNote) ?? '' },
    onType: ({ note }) => (note === '' ? dropDraft(draft) : storeDraft(draft, note)),
    idPrefix: `${order.number}-`,
    send: async ({ note }) => {
      try {
        await addOrderNote({ variables: { id: order.id, note: seenText(note) } })
      } catch (error) {
        return reasonOf(error)
      }
      dropDraft(draft)
      form.reset({ note: '' })
      notify.success(copy.noteAdded(order.number))
      return null
    },
  })

  return (
    <Line
      noValidate
      method="post"
      onSubmit={form.onSubmit}
      onFocus={() => setWrites(true)}
      onBlur={({ currentTarget, relatedTarget }) => setWrites(currentTarget.contains(relatedTarget))}
    >
      {(form.busy || (writes && form.watch('note') !== '')) && <HoldsList />}
      <FormProblem problem={form.problem}>{form.problem}</FormProblem>
      <TextField
        label={copy.addNote}
        hint={copy.noteHint}
        autoComplete="off"
        {...form.field('note', {
          validate: {
            given: (note) => seenText(note) !== '' || copy.noteEmpty,
            short: (note) => textLength(seenText(note)) <= limits.order.note || copy.noteTooLong,
          },
        })}
      />
      <SubmitButton aria-label={`${copy.keepNote}: ${order.number}`} $look="quiet" busy={form.busy}>
        {copy.keepNote}
      </SubmitButton>
    </Line>
  )
}

const asNote = (stored: unknown) => (typeof stored === 'string' ? stored : null)

const Line = styled.form`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-2);
  & > button { justify-self: start; }
`
