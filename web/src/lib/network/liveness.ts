import { useSyncExternalStore } from 'react'

/** Whether what happens in the shop is heard at once: nobody listens, it is, or the connection is gone. */
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
