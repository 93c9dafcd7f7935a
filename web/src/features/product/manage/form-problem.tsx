import { CircleAlert } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { AlertPlace } from '../../../ui/live-place.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Why a form was not taken as a whole; nothing when nothing is wrong. */
export const FormProblem = ({ children }: { children: ReactNode }) => (
  <AlertPlace>
    {Children.toArray(children).length > 0 && (
      <Notice tone="bad" icon={CircleAlert}>
        {children}
      </Notice>
    )}
  </AlertPlace>
)
