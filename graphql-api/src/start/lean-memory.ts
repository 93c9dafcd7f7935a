import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Percent of what is in use by which the heap may grow before it is tidied up again. Less takes more CPU, more takes
// more memory: bench/README.md, "Memory".
const GROWTH = 60
const GROWTH_WHEN_FULL = 25
// Bytes of the whole process.
const FULL = 215 * 1024 * 1024
// Milliseconds.
const LOOK_EVERY = 100

/**
 * Lets the heap grow by a part of what is in use before it is tidied up again, by a smaller one while the process is
 * full. Left to itself Node lets it grow to several times that, as long as the machine has more.
 */
export const growLess = (): void => {
  setFlagsFromString('--expose-gc')
  let growth = growBy(GROWTH)
  setInterval(() => {
    const fitting = process.memoryUsage.rss() < FULL ? GROWTH : GROWTH_WHEN_FULL
    if (fitting !== growth) growth = growBy(fitting)
  }, LOOK_EVERY).unref()
}

/** From the next time that the heap is tidied up. */
const growBy = (percent: number) => {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
  return percent
}

// Each time V8 moves no more than some megabytes together; all at once it would need twice the memory meanwhile.
const TIMES = 3
// Milliseconds, so that callers are answered in between.
const PAUSE = 1000

/** Frees what the start has left in memory and moves together what it has left scattered, a part of it each second: the shop has 30 MB less in memory then. */
export const moveTogether = async (): Promise<void> => {
  for (let time = 0; time < TIMES; time++) {
    await setTimeout(PAUSE, undefined, { ref: false })
    setFlagsFromString('--optimize-for-size')
    collect()
    setFlagsFromString('--no-optimize-for-size')
  }
}

const collect = () => runInNewContext('gc')()
