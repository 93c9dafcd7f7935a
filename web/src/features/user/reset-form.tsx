import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { linkCopy } from '../../lib/copy/link-copy.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import { type IdentityProblem, identityProblem } from '../../lib/identity/identity-problem.ts'
import { useTypedEntry } from '../../lib/identity/typed-entry.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { StatusPlace } from '../../ui/feedback/live-place.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { ShopForm } from '../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField, emailRule } from './email-field.tsx'

/** Sends the mail for a password reset. The message is the same whether or not the account exists. */
export const ResetForm = () => {
  const { account: copy } = useCopy(shoppingCopy)
  const { links } = useCopy(linkCopy)
  const session = useSession()
  const [sent, setSent] = useState<{ to: string; shown: string | null } | null>(null)
  const { typed, note } = useTypedEntry()
  const form = useShopForm<{ email: string }, IdentityProblem>({
    defaultValues: { email: typed.email },
    onType: ({ email }) => note({ email }),
    send: async ({ email }) => {
      setSent(null)
      try {
        const to = email.trim()
        setSent({ to, shown: await (await session.identity()).sendPasswordReset(to) })
        return null
      } catch (error) {
        return identityProblem(error)
      }
    },
  })
  const { problem } = form

  return (
    <ShopForm form={form}>
      <p>{links.ask.text}</p>
      <FormProblem problem={problem}>
        {problem && (problem === 'incorrect' ? copy.emailWrong : copy.problems[problem])}
      </FormProblem>
      <EmailField {...form.field('email', emailRule(copy))} />
      <SubmitButton busy={form.busy}>{links.ask.submit}</SubmitButton>
      <StatusPlace>
        {sent && (
          <Notice tone="good" icon={MailCheck}>
            {links.ask.sent(sent.to)}
            {sent.shown && <Link to={paths.accountLink(sent.shown)}>{links.resetPassword.heading}</Link>}
          </Notice>
        )}
      </StatusPlace>
    </ShopForm>
  )
}
