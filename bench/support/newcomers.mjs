import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection } from './connection.mjs'

/**
 * People who come as they like, each over a connection of their own, ask one thing and go.
 * @param rate how many come a second
 * @param next the requests of one of them, one after the other
 * @returns milliseconds from when each came until the answer, and until a refusal, sorted
 */
export const newcomers = async ({ port, rate, seconds, next }) => {
  const [answered, refused, all] = [[], [], []]
  const visit = async () => {
    const since = performance.now()
    const connection = await openConnection(port)
    try {
      for (const request of next(0)) await connection.ask(request)
      answered.push(performance.now() - since)
    } catch (error) {
      if (error.status !== 503) throw error
      refused.push(performance.now() - since)
    }
    connection.close()
  }
  const until = performance.now() + seconds * 1000
  for (let at = performance.now(); at < until; ) {
    all.push(visit())
    // A Poisson process.
    at -= (Math.log(1 - Math.random()) * 1000) / rate
    await sleep(Math.max(0, at - performance.now()))
  }
  await Promise.all(all)
  const sorted = (times) => times.sort((a, b) => a - b)
  return { answered: sorted(answered), refused: sorted(refused) }
}
