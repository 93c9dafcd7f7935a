import type { ApolloClient } from '@apollo/client'
import type { RouteObject } from 'react-router-dom'
import { fetchAhead } from './fetch-ahead.ts'
import { keepForOffline, type Router } from './offline-reading.ts'
import { refreshOld } from './refresh-old.ts'

/** What a shop that is open does beside what is seen. */
export const begin = (client: ApolloClient, routes: readonly RouteObject[], router: Router) => {
  refreshOld(client)
  fetchAhead(routes)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) keepForOffline(navigator.serviceWorker, router)
}
