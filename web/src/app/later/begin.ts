import type { RouteObject } from 'react-router-dom'
import { fetchAhead } from './fetch-ahead.ts'
import { keepForOffline } from './offline-reading.ts'

/** What a shop that is open does beside what is seen. */
export const begin = (routes: readonly RouteObject[]) => {
  fetchAhead(routes)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) keepForOffline(navigator.serviceWorker)
}
