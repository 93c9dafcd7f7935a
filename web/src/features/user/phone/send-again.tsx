import { useState } from 'react'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import type { SentCode } from '../../../lib/identity/identity.ts'
import { type IdentityProblem, identityProblem } from '../../../lib/identity/identity-problem.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { focusField } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { useSecondsUntil } from '../../../lib/time/use-seconds-until.ts'
import { Muted } from '../../../ui/basic/muted.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

interface SendAgainProps {
  number: string
  onSent: (sent: SentCode) => void
  onProblem: (problem: IdentityProblem | null) => void
}

// A text message can take as long.
const patience = 30_000
const soon = () => new Date(Date.now() + patience).toISOString()

/** Sends a new code, when the one before has had time to arrive. */
export const SendAgain = ({ number, onSent, onProblem }: SendAgainProps) => {
  const { account, format } = useCopy(shoppingCopy)
  const { byPhone: copy } = account
  const session = useSession()
  const [from, setFrom] = useState(soon)
  const left = useSecondsUntil(from)

  const [send, busy] = useOnce(async () => {
    onProblem(null)
    try {
      onSent(await (await session.identity()).sendCode(number))
      setFrom(soon())
      notify.success(copy.sentAgain)
      // The pressed button disappears.
      focusField('code')
    } catch (error) {
      onProblem(identityProblem(error))
    }
  })

  if (left > 0) return <Muted $small>{copy.againIn(format.countdown(left))}</Muted>
  return (
    <SubmitButton type="button" $look="quiet" busy={busy} onClick={send}>
      {copy.again}
    </SubmitButton>
  )
}
