import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Role } from '../../../generated/types.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { LogInAgain } from '../log-in-again.tsx'
import { RoleQuestion } from './role-question.tsx'
import { mayMore, type Person } from './roles.ts'
import { useSetRole } from './use-set-role.ts'

/**
 * The way to another role: a question, who the owner is when the log-in is long ago, and then the row, or the top when
 * the row is gone.
 * @returns `ask` begins it, `place` is where the row is found, `dialogs` are to be rendered
 */
export const useRoleChange = (user: Person) => {
  const [asked, setAsked] = useState<Role | null>(null)
  const [step, setStep] = useState<'closed' | 'asking' | 'proving'>('closed')
  const [isDoubted, setDoubted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const setRole = useSetRole(user)
  const isUnknown = isDoubted || !(user.emailVerified || user.phoneVerified)

  const ask = (role: Role) => {
    setAsked(role)
    setStep('asking')
  }
  const close = () => setStep('closed')

  const [run] = useOnce(async () => {
    if (!asked) return
    const row = place.current?.closest('tr')
    const outcome = await setRole(asked, isUnknown && mayMore(asked, user.role))
    // Nothing outside a question can be focused while it is open.
    flushSync(() => {
      if (outcome === 'unproven') setStep('proving')
      else if (outcome === 'unconfirmed') setDoubted(true)
      else close()
    })
    if (outcome === 'changed' || outcome === 'gone') goOnFrom(row?.isConnected ? row : null)
  })

  const dialogs = (
    <>
      {asked && step === 'asking' && (
        <RoleQuestion
          key={String(isDoubted)}
          user={user}
          role={asked}
          isUnknown={isUnknown}
          onYes={run}
          onClose={close}
        />
      )}
      {step === 'proving' && <LogInAgain onDone={run} onClose={close} />}
    </>
  )
  return { ask, place, dialogs }
}
