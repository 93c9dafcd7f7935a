import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { CopyProvider } from '../lib/copy/copy-provider.tsx'
import type { Session } from '../lib/identity/session.ts'
import { SessionContext } from '../lib/identity/use-session.ts'
import { GlobalStyle } from '../theme/global-style.ts'

interface AppProps {
  client: ApolloClient
  session: Session
  router: RouterProviderProps['router']
}

/** The whole client: what every page needs around it. */
export const App = ({ client, session, router }: AppProps) => (
  <StrictMode>
    <GlobalStyle />
    <CopyProvider>
      <ApolloProvider client={client}>
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </ApolloProvider>
    </CopyProvider>
  </StrictMode>
)
