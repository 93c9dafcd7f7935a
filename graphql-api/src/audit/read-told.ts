import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import type { AuditEntry } from './audit-entry.entity.js'

/** What the event of an order tells of an act; the log itself keeps nothing that may name people. */
export interface Told {
  note: string | null
  /** The courier that said it; null where somebody of the shop, or the shop by itself, did it. */
  courier: string | null
  /** Whether whoever ordered did it. */
  isOfShopper: boolean
}

/** What is told of these acts by the events of their orders, in their order; null for what is no event. */
export const readTold = async (
  db: EntityManager,
  entries: readonly Pick<AuditEntry, 'noun' | 'thingId' | 'after'>[],
): Promise<(Told | null)[]> => {
  const keys = entries.map(eventKeyOf)
  const asked = keys.flatMap((key) => key ?? [])
  if (asked.length === 0) return keys.map(() => null)
  const rows = await queryRows<Told & { orderId: string; place: number }>(
    db,
    `SELECT "orderId", place, note, CASE WHEN by = 'COURIER' THEN "order".courier END AS courier, by = 'SHOPPER' AS "isOfShopper"
     FROM unnest($1::uuid[], $2::int[]) AS asked(id, nth) JOIN order_event ON "orderId" = asked.id AND place = nth
       JOIN "order" ON "order".id = "orderId"`,
    [asked.map(({ orderId }) => orderId), asked.map(({ place }) => place)],
  )
  return keys.map((key) => rows.find(({ orderId, place }) => orderId === key?.orderId && place === key.place) ?? null)
}

const eventKeyOf = ({ noun, thingId, after }: Pick<AuditEntry, 'noun' | 'thingId' | 'after'>) =>
  noun === 'ORDER' && typeof after?.place === 'number' ? { orderId: thingId, place: after.place } : null
