import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import type { AuditEntry } from './audit-entry.entity.js'
import { readOrdersOf, readThings } from './read-things.js'
import { readTold } from './read-told.js'

const cacheKeyFn = ({ id }: AuditEntry) => id

interface Sources {
  db: EntityManager
}

export const auditLoaders = {
  auditThings: ({ db }: Sources) =>
    new DataLoader((entries: readonly AuditEntry[]) => readThings(db, entries), { cacheKeyFn }),
  auditOrders: ({ db }: Sources) =>
    new DataLoader((entries: readonly AuditEntry[]) => readOrdersOf(db, entries), { cacheKeyFn }),
  auditTold: ({ db }: Sources) =>
    new DataLoader((entries: readonly AuditEntry[]) => readTold(db, entries), { cacheKeyFn }),
}
