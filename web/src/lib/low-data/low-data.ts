import { lowDataCookie } from '@sunnah-store/schema/rendered-page'
import { firstPage } from '../first-page.ts'
import { keepCookie, readCookie } from '../storage/cookie.ts'

const listeners = new Set<() => void>()

const readFirst = () => {
  if (typeof document === 'undefined') return false
  const chosen = readCookie(lowDataCookie)
  // What the server has rendered is taken over as it is.
  return chosen && !firstPage ? chosen === 'low' : document.documentElement.dataset.lowData === ''
}
let isLow = readFirst()

/** Whether pictures wait until they are tapped, and nothing is fetched ahead. */
export const readLowData = () => isLow

/** Chooses it, now and at the next visit; until then the device decides. */
export const chooseLowData = (isChosen: boolean) => {
  isLow = isChosen
  keepCookie(lowDataCookie, isChosen ? 'low' : 'full')
  for (const listener of listeners) listener()
}

export const subscribeToLowData = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
