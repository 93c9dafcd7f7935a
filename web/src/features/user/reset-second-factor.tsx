import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useConfirmedAction } from '../../lib/failure/use-confirmed-action.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Question } from '../../ui/dialog/question.tsx'
import { LogInAgain } from './log-in-again.tsx'
import { useResetSecondFactorMutation } from './users.generated.ts'

interface ResetSecondFactorProps {
  user: { id: string; name: string }
}

/** Takes the second factor away from somebody who has lost the phone, after a question and a log-in that is not long ago. */
export const ResetSecondFactor = ({ user: { id, name } }: ResetSecondFactorProps) => {
  const { secondFactor: copy } = useCopy(manageCopy).users
  const [step, setStep] = useState<'closed' | 'asking' | 'proving'>('closed')
  const [reset] = useResetSecondFactorMutation({ refetchQueries: ['Users'] })

  const button = useRef<HTMLButtonElement>(null)
  const close = () => setStep('closed')
  const run = async () => {
    const row = button.current?.closest('tr')
    try {
      const { data } = await reset({ variables: { id } })
      notify.success(data?.resetSecondFactor ? copy.done(name) : copy.none(name))
      // The pressed button goes with what it took away.
      flushSync(close)
      goOnFrom(row)
    } catch (error) {
      if (refusalOf(error)?.code !== 'REAUTHENTICATE') throw error
      setStep('proving')
    }
  }
  const confirmed = useConfirmedAction(run, close)

  return (
    <>
      <Button
        ref={button}
        aria-label={`${copy.reset}: ${name}`}
        type="button"
        $look="quiet"
        aria-haspopup="dialog"
        onClick={() => setStep('asking')}
      >
        {copy.reset}
      </Button>
      {step === 'asking' && (
        <Question title={copy.question(name)} yes={copy.reset} danger {...confirmed}>
          {copy.text}
        </Question>
      )}
      {step === 'proving' && <LogInAgain onDone={() => setStep('asking')} onClose={close} />}
    </>
  )
}
