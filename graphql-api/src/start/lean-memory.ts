import type { Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Percent of what is in use by which the heap may grow before it is tidied up again. Less takes more CPU, more takes
// more memory: bench/README.md, "Memory".
const GROWTH = 60
const GROWTH_WHEN_FULL = 25
// So many connections are a crowd, which can fill the memory. What few callers leave there, such as answers that are kept, never
// comes near the limit, and would be tidied up for ever.
const CROWD = 64
// So many bytes more than at rest are a process that is full.
const ROOM = 25 * 1024 * 1024
// Milliseconds.
const LOOK_EVERY = 100

/**
 * By how many percent the heap of a process may grow that has so many connections, and had so many bytes in memory at rest.
 * @param now tells how many it has; for few callers it is not asked, which takes a millisecond
 */
export const growthOf = (connections: number, atRest: number, now: () => number): number => {
  const isFull = connections >= CROWD && now() >= atRest + ROOM
  return isFull ? GROWTH_WHEN_FULL : GROWTH
}

/**
 * Lets the heap grow by a part of what is in use before it is tidied up again, from the next time on. Left to itself Node
 * lets it grow to several times that, as long as the machine has more.
 */
export const growLess = (): void => {
  setFlagsFromString('--expose-gc')
  growBy(GROWTH)
}

/** From now, when the process is at rest, by less while a crowd fills it. @param server whose connections count */
export const growLessWhenFull = (server: Server): void => {
  const { rss } = process.memoryUsage
  const atRest = rss()
  let growth = GROWTH
  const fit = (_error: unknown, connections = 0) => {
    const fitting = growthOf(connections, atRest, rss)
    if (fitting !== growth) growBy(fitting)
    growth = fitting
  }
  setInterval(() => server.getConnections(fit), LOOK_EVERY).unref()
}

const growBy = (percent: number) => setFlagsFromString(`--heap-growing-percent=${percent}`)

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
