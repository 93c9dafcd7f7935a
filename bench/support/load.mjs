import { openConnection } from './connection.mjs'

/**
 * Asks over so many connections for so many seconds.
 * @param next the requests that make up the next piece of work of a connection, one after the other
 * @returns milliseconds that each piece of work took, and how long all took
 */
export const load = async ({ port, connections, seconds, next }) => {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const times = []
  const start = performance.now()
  const until = start + seconds * 1000
  const work = async (connection, place) => {
    for (let since = start; since < until; ) {
      for (const request of next(place)) await connection.ask(request)
      const now = performance.now()
      times.push(now - since)
      since = now
    }
  }
  await Promise.all(opened.map(work))
  const milliseconds = performance.now() - start
  for (const connection of opened) connection.close()
  return { times: times.sort((a, b) => a - b), milliseconds }
}
