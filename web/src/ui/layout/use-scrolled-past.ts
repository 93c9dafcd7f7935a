import { type RefObject, useEffect, useState } from 'react'

/** The height of a place in the page when it is above what is seen and the page goes on below the window; else null. */
export const useScrolledPast = (place: RefObject<HTMLElement | null>) => {
  const [past, setPast] = useState<number | null>(null)

  useEffect(() => {
    // The bar that stays hides what is below it.
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar')) || 0
    const look = () => {
      if (!place.current) return
      const { bottom, height } = place.current.getBoundingClientRect()
      const end = place.current.closest('main')?.getBoundingClientRect().bottom ?? 0
      setPast((now) => (bottom < bar && end > innerHeight ? (now ?? height) : null))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [place])
  return past
}
