import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Pinch {
  /** How large it is now. */
  scale: number
  onPinch: (scale: number) => void
}

/** Two fingers on an element, going apart or together. One finger scrolls it as ever. */
export const usePinch = (element: RefObject<HTMLElement | null>, { scale, onPinch }: Pinch) => {
  const scaleNow = useEffectEvent(() => scale)
  const pinch = useEffectEvent(onPinch)

  useEffect(() => {
    const { current: place } = element
    if (!place) return
    let start = { distance: 0, scale: 1 }
    const handleStart = ({ touches }: TouchEvent) => {
      start = { distance: distanceOf(touches), scale: scaleNow() }
    }
    const handleMove = (event: TouchEvent) => {
      const distance = distanceOf(event.touches)
      if (distance === 0 || start.distance === 0) return
      event.preventDefault()
      pinch((start.scale * distance) / start.distance)
    }
    place.addEventListener('touchstart', handleStart, { passive: true })
    // React's own listeners cannot keep the page from zooming.
    place.addEventListener('touchmove', handleMove, { passive: false })
    return () => {
      place.removeEventListener('touchstart', handleStart)
      place.removeEventListener('touchmove', handleMove)
    }
  }, [element])
}

const distanceOf = ({ 0: one, 1: other }: TouchList) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
