import { latinDigits } from '@sunnah-store/schema/digits'
import { MessageSquare } from 'lucide-react'
import { useEffect, useState } from 'react'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import type { SentCode } from '../../../lib/identity/identity.ts'
import { type IdentityProblem, identityProblem } from '../../../lib/identity/identity-problem.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { focusField } from '../../../lib/navigation/focus.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { StatusPlace } from '../../../ui/feedback/live-place.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { SendAgain } from './send-again.tsx'

interface CodeStepProps {
  /** As +880…. */
  number: string
  firstSent: SentCode
  /** The code was right, and nobody knows the name of whoever has this number. */
  onNewcomer: () => void
  onOtherNumber: () => void
}

/** Asks for the code that was sent. */
export const CodeStep = ({ number, firstSent, onNewcomer, onOtherNumber }: CodeStepProps) => {
  const { account, format } = useCopy(shoppingCopy)
  const { byPhone: copy, problems } = account
  const session = useSession()
  const [sent, setSent] = useState(firstSent)
  const form = useShopForm<{ code: string }, IdentityProblem>({
    defaultValues: { code: '' },
    send: async ({ code }) => {
      try {
        const { isNamed } = await sent.confirm(digitsOf(code))
        if (isNamed) await session.logIn((identity) => identity.continueAs(null))
        else onNewcomer()
        return null
      } catch (error) {
        return identityProblem(error)
      }
    },
  })
  useEffect(() => focusField('code'), [])
  const { problem } = form

  return (
    <ShopForm form={form}>
      <StatusPlace>
        <Notice tone="brass" icon={MessageSquare}>
          {sent.shown === null ? copy.sent(format.phone(number)) : copy.shown(sent.shown, format.phone(number))}
          <Button type="button" $look="text" aria-label={copy.changeNumber} onClick={onOtherNumber}>
            {copy.change}
          </Button>
        </Notice>
      </StatusPlace>
      <FormProblem problem={problem}>{problem && problems[problem]}</FormProblem>
      <TextField
        inputMode="numeric"
        label={copy.code}
        hint={copy.codeHint}
        autoComplete="one-time-code"
        {...form.field('code', { validate: (typed) => /^\d{6}$/.test(digitsOf(typed)) || copy.codeMissing })}
      />
      <SubmitButton busy={form.busy}>{copy.submit}</SubmitButton>
      <SendAgain number={number} onSent={setSent} onProblem={form.setProblem} />
    </ShopForm>
  )
}

// Whoever pastes may have the whole text message.
const digitsOf = (typed: string) => latinDigits(typed).replace(/\D/g, '')
