import { isUUID } from 'class-validator'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { AuditNoun } from './audit-entry.entity.js'
import type { AuditThing } from './audit-thing.js'

/** Which thing an entry is about. */
export interface AuditedThing {
  noun: AuditNoun
  thingId: string
}

const ofProduct = (from: string, id: string, option = '') => `
  SELECT ${id} AS key, product.name, product."nameBn", ${option || 'NULL AS size, NULL AS "sizeBn", NULL AS color, NULL AS "colorBn"'},
    product.id AS "productId", product."deletedAt" IS NOT NULL AS "isGone" FROM ${from} WHERE ${id} = ANY($1)`

const named = (name: string, table: string, isGone: string) => `
  SELECT id AS key, ${name} AS name, NULL AS "nameBn", NULL AS size, NULL AS "sizeBn", NULL AS color, NULL AS "colorBn",
    NULL AS "productId", ${isGone} AS "isGone" FROM "${table}" WHERE id = ANY($1)`

const product = ofProduct('product', 'product.id')

/** SQL: the things of a noun that have a name, by their ids. */
const sources: Partial<Record<AuditNoun, string>> = {
  [AuditNoun.ORDER]: named('number', 'order', '"deletedAt" IS NOT NULL'),
  [AuditNoun.USER]: named('name', 'user', 'email IS NULL AND NOT "phoneVerified"'),
  [AuditNoun.PRODUCT]: product,
  [AuditNoun.PICTURE]: product,
  [AuditNoun.VARIANT]: ofProduct(
    'product_variant AS variant JOIN product ON product.id = variant."productId"',
    'variant.id',
    'variant.size, variant."sizeBn", variant.color, variant."colorBn"',
  ),
  [AuditNoun.REVIEW]: ofProduct('review JOIN product ON product.id = review."productId"', 'review.id'),
}

/** The orders for which these were done, in their order; null for one that was for none. */
export const readOrdersOf = (
  db: EntityManager,
  entries: readonly { orderId: string | null }[],
): Promise<(AuditThing | null)[]> =>
  readThings(
    db,
    entries.map(({ orderId }) => ({ noun: AuditNoun.ORDER, thingId: orderId ?? '' })),
  )

/** What these things are called, in their order; null for one that has no name, or none any more. One statement a noun. */
export const readThings = async (
  db: EntityManager,
  things: readonly AuditedThing[],
): Promise<(AuditThing | null)[]> => {
  const found = new Map<string, AuditThing>()
  for (const [noun, source] of Object.entries(sources)) {
    const ids = [...new Set(things.filter((thing) => thing.noun === noun).map(({ thingId }) => thingId))].filter((id) =>
      isUUID(id),
    )
    if (ids.length === 0) continue
    const rows = await queryRows<AuditThing & { key: string }>(db, source, [ids])
    for (const { key, ...thing } of rows) found.set(`${noun} ${key}`, thing)
  }
  return things.map(({ noun, thingId }) => found.get(`${noun} ${thingId}`) ?? null)
}
