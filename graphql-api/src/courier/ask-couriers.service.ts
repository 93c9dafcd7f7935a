import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { askEach } from './ask-each.js'
import type { Courier, CourierWord } from './courier.js'
import { hear } from './hear-courier.service.js'
import type { Couriers } from './open-couriers.js'
import { type Claimed, finishSending, releaseClaim, settleMissing } from './sending.js'

const AT_ONCE = 20
type Report = (error: unknown) => void

const shop = { id: null, by: OrderActor.SYSTEM }

/**
 * Asks the couriers about what nobody knows: what they were told of without an answer, and parcels of which they have said
 * nothing for six hours. Each row is for one server at a time.
 */
export const askCouriers = async (db: EntityManager, couriers: Couriers, report: Report): Promise<void> => {
  for (const courier of couriers) {
    await settleSendings(db, courier, report).catch(report)
    await askAboutParcels(db, courier, report).catch(report)
  }
}

/** What the courier still does not have after ten minutes never reached it. */
const settleSendings = async (db: EntityManager, courier: Courier, report: Report): Promise<void> => {
  const open = await queryRows<Claimed & { number: string; before: string }>(
    db,
    `WITH open AS (
       SELECT "orderId", "busyUntil" FROM courier_sending WHERE "courierCode" = $1 AND "busyUntil" < now()
       ORDER BY "busyUntil" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE courier_sending AS sending SET "busyUntil" = now() + interval '1 minute', "leftAt" = coalesce("leftAt", now())
       FROM open JOIN "order" ON "order".id = open."orderId" WHERE sending."orderId" = open."orderId"
       RETURNING sending."orderId", number, sending."busyUntil" AS claim, open."busyUntil" AS before
     )
     SELECT "orderId", number, claim::text, before::text FROM claimed ORDER BY claimed.before`,
    [courier.code],
  )
  const settle = async ({ number, ...claimed }: (typeof open)[number]) => {
    const word = await courier.status({ invoice: number, consignmentId: null })
    if (!word) return settleMissing(db, claimed)
    const order = await finishSending(db, courier, shop, claimed.orderId, { consignmentId: null, trackingCode: null })
    if (order) await hear(db, courier, word, bodyOf(word))
  }
  const left = await askEach(open, settle, async (error, claimed) => {
    report(error)
    await releaseClaim(db, claimed)
  })
  // They come first in the next round.
  for (const one of left) await releaseClaim(db, one, one.before)
}

const askAboutParcels = async (db: EntityManager, courier: Courier, report: Report): Promise<void> => {
  const quiet = await queryRows<{
    orderId: string
    number: string
    consignmentId: string | null
    before: string | null
  }>(
    db,
    `WITH quiet AS (
       SELECT "orderId", "askedAt" FROM shipment JOIN "order" ON "order".id = "orderId"
       WHERE "courierCode" = $1 AND order_stage(status) = 2 AND "deletedAt" IS NULL
         AND greatest("sentAt", "heardAt", "askedAt") < now() - interval '6 hours'
       ORDER BY greatest("sentAt", "heardAt", "askedAt") LIMIT ${AT_ONCE} FOR UPDATE OF shipment SKIP LOCKED
     )
     UPDATE shipment SET "askedAt" = now() FROM quiet JOIN "order" ON "order".id = quiet."orderId"
     WHERE shipment."orderId" = quiet."orderId"
     RETURNING shipment."orderId", number, "consignmentId", quiet."askedAt"::text AS before`,
    [courier.code],
  )
  const ask = async ({ number, consignmentId }: (typeof quiet)[number]) => {
    const word = await courier.status({ invoice: number, consignmentId })
    if (word) await hear(db, courier, word, bodyOf(word))
  }
  const left = await askEach(quiet, ask, report)
  for (const { orderId, before } of left)
    await db.query('UPDATE shipment SET "askedAt" = $2 WHERE "orderId" = $1', [orderId, before])
}

const bodyOf = ({ invoice, consignmentId, status }: CourierWord) => ({ invoice, consignmentId, status })
