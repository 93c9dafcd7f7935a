import { nameFault } from '@sunnah-store/schema/display-name'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../lib/form/use-shop-form.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { TextField } from '../../../ui/form/field.tsx'

interface ReceiverNameFieldProps {
  field: FieldOf<{ receiverName: string }>
  label: string
  /** Empty is the shopper. */
  optional?: boolean
}

/** The name of whoever receives something. */
export const ReceiverNameField = ({ field, label, optional = false }: ReceiverNameFieldProps) => {
  const { account, checkout: copy } = useCopy(shoppingCopy)
  const faults = { missing: copy.receiverMissing, tooLong: account.nameTooLong, shopsOwn: account.signUp.nameNotYours }

  return (
    <TextField
      label={label}
      autoComplete="off"
      {...field('receiverName', {
        validate: (typed) => {
          const fault = optional && typed.trim() === '' ? null : nameFault(seenText(typed))
          return fault === null || faults[fault]
        },
      })}
    />
  )
}
