import { latinDigits } from '@sunnah-store/schema/digits'
import type { EntityManager } from 'typeorm'

/** SQL: a tracking number as it is compared. An index is built on exactly this expression: a change needs a migration. */
const compared = (code: string) => `lower(translate(${code}, ' -', ''))`

/** The orders that were sent under this number, whole: the tracking number, however it is written, or the courier's id of the parcel. */
export const ordersSentAs = async (db: EntityManager, typed: string): Promise<string[]> => {
  const sent: { orderId: string }[] = await db.query(
    `SELECT "orderId" FROM shipment WHERE ${compared('"trackingCode"')} = ${compared('$1::text')} OR "consignmentId" = $1`,
    [latinDigits(typed).trim()],
  )
  return sent.map(({ orderId }) => orderId)
}
