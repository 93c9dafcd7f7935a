import { useEffect, useRef } from 'react'

/** Whoever pressed something that goes away goes on from this place; without one, from the heading of the page. */
export const goOnFrom = (place?: Element | null) => {
  const target = place ?? document.querySelector('#main h1') ?? document.getElementById('main')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** Goes to a field, and brings it into sight. */
export const focusField = (id: string) => document.getElementById(id)?.focus()

/** A place that takes the focus, and comes into sight, whenever there is something new to read in it. */
export const useFocusOn = <Place extends HTMLElement>(news: unknown) => {
  const place = useRef<Place>(null)

  useEffect(() => {
    if (news) place.current?.focus()
  }, [news])
  return place
}
