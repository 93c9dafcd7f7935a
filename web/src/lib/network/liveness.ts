import { useSyncExternalStore } from 'react'

/** The state of the subscription connection: not in use, live, or lost. */
export type Liveness = 'idle' | 'live' | 'lost'

const listeners = new Set<() => void>()
let current: Liveness = 'idle'

const read = () => current

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const setLiveness = (next: Liveness) => {
  current = next
  for (const listener of listeners) listener()
}

export const useLiveness = () => useSyncExternalStore(subscribe, read, read)
