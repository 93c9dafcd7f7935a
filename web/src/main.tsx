import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createApolloClient } from './app/apollo-client.ts'
import { App } from './app/app.tsx'
import { createRoutes } from './app/routes.tsx'

const client = createApolloClient()
const router = createBrowserRouter(createRoutes(client))
const place = document.getElementById('root')

if (place) createRoot(place).render(<App client={client} router={router} />)
