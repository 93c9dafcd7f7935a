import { type PointerEvent, useRef, useState } from 'react'

/**
 * Puts things of a list into another order by dragging their handles, with a mouse or a finger.
 * @param move told each time that the dragged one comes over the place of another
 */
export const useDragOrder = (move: (from: number, to: number) => void) => {
  const items = useRef(new Map<number, HTMLElement>()).current
  const [dragged, setDragged] = useState<number | null>(null)

  const placeAt = (y: number) => {
    for (const [place, item] of items) {
      const { top, bottom } = item.getBoundingClientRect()
      if (y >= top && y <= bottom) return place
    }
    return null
  }

  const handleMove = (event: PointerEvent) => {
    if (dragged === null) return
    const over = placeAt(event.clientY)
    if (over === null || over === dragged) return
    move(dragged, over)
    setDragged(over)
  }

  return {
    dragged,
    itemOf: (place: number) => ({
      ref: (item: HTMLElement | null) => {
        if (item) items.set(place, item)
        else items.delete(place)
      },
    }),
    handleOf: (place: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(place)
      },
      onPointerMove: handleMove,
      onPointerUp: () => setDragged(null),
      onPointerCancel: () => setDragged(null),
    }),
  }
}
