import { useEffect, useRef } from 'react'

/** Moves the focus to this element after the focused one has disappeared; without an element, to the page's heading. */
export const goOnFrom = (place?: Element | null) => {
  const target = place ?? document.querySelector('#main h1') ?? document.getElementById('main')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** Goes to a field, and brings it into sight. */
export const focusField = (id: string) => document.getElementById(id)?.focus()

/** An element that takes the focus and scrolls into view whenever its content changes. */
export const useFocusOn = <Place extends HTMLElement>(news: unknown) => {
  const place = useRef<Place>(null)

  useEffect(() => {
    if (news) place.current?.focus()
  }, [news])
  return place
}
