import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import type { OpenSending } from './connected-courier.js'

/** Orders that a courier was told of, and nobody knows yet whether it has them; the first first. */
export const listOpenSendings = (db: EntityManager): Promise<OpenSending[]> =>
  queryRows(
    db,
    `SELECT "orderId", number, "courierCode" AS courier, since FROM courier_sending JOIN "order" ON "order".id = "orderId"
     WHERE "leftAt" IS NOT NULL ORDER BY since, "orderId" LIMIT 100`,
  )
