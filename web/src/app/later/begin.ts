import { keepForOffline } from './offline-reading.ts'

/** What a shop that is open does beside what is seen. */
export const begin = () => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) keepForOffline(navigator.serviceWorker)
}
