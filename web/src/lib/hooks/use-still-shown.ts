import { useEffect, useRef } from 'react'

/** Returns a function that tells whether the component is still mounted. */
export const useStillShown = () => {
  const shown = useRef(false)

  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  return () => shown.current
}
