import { useEffect } from 'react'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import type { SentCode } from '../../../lib/identity/identity.ts'
import { type IdentityProblem, identityProblem } from '../../../lib/identity/identity-problem.ts'
import { useTypedEntry } from '../../../lib/identity/typed-entry.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { focusField } from '../../../lib/navigation/focus.ts'
import { readPhone } from '../../../lib/text/phone.ts'
import { phoneRule } from '../../../lib/text/phone-rule.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

interface NumberStepProps {
  onSent: (number: string, sent: SentCode) => void
}

/** Asks for the number to which the code goes. */
export const NumberStep = ({ onSent }: NumberStepProps) => {
  const copy = useCopy(shoppingCopy)
  const { byPhone, problems } = copy.account
  const phoneFaults = { ...copy.checkout.phoneFaults, missing: byPhone.numberMissing, notMobile: byPhone.notMobile }
  const session = useSession()
  const { typed, note } = useTypedEntry()
  const form = useShopForm<{ number: string }, IdentityProblem>({
    defaultValues: { number: typed.number },
    onType: note,
    send: async ({ number }) => {
      const { phone } = readPhone(number)
      if (!phone) return 'numberWrong'
      try {
        onSent(phone.number, await (await session.identity()).sendCode(phone.number))
        return null
      } catch (error) {
        return identityProblem(error)
      }
    },
  })
  useEffect(() => focusField('number'), [])
  const { problem } = form

  return (
    <ShopForm form={form}>
      <FormProblem problem={problem}>{problem && problems[problem]}</FormProblem>
      <TextField
        type="tel"
        label={byPhone.number}
        hint={byPhone.numberHint}
        autoComplete="tel-national"
        {...form.field('number', { validate: phoneRule(phoneFaults) })}
      />
      <SubmitButton busy={form.busy}>{byPhone.send}</SubmitButton>
    </ShopForm>
  )
}
