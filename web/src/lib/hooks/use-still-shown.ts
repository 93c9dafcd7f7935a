import { useEffect, useRef } from 'react'

/** Answers whether what asked for something is still on the screen when that is done. */
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
