import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useConfirmedAction } from '../../../lib/failure/use-confirmed-action.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { Pill } from '../../../ui/data/pill.tsx'
import { Question } from '../../../ui/dialog/question.tsx'
import { PartSketch } from '../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { type MySessionsQuery, useEndSessionMutation, useMySessionsQuery } from './my-sessions.generated.ts'

type MySession = MySessionsQuery['mySessions'][number]

/** Where somebody is logged in, each of which they can end after a question. */
export const MySessions = ({ headingId }: { headingId: string }) => {
  const { account, asking } = useCopy(shoppingCopy)
  const { sessions: copy } = account
  const query = useMySessionsQuery({ fetchPolicy: 'cache-and-network' })
  const [endSession] = useEndSessionMutation({ refetchQueries: ['MySessions'], awaitRefetchQueries: true })
  const [asked, setAsked] = useState<MySession | null>(null)

  const close = () => setAsked(null)
  const end = async () => {
    if (!asked) return
    await endSession({ variables: { id: asked.id } })
    notify.success(copy.ended)
    // The pressed button is gone with its line.
    flushSync(close)
    goOnFrom(document.getElementById(headingId))
  }
  const confirmed = useConfirmedAction(end, close, () => asking.failed)

  return (
    <Loaded query={query} failed={copy.loadFailed} skeleton={<PartSketch />}>
      {({ mySessions }) => (
        <>
          <List>
            {mySessions.map((session) => (
              <Line key={session.id} session={session} onEnd={() => setAsked(session)} />
            ))}
          </List>
          {asked && (
            <Question title={copy.question(copy.device(asked))} yes={copy.end} {...confirmed}>
              {copy.questionText}
            </Question>
          )}
        </>
      )}
    </Loaded>
  )
}

const Line = ({ session, onEnd }: { session: MySession; onEnd: () => void }) => {
  const { account, format } = useCopy(shoppingCopy)
  const { sessions: copy } = account
  const today = useToday()
  const device = copy.device(session)

  return (
    <li>
      <div>
        {device} {session.isCurrent && <Pill $tone="brass">{copy.thisOne}</Pill>}
        <Muted as="p" $small>
          {copy.since(format.when(session.loggedInAt, today))}
          {!session.isCurrent && <> · {copy.used(format.when(session.renewedAt, today))}</>}
        </Muted>
      </div>
      {!session.isCurrent && (
        <Button
          type="button"
          $look="quiet"
          aria-label={`${copy.end}: ${device}`}
          aria-haspopup="dialog"
          onClick={onEnd}
        >
          {copy.end}
        </Button>
      )}
    </li>
  )
}

const List = styled.ul`
  width: 100%;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);
    padding-block: var(--space-3);
    overflow-wrap: anywhere;
  }
  & > li + li { border-top: 1px solid var(--line); }
`
