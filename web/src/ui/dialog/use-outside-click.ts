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
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [element])
}
