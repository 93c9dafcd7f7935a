import { CircleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { proofCopy } from '../../lib/copy/proof-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import type { Proof } from '../../lib/identity/identity.ts'
import { identityProblem } from '../../lib/identity/identity-problem.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { Stack } from '../../ui/basic/panel.tsx'
import { Waiting } from '../../ui/basic/spinner.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { AlertPlace } from '../../ui/feedback/live-place.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

interface LogInAgainProps {
  onDone: () => void
  onClose: () => void
}

/** Asks somebody to show once more who they are. Without the forms of the log-in page: every list would load them along. */
export const LogInAgain = ({ onDone, onClose }: LogInAgainProps) => {
  const { again: copy } = useCopy(proofCopy).proofs
  const session = useSession()
  const proofs = useProofs()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')

  const [prove, busy] = useOnce(async (typed?: string) => {
    setProblem('')
    try {
      await session.logIn((identity) => identity.proveAgain(typed))
      onDone()
    } catch (error) {
      setProblem(identityProblem(error) === 'incorrect' ? copy.incorrect : copy.failed)
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    prove(password)
  }

  return (
    <Dialog title={copy.title} onClose={onClose}>
      {proofs ? <p>{proofs.length > 0 ? copy.text : copy.otherWay}</p> : <Waiting />}
      <AlertPlace>
        {problem && (
          <Notice tone="bad" icon={CircleAlert}>
            {problem}
          </Notice>
        )}
      </AlertPlace>
      {proofs?.includes('password') && (
        <Stack as="form" onSubmit={handleSubmit}>
          <TextField
            id="password-again"
            type="password"
            label={copy.password}
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <SubmitButton busy={busy}>{copy.submit}</SubmitButton>
        </Stack>
      )}
      {proofs?.includes('google') && (
        <SubmitButton type="button" $look="quiet" busy={busy} onClick={() => prove()}>
          {copy.google}
        </SubmitButton>
      )}
    </Dialog>
  )
}

const useProofs = () => {
  const session = useSession()
  const [proofs, setProofs] = useState<readonly Proof[]>()

  useEffect(() => {
    session
      .identity()
      .then((identity) => identity.proofs())
      .then(setProofs, () => setProofs([]))
  }, [session])
  return proofs
}
