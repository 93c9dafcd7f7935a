import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useTypedEntry } from '../../lib/identity/typed-entry.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { returnPath } from '../../lib/navigation/return-path.ts'

/** For visitors only; signed-in users are redirected to where they came from. */
export const Welcome = ({ children }: { children: ReactNode }) => {
  const { state } = useLocation()
  const { status } = useSessionState()
  const isSignedIn = status === 'signedIn'
  const { forget } = useTypedEntry()
  useEffect(() => {
    if (isSignedIn) forget()
  })

  if (isSignedIn) return <Navigate to={returnPath(state)} state={state} replace />
  return <Place data-of-visitors={status !== 'unreachable'}>{children}</Place>
}

const Place = styled.div`
  display: contents;
`
