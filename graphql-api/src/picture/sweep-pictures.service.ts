import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { idOfPicture } from './picture.service.js'
import type { PictureStore } from './picture-store.js'
import { shownPictures } from './shown-pictures.js'

export interface SweepReport {
  /** Ids of the pictures that nothing shows today. */
  unshown: string[]
  /** Names of the files of those that nothing has shown for 30 days: they were removed, or would be. */
  removed: string[]
}

/**
 * Removes the uploaded pictures that nothing has shown for 30 days. May run in several processes at once.
 * @param dryRun only says what would be removed
 * @throws DomainError UNAVAILABLE when the store does not answer
 */
export const sweepPictures = async (
  db: EntityManager,
  store: PictureStore,
  { dryRun }: { dryRun: boolean },
): Promise<SweepReport> => {
  // In this order: what is uploaded and shown in between is on neither list.
  const files = filesById(await store.list())
  const shown = await shownPictures(db)
  const unshown = [...files.keys()].filter((id) => !shown.has(id))
  if (!dryRun) await noteUnshown(db, unshown, [...shown])
  const removed = (await longUnshown(db, unshown)).flatMap((id) => files.get(id) ?? [])
  if (!dryRun) for (const name of removed) await store.remove(name)
  return { unshown, removed }
}

const filesById = (names: readonly string[]) => {
  const files = new Map<string, string[]>()
  for (const name of names) {
    const id = idOfPicture(name)
    if (id) files.set(id, [...(files.get(id) ?? []), name])
  }
  return files
}

const noteUnshown = async (db: EntityManager, unshown: readonly string[], shown: readonly string[]) => {
  await db.query('DELETE FROM unshown_picture WHERE id = ANY($1::uuid[])', [shown])
  await db.query('INSERT INTO unshown_picture (id) SELECT unnest($1::uuid[]) ON CONFLICT DO NOTHING', [unshown])
}

// An hour more than the time in which it can be shown again (migration 1795460200000).
const longUnshown = async (db: EntityManager, ids: readonly string[]): Promise<string[]> => {
  const rows = await queryRows<{ id: string }>(
    db,
    `SELECT id FROM unshown_picture WHERE id = ANY($1::uuid[]) AND since < now() - interval '30 days 1 hour'`,
    [ids],
  )
  return rows.map(({ id }) => id)
}
