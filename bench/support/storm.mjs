import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection } from './connection.mjs'

// What Retry-After says, in milliseconds.
const RETRY_AFTER = 1_000

/**
 * Asks over so many connections at once. Whoever is told to come again does when it says so.
 * @param next the requests that make up the next piece of work of a connection, one after the other
 * @param pause before somebody asks the next thing, in milliseconds
 * @param isHarsh whether every refusal is taken, and answered by asking again at once
 * @returns milliseconds that each answer and each 503 took, sorted
 */
export const storm = async ({ port, connections, seconds, next, pause = 0, isHarsh = false }) => {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const [answered, refused] = [[], []]
  const until = performance.now() + seconds * 1000
  const ask = async (connection, request) => {
    const since = performance.now()
    try {
      await connection.ask(request)
      answered.push(performance.now() - since)
      return true
    } catch (error) {
      if (error.status !== 503 && !(isHarsh && error.status)) throw error
      refused.push(performance.now() - since)
      return false
    }
  }
  const work = async (connection, place) => {
    while (performance.now() < until) {
      let isDone = true
      for (const request of next(place)) isDone &&= await ask(connection, request)
      if (!isDone && !isHarsh) await sleep(RETRY_AFTER)
      if (pause > 0) await sleep(pause)
    }
  }
  await Promise.all(opened.map(work))
  for (const connection of opened) connection.close()
  const sorted = (times) => times.sort((a, b) => a - b)
  return { answered: sorted(answered), refused: sorted(refused) }
}

export const percentile = (sorted, percent) => Math.round(sorted[Math.floor((sorted.length * percent) / 100)] ?? 0)
