import { useState } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import { Question } from '../../../ui/dialog/question.tsx'
import { useLogOutEverywhereMutation } from './log-out-everywhere.generated.ts'
import { MySessions } from './my-sessions.tsx'

/** Where whoever is signed in is so, and the end of all these log-ins at once, after a question. */
export const LogOutEverywhere = () => {
  const { account, asking } = useCopy(shoppingCopy)
  const { everywhere: copy } = account
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const [logOutEverywhere] = useLogOutEverywhereMutation()
  const session = useSession()

  const handleYes = async () => {
    setProblem('')
    try {
      await logOutEverywhere()
    } catch {
      return setProblem(asking.failed)
    }
    setOpen(false)
    goOnFrom()
    session.logOut(true)
    notify.success(copy.done)
  }

  return (
    <Frame as="section" aria-labelledby="devices">
      <h2 id="devices" tabIndex={-1}>
        {copy.heading}
      </h2>
      <Muted>{copy.text}</Muted>
      <MySessions headingId="devices" />
      <Button type="button" $look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.button}
      </Button>
      {open && (
        <Question
          title={copy.question}
          yes={copy.button}
          problem={problem}
          onYes={handleYes}
          onClose={() => setOpen(false)}
        >
          {copy.questionText}
        </Question>
      )}
    </Frame>
  )
}

const Frame = styled(PaddedPanel)`max-width: var(--column);`
