import { type RefObject, useEffect, useState } from 'react'

/**
 * The option that the arrow keys have reached while the field keeps the focus; none again when other options are shown.
 * @param shown another text for other options
 */
export const useActiveOption = (list: RefObject<HTMLElement | null>, shown: string) => {
  const [reached, setReached] = useState({ shown, id: '' })
  const active = reached.shown === shown ? reached.id : ''

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const move = (step: 1 | -1) => {
    const ids = [...(list.current?.querySelectorAll('[role=option]') ?? [])].map(({ id }) => id)
    // Before the first and after the last stands the field itself.
    const round = ['', ...ids]
    const next = round.indexOf(active) + step
    setReached({ shown, id: round[(next + round.length) % round.length] ?? '' })
  }

  return { active, move }
}
