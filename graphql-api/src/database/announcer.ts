import type { EntityManager } from 'typeorm'

// A NOTIFY payload is limited to 8,000 bytes; an id and its comma take 37.
const MOST_IDS = 200

export interface Announcer {
  /** Queues this id for every server process. A failed NOTIFY is reported and not repeated. */
  announce(id: string): void
  /** Resolves once every queued id has been sent. */
  flushed(): Promise<void>
}

/**
 * Sends ids on a channel of pg_notify. PostgreSQL commits transactions with a NOTIFY one after the other, across all
 * servers, so ids that arrive while one is running are sent together by the next, separated by commas.
 */
export const createAnnouncer = (db: EntityManager, channel: string, report: (error: unknown) => void): Announcer => {
  const queue: string[] = []
  let sending: Promise<void> | null = null

  const send = async () => {
    while (queue.length > 0)
      await db.query('SELECT pg_notify($1, $2)', [channel, queue.splice(0, MOST_IDS).join()]).catch(report)
    sending = null
  }
  return {
    announce(id) {
      queue.push(id)
      sending ??= send()
    },
    async flushed() {
      await sending
    },
  }
}

/** The ids in a payload. */
export const announcedIds = (payload: string): string[] => payload.split(',')
