/**
 * Does something again and again, with a pause (in milliseconds) from the end of one time to the start of the next.
 * @param work never rejects
 * @returns what stops it, once the time that runs is over
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
