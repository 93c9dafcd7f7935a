import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { returnPath } from '../../lib/navigation/return-path.ts'

/** For visitors only; signed-in users are redirected to where they came from. */
export const Welcome = ({ children }: { children: ReactNode }) => {
  const { state } = useLocation()
  return useSessionState().status === 'signedIn' ? <Navigate to={returnPath(state)} state={state} replace /> : children
}
