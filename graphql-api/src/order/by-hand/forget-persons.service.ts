import type { EntityManager } from 'typeorm'
import { OrderPart } from '../life/order-part.js'

const ofPersons = [OrderPart.RECEIVER, OrderPart.PHONE, OrderPart.ADDRESS, OrderPart.AREA, OrderPart.RIDER_NOTE]

/** Forgets what stood of persons in the orders of this user before they were corrected; money and pieces stay. */
export const forgetPersons = (tx: EntityManager, userId: string): Promise<unknown> =>
  tx.query(
    `DELETE FROM order_correction WHERE part = ANY($2) AND "orderId" IN (SELECT id FROM "order" WHERE "userId" = $1)`,
    [userId, ofPersons],
  )
