import { type RefObject, useEffect, useRef } from 'react'

/** Calls back when something outside of that element is pressed. */
export const useOutsideClick = (element: RefObject<HTMLElement | null>, onOutside: () => void) => {
  const latest = useRef(onOutside)
  useEffect(() => {
    latest.current = onOutside
  })

  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current()
    }
    // Also of a part that is still being taken over: see presses.ts.
    document.addEventListener('pointerdown', handlePress, { capture: true })
    return () => document.removeEventListener('pointerdown', handlePress, { capture: true })
  }, [element])
}
