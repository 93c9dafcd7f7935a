import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import type { Courier, CourierWord } from './courier.js'
import { hear } from './hear-courier.service.js'
import type { Couriers } from './open-couriers.js'
import { dropSending, finishSending, leaveSending } from './sending.js'

const AT_ONCE = 20
const shop = { id: null, by: OrderActor.SYSTEM }

/**
 * Asks the couriers about what nobody knows: what they were told of without an answer, and parcels of which they have said
 * nothing for six hours. Each row is for one server at a time.
 */
export const askCouriers = async (
  db: EntityManager,
  couriers: Couriers,
  report: (error: unknown) => void,
): Promise<void> => {
  for (const courier of couriers) {
    await settleSendings(db, courier).catch(report)
    await askAboutParcels(db, courier).catch(report)
  }
}

/** What the courier still does not have after ten minutes never reached it. */
const settleSendings = async (db: EntityManager, courier: Courier): Promise<void> => {
  const open = await queryRows<{ orderId: string; number: string; isLate: boolean }>(
    db,
    `UPDATE courier_sending AS sending SET "busyUntil" = now() + interval '1 minute' FROM "order"
     WHERE "order".id = sending."orderId" AND sending."orderId" IN (
       SELECT "orderId" FROM courier_sending WHERE "courierCode" = $1 AND "busyUntil" < now()
       ORDER BY since LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
     ) RETURNING sending."orderId", number, since < now() - interval '10 minutes' AS "isLate"`,
    [courier.code],
  )
  for (const { orderId, number, isLate } of open) {
    const word = await courier.status({ invoice: number, consignmentId: null })
    if (word) {
      await finishSending(db, courier, shop, orderId, { consignmentId: null, trackingCode: null })
      await hear(db, courier, word, bodyOf(word))
    } else await (isLate ? dropSending : leaveSending)(db, orderId)
  }
}

const askAboutParcels = async (db: EntityManager, courier: Courier): Promise<void> => {
  const quiet = await queryRows<{ number: string; consignmentId: string | null }>(
    db,
    `UPDATE shipment SET "askedAt" = now() FROM "order"
     WHERE "order".id = shipment."orderId" AND shipment."orderId" IN (
       SELECT "orderId" FROM shipment JOIN "order" ON "order".id = "orderId"
       WHERE "courierCode" = $1 AND order_stage(status) = 2 AND "deletedAt" IS NULL
         AND greatest("sentAt", "heardAt", "askedAt") < now() - interval '6 hours'
       ORDER BY greatest("sentAt", "heardAt", "askedAt") LIMIT ${AT_ONCE} FOR UPDATE OF shipment SKIP LOCKED
     ) RETURNING number, "consignmentId"`,
    [courier.code],
  )
  for (const { number, consignmentId } of quiet) {
    const word = await courier.status({ invoice: number, consignmentId })
    if (word) await hear(db, courier, word, bodyOf(word))
  }
}

const bodyOf = ({ invoice, consignmentId, status }: CourierWord) => ({ invoice, consignmentId, status })
