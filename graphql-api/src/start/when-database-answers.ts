import { setTimeout as wait } from 'node:timers/promises'
import { isOutage } from '../database/outage.js'
import { type Door, openWaitingServer } from './waiting-server.js'

// In milliseconds.
const PAUSE = 3000

interface Waiting {
  door: Door
  log: (line: string) => void
  /** Ends the waiting. */
  signal: AbortSignal
  /** Between two attempts. */
  pause?: number
}

/**
 * Opens the database, again and again while it is away; until then the shop's address answers that it is not ready.
 * @throws what `open` throws for a database that is there and refuses; AbortError
 */
export const whenDatabaseAnswers = async <T>(
  open: () => Promise<T>,
  { door, log, signal, pause = PAUSE }: Waiting,
): Promise<T> => {
  let close = async () => {}
  let isWaiting = false
  try {
    for (;;)
      try {
        return await open()
      } catch (error) {
        if (!isAway(error)) throw error
        log(`${error.message} Waiting for it …`)
        if (!isWaiting) close = await openWaitingServer(door)
        isWaiting = true
        await wait(pause, null, { signal })
      }
  } finally {
    await close()
  }
}

const isAway = (error: unknown): error is Error => isError(error) && (isOutage(error) || isAway(error.cause))

const isError = (thrown: unknown): thrown is Error =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown
