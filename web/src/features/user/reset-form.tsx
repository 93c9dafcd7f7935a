import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import { type IdentityProblem, identityProblem } from '../../lib/identity/identity-problem.ts'
import { useTypedEntry } from '../../lib/identity/typed-entry.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { StatusPlace } from '../../ui/feedback/live-place.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { ShopForm } from '../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField, emailRule } from './email-field.tsx'

/** Sends the mail for a password reset. The message is the same whether or not the account exists. */
export const ResetForm = () => {
  const { account: copy } = useCopy(shoppingCopy)
  const session = useSession()
  const [sentTo, setSentTo] = useState('')
  const { typed, note } = useTypedEntry()
  const form = useShopForm<{ email: string }, IdentityProblem>({
    defaultValues: { email: typed.email },
    onType: ({ email }) => note({ email }),
    send: async ({ email }) => {
      setSentTo('')
      try {
        await (await session.identity()).sendPasswordReset(email.trim())
        setSentTo(email.trim())
        return null
      } catch (error) {
        return identityProblem(error)
      }
    },
  })
  const { problem } = form

  return (
    <ShopForm form={form}>
      <p>{copy.reset.text}</p>
      <FormProblem problem={problem}>
        {problem && (problem === 'incorrect' ? copy.emailWrong : copy.problems[problem])}
      </FormProblem>
      <EmailField {...form.field('email', emailRule(copy))} />
      <SubmitButton busy={form.busy}>{copy.reset.submit}</SubmitButton>
      <StatusPlace>
        {sentTo && (
          <Notice tone="good" icon={MailCheck}>
            {copy.reset.sent(sentTo)}
          </Notice>
        )}
      </StatusPlace>
    </ShopForm>
  )
}
