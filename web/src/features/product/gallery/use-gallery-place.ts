import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Which picture of a gallery is seen: by swiping, by its arrow keys, or because it is told to go there.
 * @param shown the place to go to whenever it changes; -1 for none
 */
export const useGalleryPlace = (count: number, shown: number) => {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(Math.max(0, shown))

  const go = (to: number) => {
    const track = ref.current
    if (!track || to < 0 || to >= count) return
    setPlace(to)
    track.scrollLeft = to * track.clientWidth
  }

  const goToShown = useEffectEvent(() => go(shown))
  useEffect(() => {
    if (shown >= 0) goToShown()
  }, [shown])

  const handleScroll = () => {
    const track = ref.current
    if (track && track.clientWidth > 0) setPlace(Math.round(track.scrollLeft / track.clientWidth))
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    go(place + step)
  }

  const several = count > 1
  return {
    place: Math.min(place, count - 1),
    go,
    track: {
      ref,
      onScroll: handleScroll,
      ...(several && { tabIndex: 0, role: 'group', onKeyDown: handleKeyDown }),
    },
  }
}
