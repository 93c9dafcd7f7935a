import { useState } from 'react'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useConfirmedAction } from '../../lib/failure/use-confirmed-action.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Question } from '../../ui/dialog/question.tsx'
import { useLogOutUserMutation } from './users.generated.ts'

interface LogOutUserProps {
  user: { id: string; name: string }
}

/** Ends all log-ins of somebody, such as one whose phone was stolen, after a question. */
export const LogOutUser = ({ user: { id, name } }: LogOutUserProps) => {
  const { users: copy } = useCopy(manageCopy)
  const [open, setOpen] = useState(false)
  const [logOutUser] = useLogOutUserMutation()

  const close = () => setOpen(false)
  const logOut = async () => {
    const { data } = await logOutUser({ variables: { id } })
    notify.success(data?.logOutUser ? copy.loggedOut(name) : copy.gone(name))
    close()
  }
  const confirmed = useConfirmedAction(logOut, close)

  return (
    <>
      <Button
        aria-label={`${copy.logOut}: ${name}`}
        type="button"
        $look="quiet"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.logOut}
      </Button>
      {open && (
        <Question title={copy.logOutQuestion(name)} yes={copy.logOut} {...confirmed}>
          {copy.logOutText}
        </Question>
      )}
    </>
  )
}
