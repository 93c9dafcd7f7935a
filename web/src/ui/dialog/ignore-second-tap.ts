interface Tap {
  clientX: number
  clientY: number
}

/** In milliseconds: a thumb that taps once more has not seen yet what lies below. */
const SOON = 400
/** In pixels: as far as a thumb that stays where it is moves. */
const NEAR = 24

/**
 * Ignores for a moment what is tapped at this place: it was meant for the window that has just closed there. Whoever types or
 * taps elsewhere has seen what is there now.
 */
export const ignoreSecondTap = ({ clientX, clientY }: Tap): void => {
  const end = () => {
    window.removeEventListener('click', handleClick, { capture: true })
    window.removeEventListener('input', end)
  }
  const handleClick = (event: MouseEvent) => {
    // Of a key it has no place.
    if (event.detail === 0 || Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR) return end()
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', handleClick, { capture: true })
  window.addEventListener('input', end)
  setTimeout(end, SOON)
}

/** Whether a tap was in a window that is seen. */
export const isTapIn = (place: Element, { clientX, clientY }: Tap): boolean => {
  const { left, right, top, bottom } = place.getBoundingClientRect()
  return clientX > left && clientX < right && clientY > top && clientY < bottom
}
