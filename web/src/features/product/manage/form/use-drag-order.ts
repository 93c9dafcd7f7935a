import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Puts things of a list into another order by dragging their handles, with a mouse or a finger.
 * @param move told each time that the dragged one comes over the place of another
 */
export const useDragOrder = (move: (from: number, to: number) => void) => {
  const items = useRef(new Map<number, HTMLElement>()).current
  const [dragged, setDragged] = useState<number | null>(null)
  const isDragging = dragged !== null

  const handleMove = useEffectEvent(({ clientY }: PointerEvent) => {
    const [over] = [...items].find(([, item]) => isWithin(item, clientY)) ?? []
    if (dragged === null || over === undefined || over === dragged) return
    move(dragged, over)
    setDragged(over)
  })

  // On the window: a handle that moves to another place of the page would lose the pointer.
  useEffect(() => {
    if (!isDragging) return
    const drop = () => setDragged(null)
    window.addEventListener('pointermove', handleMove)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointermove', handleMove)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [isDragging])

  return {
    dragged,
    itemOf: (place: number) => ({
      ref: (item: HTMLElement | null) => {
        if (item) items.set(place, item)
        else items.delete(place)
      },
    }),
    handleOf: (place: number) => ({ onPointerDown: () => setDragged(place) }),
  }
}

const isWithin = (item: HTMLElement, y: number) => {
  const { top, bottom } = item.getBoundingClientRect()
  return y >= top && y <= bottom
}
