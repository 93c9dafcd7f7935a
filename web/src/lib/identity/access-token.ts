import { deviceStore } from '../storage/store.ts'

const key = 'accessToken'
const logOutKey = 'loggedOut'
const staffKey = 'worksHere'

export const readAccessToken = (): string | null => deviceStore.read(key)

export const storeAccessToken = (token: string) => {
  deviceStore.keep(key, token)
  deviceStore.drop(logOutKey)
}

export const dropAccessToken = () => {
  deviceStore.drop(key)
  deviceStore.drop(staffKey)
}

/**
 * Notes for the next page of this browser as what they work here, null for shoppers: only a word of the last time, which allows
 * nothing.
 */
export const noteWorksHere = (worksAs: 'admin' | 'staff' | null) =>
  worksAs ? deviceStore.keep(staffKey, worksAs) : deviceStore.drop(staffKey)

export const workedHere = () => deviceStore.read(staffKey) !== null

/** Marks for all tabs that the session ends by a log-out and not by expiry. */
export const noteLogOut = () => deviceStore.keep(logOutKey, 'yes')

/** Whether the last log-in was ended by a log-out, in whichever tab. */
export const wasLoggedOut = () => deviceStore.read(logOutKey) !== null

/** Calls back when another tab logs in, renews its token or logs out. */
export const onAccessTokenOfOtherTab = (listener: () => void) => {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Milliseconds until a token ends; null when it does not say. */
export const timeLeft = (token: string, now = Date.now()): number | null => {
  try {
    const [, payload = ''] = token.split('.')
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp === 'number' ? exp * 1000 - now : null
  } catch {
    return null
  }
}

// A margin, so that the token does not expire during the request.
const margin = 30_000

export const endsSoon = (token: string) => (timeLeft(token) ?? Number.POSITIVE_INFINITY) < margin
