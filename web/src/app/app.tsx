import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, StrictMode } from 'react'
import styled from 'styled-components'
import type { Session } from '../lib/identity/session.ts'
import { SessionContext } from '../lib/identity/use-session.ts'
import { answerIfTaken } from '../presses.ts'

interface AppProps {
  client: ApolloClient
  session: Session
  /** The router. */
  children: ReactNode
}

/** What every page needs around it, in the browser and on the server; the language stands around this. */
export const App = ({ client, session, children }: AppProps) => (
  <StrictMode>
    <ApolloProvider client={client}>
      <SessionContext value={session}>
        <Held onAnimationIterationCapture={answerIfTaken}>{children}</Held>
      </SessionContext>
    </ApolloProvider>
  </StrictMode>
)

const Held = styled.div`
  display: contents;
`
