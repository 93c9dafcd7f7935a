import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let count = 0

const read = () => count

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says to the frame of the page how many orders wait for a call; 0 where that is not known, or nobody's business. */
export const setToConfirm = (now: number) => {
  count = now
  for (const listener of listeners) listener()
}

export const useToConfirm = () => useSyncExternalStore(subscribe, read, () => 0)
