import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { OrderEvent } from '../order/life/order-event.entity.js'
import type { AuditEntry } from './audit-entry.entity.js'
import { readOrdersOf, readThings } from './read-things.js'

const cacheKeyFn = ({ id }: AuditEntry) => id

interface Sources {
  db: EntityManager
}

export const auditLoaders = {
  auditThings: ({ db }: Sources) =>
    new DataLoader((entries: readonly AuditEntry[]) => readThings(db, entries), { cacheKeyFn }),
  auditOrders: ({ db }: Sources) =>
    new DataLoader((entries: readonly AuditEntry[]) => readOrdersOf(db, entries), { cacheKeyFn }),
  /** What was noted with the step of an order; the log itself keeps nothing that may name people. */
  auditNotes: ({ db }: Sources) =>
    new DataLoader(
      async (entries: readonly AuditEntry[]) => {
        const keys = entries.flatMap((entry) => eventKeyOf(entry) ?? [])
        const events =
          keys.length === 0 ? [] : await db.findBy(OrderEvent, { orderId: In(keys.map(({ orderId }) => orderId)) })
        return entries.map((entry) => {
          const key = eventKeyOf(entry)
          return events.find(({ orderId, place }) => orderId === key?.orderId && place === key.place)?.note ?? null
        })
      },
      { cacheKeyFn },
    ),
}

const eventKeyOf = ({ noun, thingId, after }: AuditEntry) =>
  noun === 'ORDER' && typeof after?.place === 'number' ? { orderId: thingId, place: after.place } : null
