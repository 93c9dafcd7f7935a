import { useCallback, useSyncExternalStore } from 'react'

const longestTimer = 2 ** 31 - 1

/** Whether a moment has passed, also once it does while the page is open; null: it has. */
export const useIsPast = (iso: string | null) => {
  const left = useCallback(() => (iso === null ? 0 : Date.parse(iso) - Date.now()), [iso])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setTimeout(onChange, Math.min(Math.max(left() + 1, 0), longestTimer))
      return () => clearTimeout(timer)
    },
    [left],
  )
  return useSyncExternalStore(subscribe, () => left() <= 0)
}
