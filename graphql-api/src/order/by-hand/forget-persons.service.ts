import type { EntityManager } from 'typeorm'
import { OrderPart } from '../life/order-part.js'

const ofPersons = [OrderPart.RECEIVER, OrderPart.PHONE, OrderPart.ADDRESS, OrderPart.AREA, OrderPart.RIDER_NOTE]

/** Whether this part of an order tells of a person. */
export const isOfPersons = (part: OrderPart): boolean => ofPersons.includes(part)

/**
 * Forgets what stood of persons in the orders of this user before they were corrected; money and pieces stay. The orders are
 * locked first, so that a correction that is being written is forgotten too.
 */
export const forgetPersons = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.query('SELECT FROM "order" WHERE "userId" = $1 ORDER BY id FOR UPDATE', [userId])
  await tx.query(
    `DELETE FROM order_correction WHERE part = ANY($2) AND "orderId" IN (SELECT id FROM "order" WHERE "userId" = $1)`,
    [userId, ofPersons],
  )
}
