import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { TextAreaField } from '../../../ui/form/field.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import type { CheckoutFormState } from './use-checkout-form.ts'

/** What whoever brings it should know. */
export const ForTheRider = ({ form }: { form: CheckoutFormState }) => {
  const { checkout: copy } = useCopy(shoppingCopy)
  const written = textLength(seenText(form.watch('riderNote')))

  return (
    <CheckoutStep id="rider" number={3} title={copy.forTheRider}>
      <TextAreaField
        label={copy.riderNote}
        hint={copy.riderNoteLength(written, limits.riderNote)}
        autoComplete="off"
        rows={2}
        {...form.field('riderNote', {
          validate: (note) => textLength(seenText(note)) <= limits.riderNote || copy.riderNoteTooLong,
        })}
      />
      <Tick label={copy.callFirst} {...form.register('callFirst')} />
    </CheckoutStep>
  )
}
