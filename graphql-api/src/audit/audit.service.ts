import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { AskedPage } from '../database/asked-page.js'
import { containing } from '../database/contains.js'
import type { User } from '../user/user.entity.js'
import type { AuditFilter } from './audit.args.js'
import { type AuditChange, AuditEntry, type AuditNoun, type Values } from './audit-entry.entity.js'
import { isAbout } from './audit-topic.js'

/** Notes an act that changes no row, such as an export of personal data. */
export const recordAct = (
  db: EntityManager,
  { id: actorId, email, phone }: User,
  act: string,
  about: { noun: AuditNoun; thingId: string; after?: Record<string, string | number | boolean> },
): Promise<unknown> => db.insert(AuditEntry, { actorId, actorEmail: email ?? phone, act, ...about })

/** One page of the acts that the filter lets through, the newest first. */
export const listActs = (db: EntityManager, filter: AuditFilter, { page, size }: AskedPage): Promise<AuditEntry[]> =>
  matchingActs(db, filter)
    .orderBy('entry.id', 'DESC')
    .offset(page * size)
    .limit(size)
    .getMany()

/** How many acts the filter lets through, on all pages. */
export const countActs = (db: EntityManager, filter: AuditFilter): Promise<number> =>
  matchingActs(db, filter).getCount()

/** The entries that the filter lets through. */
export const matchingActs = (
  db: EntityManager,
  { actor, actorId, bySystem, act, noun, topic, thingId, from, to }: AuditFilter,
): SelectQueryBuilder<AuditEntry> => {
  const query = db.createQueryBuilder(AuditEntry, 'entry').where('true')
  if (actor) query.andWhere('entry.actorEmail ILIKE :actor', { actor: containing(actor) })
  if (actorId) query.andWhere('entry.actorId = :actorId', { actorId })
  if (bySystem) query.andWhere('entry.actorId IS NULL')
  if (topic) query.andWhere(`(${isAbout[topic]})`)
  if (act) query.andWhere('entry.act = :act', { act })
  if (noun) query.andWhere('entry.noun = :noun', { noun })
  if (thingId) query.andWhere('entry.thingId = :thingId', { thingId })
  if (from) query.andWhere('entry.at >= :from', { from })
  if (to) query.andWhere('entry.at < :to', { to })
  return query
}

/** What an act changed, field by field. */
export const changesOf = ({ before, after }: AuditEntry): AuditChange[] =>
  Object.keys({ ...before, ...after }).map((field) => ({
    field,
    before: said(before, field),
    after: said(after, field),
  }))

/** A value that the log has kept, as a text; null where there was none. */
export const said = (values: Values | null, field: string): string | null => {
  const value = values?.[field] ?? null
  return value === null || typeof value === 'string' ? value : JSON.stringify(value)
}

/** Forgets what was done more than two years ago, which the database allows. */
export const deleteOldActs = (db: EntityManager): Promise<unknown> =>
  db.query(`DELETE FROM audit_entry WHERE at < now() - interval '2 years'`)
