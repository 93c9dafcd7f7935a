import { useEffect, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { askBeforeLeaving } from '../../lib/navigation/leaving.ts'
import { Question } from './question.tsx'

interface LeaveQuestionProps {
  /** Whether something would be lost, asked at the moment of leaving. */
  isUnsaved: () => boolean
  onLeave?: () => void
}

/** Asks before a form is left with something that is not saved. */
export const LeaveQuestion = ({ isUnsaved, onLeave }: LeaveQuestionProps) => {
  const { leave: words } = useCopy(manageCopy).products
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault()
  })
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null)
  useEffect(() => askBeforeLeaving(async () => !isUnsaved() || new Promise((resolve) => setAnswer(() => resolve))))
  if (blocker.state !== 'blocked' && !answer) return null

  const handleLeave = async () => {
    onLeave?.()
    blocker.proceed?.()
    answer?.(true)
  }

  const handleStay = () => {
    blocker.reset?.()
    answer?.(false)
    setAnswer(null)
  }

  return (
    <Question holdsStep title={words.title} no={words.stay} yes={words.leave} onYes={handleLeave} onClose={handleStay}>
      {words.text}
    </Question>
  )
}
