/**
 * Does so much work in one turn of the event loop, in the order in which it comes; the rest waits for the next turns. So
 * a crowd whose work is short keeps nobody waiting whose work takes many turns.
 */
export const perTurn = (most: number): ((work: () => void) => void) => {
  const waiting: (() => void)[] = []
  let done = 0
  let isNextAwaited = false

  const turn = () => {
    isNextAwaited = false
    const now = waiting.splice(0, most)
    done = now.length
    if (done > 0) awaitNext()
    for (const work of now) work()
  }
  const awaitNext = () => {
    if (isNextAwaited) return
    isNextAwaited = true
    setImmediate(turn)
  }

  return (work) => {
    awaitNext()
    if (done === most || waiting.length > 0) return void waiting.push(work)
    done++
    work()
  }
}
