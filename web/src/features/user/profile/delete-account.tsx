import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Question } from '../../../ui/dialog/question.tsx'
import { useDeleteMyAccountMutation } from './delete-account.generated.ts'

/** Deletes the account of whoever is signed in, after a question that names what goes and what stays. */
export const DeleteAccount = () => {
  const { account, asking } = useCopy(shoppingCopy)
  const { data: copy } = account
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const [deleteMyAccount] = useDeleteMyAccountMutation()
  const session = useSession()
  const navigate = useNavigate()

  const handleYes = async () => {
    setProblem('')
    try {
      await deleteMyAccount()
    } catch (error) {
      return setProblem(refusalOf(error)?.code === 'LAST_ADMIN' ? copy.lastAdmin : asking.failed)
    }
    setOpen(false)
    await navigate(paths.home())
    session.logOut(true)
    notify.success(copy.removed)
  }

  return (
    <>
      <Button type="button" $look="dangerText" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.remove}
      </Button>
      {open && (
        <Question
          title={copy.removeQuestion}
          yes={copy.remove}
          danger
          problem={problem}
          onYes={handleYes}
          onClose={() => setOpen(false)}
        >
          {copy.removeText}
        </Question>
      )}
    </>
  )
}
