import { latinDigits } from '@sunnah-store/schema/digits'
import type { EntityManager } from 'typeorm'
import { literally } from '../database/contains.js'
import { queryRows } from '../database/query-rows.js'

/** SQL: a tracking number from its end, as it is compared. An index is built on exactly this expression: a change needs a migration. */
const fromItsEnd = `reverse(lower(translate("trackingCode", ' -', '')))`

// Riders say the last characters of a number; fewer than these would find too many.
const LEAST = 4

/** The orders that were sent under this number, however it is written, or one that ends so, or under this id of the courier’s. */
export const ordersSentAs = async (db: EntityManager, typed: string): Promise<string[]> => {
  const asked = latinDigits(typed).trim()
  const end = asked.toLowerCase().replaceAll(/[ -]/g, '')
  const pattern = `${literally([...end].reverse().join(''))}${end.length < LEAST ? '' : '%'}`
  const sent = await queryRows<{ orderId: string }>(
    db,
    `SELECT "orderId" FROM shipment WHERE ${fromItsEnd} LIKE $1 OR "consignmentId" = $2`,
    [pattern, asked],
  )
  return sent.map(({ orderId }) => orderId)
}
