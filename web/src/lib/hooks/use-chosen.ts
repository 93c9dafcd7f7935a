import { useState } from 'react'

/** Things of a list that are chosen together, on whichever page they stand; as many as the shop takes at once. */
export const useChosen = <Thing extends { id: string }>(most: number) => {
  const [things, setThings] = useState<readonly Thing[]>([])

  const remove = (gone: readonly { id: string }[]) =>
    setThings((before) => before.filter(({ id }) => !gone.some((one) => one.id === id)))
  const add = (more: readonly Thing[]) =>
    setThings((before) => [...before.filter(({ id }) => !more.some((one) => one.id === id)), ...more].slice(0, most))
  return { things, add, remove, clear: () => setThings([]), has: (id: string) => things.some((one) => one.id === id) }
}

/** What is chosen, and how that changes. */
export interface Chosen<Thing extends { id: string }> {
  things: readonly Thing[]
  add: (more: readonly Thing[]) => void
  remove: (gone: readonly { id: string }[]) => void
  clear: () => void
  has: (id: string) => boolean
}
