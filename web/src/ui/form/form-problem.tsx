import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFocusOn } from '../../lib/navigation/focus.ts'
import { AlertPlace } from '../feedback/live-place.ts'
import { Notice } from '../feedback/notice.tsx'

interface FormProblemProps {
  /** What the form was refused for; nothing while it is not. A refusal counts as new when this changes. */
  problem: unknown
  children: ReactNode
}

/** Why a form was not taken as a whole. Each refusal takes the focus once, and with it comes into sight. */
export const FormProblem = ({ problem, children }: FormProblemProps) => {
  const notice = useFocusOn<HTMLDivElement>(problem)

  return (
    <AlertPlace>
      {Boolean(problem) && (
        <Notice ref={notice} tabIndex={-1} tone="bad" icon={CircleAlert}>
          {children}
        </Notice>
      )}
    </AlertPlace>
  )
}
