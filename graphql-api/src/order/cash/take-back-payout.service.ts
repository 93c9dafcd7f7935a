import type { EntityManager } from 'typeorm'
import { queryRows } from '../../database/query-rows.js'
import { Shipment } from '../life/shipment.entity.js'
import { Payout } from './payout.entity.js'
import { lockPayoutsOf } from './record-payout.service.js'

/**
 * Takes back a payout that was entered by mistake: what it was for is owed again, an order too that was removed meanwhile.
 * @returns false when it is not there, or a later one brought what it had left owed
 */
export const takeBackPayout = (db: EntityManager, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const payout = await tx.findOneBy(Payout, { id })
    if (!payout) return false
    await lockPayoutsOf(tx, payout.courier)
    const [mayGo] = await queryRows<object>(
      tx,
      `SELECT FROM payout AS mistake WHERE id = $1 AND (
         SELECT coalesce(sum(expected - charges - received), 0) >= 0 FROM payout
         WHERE courier = mistake.courier AND reason = 'STILL_OWED' AND id <> mistake.id)`,
      [id],
    )
    if (!mayGo) return false
    // As everywhere the orders first, then what hangs on them.
    await tx.query(
      'SELECT FROM "order" WHERE id IN (SELECT "orderId" FROM shipment WHERE "payoutId" = $1) ORDER BY id FOR UPDATE',
      [id],
    )
    // An order that was removed with it is owed too, and stands in the lists again: else its cash were in no figure.
    await tx.query(
      `UPDATE "order" SET "deletedAt" = NULL, "removedWithCash" = false
       WHERE "removedWithCash" AND id IN (SELECT "orderId" FROM shipment WHERE "payoutId" = $1)`,
      [id],
    )
    await tx.update(Shipment, { payoutId: id }, { payoutId: null })
    await tx.delete(Payout, { id })
    return true
  })
