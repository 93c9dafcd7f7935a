import { useEffect, useEffectEvent } from 'react'

/** Calls that each time the browser has a connection again. */
export const useOnReconnect = (callback: () => unknown) => {
  const call = useEffectEvent(callback)
  useEffect(() => {
    const handleOnline = () => void call()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
}
