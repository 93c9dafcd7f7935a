import { useState } from 'react'
import { flushSync } from 'react-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useWhyNot } from '../../lib/failure/use-why-not.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Question } from '../../ui/dialog/question.tsx'
import { useRemoveUserMutation } from './users.generated.ts'

interface RemoveUserProps {
  user: { id: string; name: string; email: string }
}

/** Removes a user's account, after a confirmation that lists what is deleted with it. */
export const RemoveUser = ({ user: { id, name, email } }: RemoveUserProps) => {
  const copy = useCopy(manageCopy)
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const whyNot = useWhyNot()
  const [removeUser] = useRemoveUserMutation({
    refetchQueries: ['Users'],
    update: (cache) => cache.evict({ id: `User:${id}` }),
  })

  const handleYes = async () => {
    setProblem('')
    try {
      const { data } = await removeUser({ variables: { id } })
      notify.success(data?.removeUser ? copy.asking.deleted : copy.users.gone(name))
      // The pressed button disappears with the user.
      flushSync(() => setOpen(false))
      goOnFrom()
    } catch (error) {
      const reason = refusalOf(error)?.code === 'LAST_ADMIN' ? copy.users.lastAdmin : whyNot(error)
      if (reason) setProblem(reason)
      else setOpen(false)
    }
  }

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
        <Question
          title={copy.users.removeQuestion(name)}
          yes={copy.users.remove}
          danger
          problem={problem}
          onYes={handleYes}
          onClose={() => setOpen(false)}
        >
          {copy.users.removeText(email)}
        </Question>
      )}
    </>
  )
}
