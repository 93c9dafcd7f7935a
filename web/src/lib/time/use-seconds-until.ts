import { useEffect, useState } from 'react'

/** Whole seconds until a moment; 0 when it has passed. */
export const secondsUntil = (iso: string) => Math.max(Math.ceil((Date.parse(iso) - Date.now()) / 1000), 0)

/** The seconds until a moment, as they run out. */
export const useSecondsUntil = (iso: string) => {
  const [left, setLeft] = useState(() => secondsUntil(iso))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(iso)), 1000)
    return () => clearInterval(timer)
  }, [iso])
  return left
}
