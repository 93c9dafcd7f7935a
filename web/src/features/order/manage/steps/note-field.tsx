import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../../lib/form/use-shop-form.ts'
import { TextField } from '../../../../ui/form/field.tsx'

interface NoteFieldProps {
  field: FieldOf<{ reason: string; note: string }>
  /** The one that is chosen. */
  reason: string
}

/** A note for the shop alone; the reason "other" does not go without. */
export const NoteField = ({ field, reason: chosen }: NoteFieldProps) => {
  const { allOrders: copy } = useCopy(manageCopy)

  return (
    <TextField
      label={chosen === 'OTHER' ? copy.noteNeeded : copy.note}
      hint={copy.noteHint}
      autoComplete="off"
      {...field('note', {
        validate: {
          given: (note, { reason }) => reason !== 'OTHER' || note.trim() !== '' || copy.noteMissing,
          short: (note) => textLength(note) <= limits.order.note || copy.noteTooLong,
        },
      })}
    />
  )
}
