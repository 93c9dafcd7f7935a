import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useWhyNot } from '../../lib/failure/use-why-not.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Question } from '../../ui/dialog/question.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { LogInAgain } from './log-in-again.tsx'
import { useMakeAdminMutation } from './users.generated.ts'

interface MakeAdminProps {
  user: { id: string; name: string; email: string; emailVerified: boolean }
}

/** Makes a user an admin; asks once more when nobody has confirmed the email, and who it is when the log-in is long ago. */
export const MakeAdmin = ({ user }: MakeAdminProps) => {
  const { users: copy } = useCopy(manageCopy)
  const [open, setOpen] = useState(false)
  const [proving, setProving] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const saidTwice = useRef(false)
  const makeAdmin = useMakeAdmin(user)

  const [run, busy] = useOnce(async () => {
    const row = button.current?.closest('tr')
    // Stays said while the admin shows who they are.
    if (open) saidTwice.current = true
    const outcome = await makeAdmin(saidTwice.current)
    // Nothing outside a question can be focused while it is open.
    flushSync(() => {
      setOpen(outcome === 'unconfirmed')
      setProving(outcome === 'unproven')
    })
    // The pressed button disappears, so the focus moves to its row, or to the top when the row disappears too.
    if (outcome === 'admin') goOnFrom(row)
    if (outcome === 'gone') goOnFrom()
  })

  return (
    <>
      <SubmitButton
        aria-label={`${copy.make}: ${user.name}`}
        ref={button}
        type="button"
        $look="quiet"
        busy={busy}
        onClick={() => (user.emailVerified ? run() : setOpen(true))}
      >
        {copy.make}
      </SubmitButton>
      {open && (
        <Question title={copy.makeQuestion(user.name)} yes={copy.make} onYes={run} onClose={() => setOpen(false)}>
          {copy.makeText(user.email)}
        </Question>
      )}
      {proving && <LogInAgain onDone={run} onClose={() => setProving(false)} />}
    </>
  )
}

const useMakeAdmin = ({ id, name }: MakeAdminProps['user']) => {
  const { users: copy } = useCopy(manageCopy)
  const whyNot = useWhyNot()
  // After any successful response the user is an admin, even if not by this call.
  const [makeAdmin, { client }] = useMakeAdminMutation({
    update: (cache) => cache.modify({ id: `User:${id}`, fields: { isAdmin: () => true } }),
  })

  return async (evenUnconfirmed: boolean) => {
    try {
      const { data } = await makeAdmin({ variables: { id, evenUnconfirmed } })
      notify.success(data?.makeAdmin ? copy.made : copy.isAlready(name))
      return 'admin'
    } catch (error) {
      const code = refusalOf(error)?.code
      if (code === 'REAUTHENTICATE') return 'unproven'
      if (code === 'EMAIL_NOT_CONFIRMED') return 'unconfirmed'
      if (code !== 'NOT_FOUND') {
        notify.error(whyNot(error) ?? copy.makeFailed)
        return 'failed'
      }
      notify.error(copy.gone(name))
      client.cache.evict({ id: `User:${id}` })
      // A failed refetch only leaves the old count; the row is removed anyway.
      client.refetchQueries({ include: ['Users'] }).catch(() => undefined)
      return 'gone'
    }
  }
}
