import type { ApolloClient, ApolloLink } from '@apollo/client'
import { act, fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { createApolloClient } from '../app/apollo-client.ts'
import { App } from '../app/app.tsx'
import { createRoutes } from '../app/routes.tsx'
import { askForCode } from '../features/user/second-factor/ask-for-code.tsx'
import { CopyProvider } from '../lib/copy/copy-provider.tsx'
import type { Identity } from '../lib/identity/identity.ts'
import { createSession, type Session } from '../lib/identity/session.ts'
import { tellingStyles } from './telling-styles.ts'

// jsdom has no window to scroll, and failures that the shop shows need not stand in the log as well.
const nothing = () => undefined
window.scrollTo = nothing
Element.prototype.scrollIntoView = nothing

const noIdentity = (): Promise<Identity> => Promise.reject(new Error('This visitor has no identity service'))

const open: (() => void)[] = []
afterEach(() => {
  for (const stop of open.splice(0)) stop()
  // The shop shows three messages at once; one that was pressed goes when its fading ends, which jsdom never tells.
  for (const message of document.querySelectorAll('.Toastify__toast')) {
    fireEvent.click(message)
    fireEvent.animationEnd(message)
  }
})

/** Opens the shop at an address, with that server behind it, and that identity service where people log in. */
export const visit = async (address: string, server: ApolloLink, loadIdentity = noIdentity) => {
  const client: ApolloClient = createApolloClient({ renew: () => session.renew(), server })
  const session: Session = createSession(client, loadIdentity, async () => askForCode)
  const router = createMemoryRouter(createRoutes(client), { initialEntries: [address] })
  open.push(session.start())
  const shop = (
    <StyleSheetManager stylisPlugins={[tellingStyles]}>
      <CopyProvider>
        <App client={client} session={session}>
          <RouterProvider router={router} />
        </App>
      </CopyProvider>
    </StyleSheetManager>
  )
  await act(async () => render(shop, { onCaughtError: nothing }))
  return { user: userEvent.setup(), router }
}
