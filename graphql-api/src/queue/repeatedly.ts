/**
 * Repeats some work, with a pause in milliseconds between the end of one run and the start of the next.
 * @param work must never reject
 * @param first the pause before the first run, where that is another one
 * @returns a function that stops it and waits for the current run
 */
export const repeatedly = (pause: number, work: () => Promise<void>, first = pause): (() => Promise<void>) => {
  let running = Promise.resolve()
  let isOver = false
  let timer: NodeJS.Timeout
  const wait = (during: number) => {
    timer = setTimeout(() => {
      running = work().then(() => {
        if (!isOver) wait(pause)
      })
    }, during)
  }

  wait(first)
  return () => {
    isOver = true
    clearTimeout(timer)
    return running
  }
}
