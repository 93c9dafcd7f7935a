/**
 * Repeats some work, with a pause in milliseconds between the end of one run and the start of the next.
 * @param work must never reject
 * @returns a function that stops it and waits for the current run
 */
export const repeatedly = (pause: number, work: () => Promise<void>): (() => Promise<void>) => {
  let running = Promise.resolve()
  let isOver = false
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(() => {
      running = work().then(() => {
        if (!isOver) wait()
      })
    }, pause)
  }

  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
    return running
  }
}
