import { useEffect } from 'react'

let held = 0
let waiting: (() => void)[] = []

/** While it is rendered the list is not read anew: a list without the order that somebody writes about would take its card away. */
export const HoldsList = () => {
  useEffect(() => {
    held += 1
    return () => {
      held -= 1
      goOn()
    }
  }, [])
  return null
}

/** Ends when nothing holds the list any more; at once where nothing does. */
export const untilListIsFree = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    goOn()
  })

const goOn = () => {
  if (held > 0) return
  const ready = waiting
  waiting = []
  for (const end of ready) end()
}
