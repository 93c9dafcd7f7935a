import { createHash } from 'node:crypto'
import { limits } from '@sunnah-store/schema/limits'
import { type EntityManager, IsNull } from 'typeorm'
import { CourierNotice, type NoticeReason } from './courier-notice.entity.js'

interface Noticed {
  courierCode: string
  why: NoticeReason
  orderId: string | null
  collected?: number | null
  body: unknown
}

/** SHA-256 of courier and message: what comes twice has the same. */
export const hashOf = (courierCode: string, body: unknown): string =>
  createHash('sha256')
    .update(`${courierCode} ${JSON.stringify(body ?? null)}`)
    .digest('hex')

/**
 * Keeps what a courier said for somebody to look at; the same again is kept once.
 * @param again whether somebody has to look at it once more that was looked at before
 */
export const keepNotice = async (
  db: EntityManager,
  { body, ...notice }: Noticed,
  { again = false } = {},
): Promise<void> => {
  const hash = hashOf(notice.courierCode, body)
  const row = { ...notice, said: JSON.stringify(body ?? null).slice(0, limits.courierNotices.length), hash }
  const { identifiers } = await db.createQueryBuilder().insert().into(CourierNotice).values(row).orIgnore().execute()
  if (again && !identifiers[0])
    await db.update(CourierNotice, { hash }, { ...row, receivedAt: () => 'now()', closedAt: null })
}

/** What nobody has looked at yet, the newest first. */
export const listNotices = (db: EntityManager): Promise<CourierNotice[]> =>
  db.find(CourierNotice, {
    where: { closedAt: IsNull() },
    order: { receivedAt: 'DESC', id: 'DESC' },
    take: limits.courierNotices.listed,
  })

/** Somebody has looked at it. @returns false when it was not open */
export const closeNotice = async (db: EntityManager, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { affected } = await tx.update(CourierNotice, { id, closedAt: IsNull() }, { closedAt: () => 'now()' })
    return affected === 1
  })

/** Forgets what was looked at 90 days ago. */
export const deleteOldNotices = async (db: EntityManager): Promise<void> => {
  await db.query(`DELETE FROM courier_notice WHERE "closedAt" < now() - interval '90 days'`)
}
