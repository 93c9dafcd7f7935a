import { useEffect, useEffectEvent } from 'react'

/** Calls each time somebody comes back to this tab from another one, where they may have changed what it shows. */
export const useOnReturn = (callback: () => unknown) => {
  const call = useEffectEvent(callback)
  useEffect(() => {
    const handleChange = () => void (document.visibilityState === 'visible' && call())
    document.addEventListener('visibilitychange', handleChange)
    return () => document.removeEventListener('visibilitychange', handleChange)
  }, [])
}
