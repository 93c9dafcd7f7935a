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
    if (waiting.length > 0) awaitNext()
    // One by one, so that work which fails takes no other along.
    done = 0
    while (done < most && waiting.length > 0) {
      done++
      waiting.shift()?.()
    }
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
