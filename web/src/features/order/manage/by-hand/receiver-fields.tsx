import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import type { ReactNode } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../../lib/form/use-shop-form.ts'
import { phoneRule } from '../../../../lib/text/phone-rule.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { TextAreaField } from '../../../../ui/form/field.tsx'
import { PhoneField } from '../../address/phone-field.tsx'
import { ReceiverNameField } from '../../address/receiver-name-field.tsx'
import { type Where, WhereFields } from '../../address/where-fields.tsx'

interface Receiver extends Where {
  receiverName: string
  phone: string
  riderNote: string
}

interface ReceiverFieldsProps {
  field: FieldOf<Receiver>
  nameLabel: string
  /** What is known of the phone. */
  known?: ReactNode
}

/** Who gets an order that the shop writes or corrects, where, and what the rider is told. */
export const ReceiverFields = ({ field, nameLabel, known }: ReceiverFieldsProps) => {
  const { byHand: copy, checkout } = useCopy(manageCopy)

  return (
    <>
      <ReceiverNameField field={field} label={nameLabel} />
      <PhoneField {...field('phone', { validate: phoneRule(checkout.phoneFaults) })} />
      {known}
      <WhereFields field={field} />
      <TextAreaField
        rows={2}
        label={copy.fields.riderNote}
        autoComplete="off"
        {...field('riderNote', {
          validate: (note) => textLength(seenText(note)) <= limits.riderNote || copy.noteTooLong,
        })}
      />
    </>
  )
}
