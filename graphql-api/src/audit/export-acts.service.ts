import { timeZone } from '@sunnah-store/schema/time-zone'
import { type EntityManager, In } from 'typeorm'
import type { Cell } from '../csv/write-csv.js'
import { User } from '../user/user.entity.js'
import type { AuditFilter } from './audit.args.js'
import { changesOf, matchingActs, said } from './audit.service.js'
import { type AuditEntry, AuditNoun } from './audit-entry.entity.js'
import type { AuditThing } from './audit-thing.js'
import { readOrdersOf, readThings } from './read-things.js'
import { readTold } from './read-told.js'

const PAGE = 200

/** The columns of the file of acts, in order. */
export const actColumns = ['at', 'who', 'email', 'act', 'noun', 'thing', 'changes', 'order']

/** The acts that the filter finds, the newest first. */
export async function* exportActs(db: EntityManager, filter: AuditFilter): AsyncGenerator<Cell[][]> {
  for (
    let entries = await actsBefore(db, filter);
    entries.length > 0;
    entries = await actsBefore(db, filter, entries.at(-1))
  )
    yield cellsOf(db, entries)
}

const actsBefore = (db: EntityManager, filter: AuditFilter, last?: AuditEntry): Promise<AuditEntry[]> => {
  const query = matchingActs(db, filter)
  if (last) query.andWhere('entry.id < :last', { last: last.id })
  return query.orderBy('entry.id', 'DESC').limit(PAGE).getMany()
}

const inBangladesh = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

const cellsOf = async (db: EntityManager, entries: readonly AuditEntry[]): Promise<Cell[][]> => {
  const things = await readThings(db, entries)
  const orders = await readOrdersOf(db, entries)
  const told = await readTold(db, entries)
  const actorIds = entries.flatMap(({ actorId }) => actorId ?? [])
  const people = await db.find(User, { select: { id: true, name: true }, where: { id: In([...new Set(actorIds)]) } })
  return entries.map((entry, i) => [
    inBangladesh.format(entry.at),
    people.find(({ id }) => id === entry.actorId)?.name ??
      told[i]?.courier ??
      (told[i]?.isOfShopper ? 'shopper' : null),
    entry.actorEmail,
    entry.act,
    entry.noun,
    nameOf(things[i] ?? null) || (nameless[entry.noun]?.(entry) ?? null),
    changesOf(entry)
      .map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`)
      .join('; '),
    nameOf(orders[i] ?? null),
  ])
}

/** What has no name of its own is called as the pages call it; ids that nobody reads are left out. */
const nameless: Partial<Record<AuditNoun, (entry: AuditEntry) => string | null>> = {
  [AuditNoun.PAYOUT]: ({ before, after }) => said(after, 'courier') ?? said(before, 'courier'),
  [AuditNoun.DELIVERY]: ({ thingId }) => (thingId === '1' ? null : thingId),
}

const nameOf = (thing: AuditThing | null) => [thing?.name, thing?.color, thing?.size].filter(Boolean).join(', ')
