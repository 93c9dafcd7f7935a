import type { ApolloClient } from '@apollo/client'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createApolloClient } from './app/apollo-client.ts'
import { App } from './app/app.tsx'
import { createRoutes } from './app/routes.tsx'
import { speakFirstLanguage } from './lib/copy/language.ts'
import { createSession, type Session } from './lib/identity/session.ts'

const loadIdentity = async () => (await import('./lib/identity/firebase.ts')).openIdentity()

const client: ApolloClient = createApolloClient({ renew: () => session.renew() })
const session: Session = createSession(client, loadIdentity)
const router = createBrowserRouter(createRoutes(client))
const place = document.getElementById('root')

session.start()
const show = () => place && createRoot(place).render(<App client={client} session={session} router={router} />)
speakFirstLanguage().then(show)
