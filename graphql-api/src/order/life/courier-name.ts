import type { EntityManager } from 'typeorm'
import { queryRows } from '../../database/query-rows.js'

/**
 * The name of a courier as the shop has written it before, however it is written now: gaps, small and capital letters, and
 * letters that keyboards send in two forms make no second courier, who would owe a second debt.
 */
export const courierName = async (tx: EntityManager, written: string): Promise<string> => {
  const name = written.normalize('NFC').replace(UNSEEN, '').trim().replace(/\s+/g, ' ')
  const used = await findUsed(tx, name)
  if (used) return used
  // Two who are the first to write it take turns, so that the second reads what the first wrote.
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [`courier ${name}`])
  return (await findUsed(tx, name)) ?? name
}

// Spaces without a width. The joiners between letters of Bangla stay.
const UNSEEN = /[\u200B\u2060\uFEFF]/g

const findUsed = async (tx: EntityManager, name: string): Promise<string | undefined> => {
  const [used] = await queryRows<{ courier: string }>(
    tx,
    'SELECT courier FROM shipment WHERE lower(courier) = lower($1) LIMIT 1',
    [name],
  )
  return used?.courier
}
