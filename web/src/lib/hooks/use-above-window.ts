import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** Whether somebody has scrolled so far down that this place lies above the window. */
export const useAboveWindow = (place: RefObject<Element | null>) => {
  const isAbove = useCallback(() => (place.current?.getBoundingClientRect().top ?? 0) < 0, [place])
  return useSyncExternalStore(onScroll, isAbove, () => false)
}

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
