import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { GlobalStyle } from '../theme/global-style.ts'

interface AppProps {
  client: ApolloClient
  router: RouterProviderProps['router']
}

/** The whole client: what every page needs around it. */
export const App = ({ client, router }: AppProps) => (
  <StrictMode>
    <GlobalStyle />
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>
  </StrictMode>
)
