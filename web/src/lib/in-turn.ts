import { turn } from './turn.ts'

let last = Promise.resolve()

/** Does small things that many parts of a page ask for at once one after the other, each in a task of its own. Answers how to leave it. */
export const inTurn = (act: () => void) => {
  let isLeft = false
  last = last.then(() => (isLeft ? undefined : turn()))
  void last.then(() => {
    if (!isLeft) act()
  })
  return () => {
    isLeft = true
  }
}
