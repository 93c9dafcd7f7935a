import type { EntityManager } from 'typeorm'

// A notice takes less than 8,000 bytes, an id and its comma have 37.
const MOST_IDS = 200

export interface Announcer {
  /** Tells this id to every process of the shop, soon. What fails is reported and not told again. */
  announce(id: string): void
  /** Ends once everything is told. */
  told(): Promise<void>
}

/**
 * Tells ids on a channel of pg_notify. PostgreSQL commits transactions with a notice one after the other, all servers of the
 * shop together: what comes up while one is on its way is told by the next, in one payload, with commas between.
 */
export const createAnnouncer = (db: EntityManager, channel: string, report: (error: unknown) => void): Announcer => {
  const waiting: string[] = []
  let telling: Promise<void> | null = null

  const tell = async () => {
    while (waiting.length > 0)
      await db.query('SELECT pg_notify($1, $2)', [channel, waiting.splice(0, MOST_IDS).join()]).catch(report)
    telling = null
  }
  return {
    announce(id) {
      waiting.push(id)
      telling ??= tell()
    },
    async told() {
      await telling
    },
  }
}

/** The ids of a notice. */
export const announcedIds = (payload: string): string[] => payload.split(',')
