import { useState } from 'react'
import { flushSync } from 'react-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useConfirmedAction } from '../../lib/failure/use-confirmed-action.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Question } from '../../ui/dialog/question.tsx'
import { useRemoveUserMutation } from './users.generated.ts'

interface RemoveUserProps {
  user: { id: string; name: string; email: string | null; phone: string | null }
}

/** Removes a user's account, after a confirmation that lists what is deleted with it. */
export const RemoveUser = ({ user: { id, name, email, phone } }: RemoveUserProps) => {
  const copy = useCopy(manageCopy)
  const [open, setOpen] = useState(false)
  const [removeUser] = useRemoveUserMutation({
    refetchQueries: ['Users'],
    update: (cache) => cache.evict({ id: `User:${id}` }),
  })

  const close = () => setOpen(false)
  const remove = async () => {
    const { data } = await removeUser({ variables: { id } })
    notify.success(data?.removeUser ? copy.asking.deleted : copy.users.gone(name))
    // The pressed button disappears with the user.
    flushSync(close)
    goOnFrom()
  }
  const confirmed = useConfirmedAction(remove, close, (error) =>
    refusalOf(error)?.code === 'LAST_ADMIN' ? copy.users.lastAdmin : null,
  )

  return (
    <>
      <Button
        aria-label={`${copy.users.remove}: ${name}`}
        type="button"
        $look="dangerText"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.users.remove}
      </Button>
      {open && (
        <Question title={copy.users.removeQuestion(name)} yes={copy.users.remove} danger {...confirmed}>
          {copy.users.removeText(email ?? copy.format.phone(phone ?? name))}
        </Question>
      )}
    </>
  )
}
