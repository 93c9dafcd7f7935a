import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Less takes more CPU: 40 took 14 % more a request, 80 took 4 %. More takes more memory: bench/README.md, "Memory".
const PERCENT = 60

/**
 * Lets the heap grow by that much of what is in use before it is tidied up again, from the next time on. Left to
 * itself Node lets it grow to several times that, as long as the machine has more.
 */
export const growLess = (): void => {
  setFlagsFromString(`--heap-growing-percent=${PERCENT}`)
  setFlagsFromString('--expose-gc')
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
