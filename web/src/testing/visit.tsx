import type { ApolloLink } from '@apollo/client'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { createApolloClient } from '../app/apollo-client.ts'
import { App } from '../app/app.tsx'
import { createRoutes } from '../app/routes.tsx'

// jsdom has no window to scroll, and failures that the shop shows need not stand in the log as well.
const nothing = () => undefined
window.scrollTo = nothing

/** Opens the shop at an address, with that server behind it. */
export const visit = async (address: string, server: ApolloLink) => {
  const client = createApolloClient(server)
  const router = createMemoryRouter(createRoutes(client), { initialEntries: [address] })
  await act(async () => render(<App client={client} router={router} />, { onCaughtError: nothing }))
  return { user: userEvent.setup(), router }
}
