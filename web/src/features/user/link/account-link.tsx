import { useCallback, useEffect, useState } from 'react'
import { linkCopy } from '../../../lib/copy/link-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Waiting } from '../../../ui/basic/spinner.tsx'
import { LinkConfirmation } from './link-confirmation.tsx'
import { LinkNotice } from './link-notice.tsx'
import { type LinkProblem, linkProblem, useLinkProblem } from './link-problem.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { NextStep } from './next-step.tsx'
import type { MailedLink } from './use-mailed-link.ts'

/** What the link of a mail is for, once the identity service has said that it is good. */
export const AccountLink = ({ purpose, code }: MailedLink) => {
  const { failure, tryAgain, links: copy } = useCopy(linkCopy)
  const { email, problem, look } = useLinkedEmail(code)
  const textOf = useLinkProblem()

  // The button goes away with the failure.
  const handleRetry = () => {
    goOnFrom()
    look()
  }

  if (problem === 'used')
    return (
      <LinkNotice tone="bad" text={copy.used}>
        <NextStep purpose={purpose} />
      </LinkNotice>
    )
  if (problem) {
    const text = problem === 'network' ? failure.network : textOf(problem)
    return (
      <LinkNotice tone="bad" text={text}>
        <Button type="button" onClick={handleRetry}>
          {tryAgain}
        </Button>
      </LinkNotice>
    )
  }
  if (email === null) return <Waiting label={copy.looking} />
  if (purpose === 'resetPassword') return <NewPasswordForm code={code} email={email} />
  return <LinkConfirmation purpose={purpose} code={code} email={email} />
}

const useLinkedEmail = (code: string) => {
  const session = useSession()
  const [email, setEmail] = useState<string | null>(null)
  const [problem, setProblem] = useState<LinkProblem | null>(null)

  const look = useCallback(() => {
    setProblem(null)
    session
      .identity()
      .then((identity) => identity.linkedEmail(code))
      .then(setEmail, (error: unknown) => setProblem(linkProblem(error)))
  }, [session, code])

  useEffect(look, [look])
  return { email, problem, look }
}
