import { useEffect, useSyncExternalStore } from 'react'

let open: number | null = null
const listeners = new Set<() => void>()

const tell = (code: number | null) => {
  open = code
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says to which category the page belongs, as long as it is open. */
export const useSayCategory = (code: number | undefined) =>
  useEffect(() => {
    tell(code ?? null)
    return () => tell(null)
  }, [code])

/** The category that the page belongs to, beside that whose own page it is. */
export const useOpenCategory = () =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  )
