/** When what the window shows was seen. */
interface Seen {
  at: string
}

const listeners = new Set<() => void>()
const readPage = (): Seen | null => {
  const at = typeof document === 'undefined' ? undefined : document.documentElement.dataset.seen
  return at ? { at } : null
}
let seen = readPage()

/** Null while what is shown comes from the shop. */
export const readSeen = () => seen

export const noteSeen = (next: Seen | null) => {
  seen = next
  for (const listener of listeners) listener()
}

export const subscribeToSeen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
