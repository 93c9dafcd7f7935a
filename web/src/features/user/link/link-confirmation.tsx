import { useState } from 'react'
import { linkCopy } from '../../../lib/copy/link-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { useTypedEntry } from '../../../lib/identity/typed-entry.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { LinkNotice } from './link-notice.tsx'
import { type LinkProblem, linkProblem, useLinkProblem } from './link-problem.ts'
import { NextStep } from './next-step.tsx'
import type { LinkPurpose, MailedLink } from './use-mailed-link.ts'

interface LinkConfirmationProps extends MailedLink {
  purpose: Exclude<LinkPurpose, 'resetPassword'>
  email: string
}

/** Asks before it confirms an email or takes one back: programs open the links of mails ahead, and so do people who asked for none. */
export const LinkConfirmation = ({ purpose, code, email }: LinkConfirmationProps) => {
  const { links: copy } = useCopy(linkCopy)
  const textOf = useLinkProblem()
  const { text, submit, done } = copy[purpose]
  const session = useSession()
  const { note } = useTypedEntry()
  const [isDone, setIsDone] = useState(false)
  const [problem, setProblem] = useState<LinkProblem | null>(null)

  const [follow, busy] = useOnce(async () => {
    setProblem(null)
    try {
      await (await session.identity()).followLink(code)
      note({ email })
      setIsDone(true)
    } catch (error) {
      setProblem(linkProblem(error))
    }
  })

  if (isDone)
    return (
      <LinkNotice tone="good" text={done(email)}>
        <NextStep purpose={purpose} />
      </LinkNotice>
    )
  return (
    <>
      <p>{text(email)}</p>
      <FormProblem problem={problem}>{problem && textOf(problem)}</FormProblem>
      <SubmitButton type="button" busy={busy} onClick={follow}>
        {submit}
      </SubmitButton>
    </>
  )
}
