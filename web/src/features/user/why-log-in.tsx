import { LogIn } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { reasonToLogIn } from '../../lib/navigation/reason-to-log-in.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Tells those who were led here why an account is needed, and what becomes of what they chose. */
export const WhyLogIn = () => {
  const { account: copy } = useCopy(shoppingCopy)
  const { state } = useLocation()
  const reason = useSyncExternalStore(
    neverChanges,
    () => reasonToLogIn(state),
    // After a reload only the browser knows it.
    () => null,
  )
  if (!reason) return null

  return (
    <Notice tone="good" icon={LogIn}>
      {copy.whyLogIn[reason]}
    </Notice>
  )
}

const neverChanges = () => () => undefined
