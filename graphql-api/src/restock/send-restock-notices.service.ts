import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { enqueue } from '../outbox/outbox.service.js'
import { shownPicture } from '../product/variant/color-picture.js'
import { Language } from '../user/language.js'
import { type Restocked, restockLetter } from './restock-letter.js'
import { RestockRequest } from './restock-request.entity.js'

const BATCH = 100

/**
 * Writes a notice to everybody who waits for something that is in stock now, and forgets that they wait, in one
 * transaction: so each is told once, however many processes do this at once, and whatever brought the pieces back.
 * @param shopUrl where people find the shop
 */
export const sendRestockNotices = async (db: EntityManager, shopUrl: string): Promise<void> => {
  for (;;) {
    const written = await db.transaction((tx) => writeNotices(tx, shopUrl))
    if (written < BATCH) return
  }
}

type Waiting = Restocked & Pick<RestockRequest, 'userId' | 'variantId'> & { email: string; language: Language }

const writeNotices = async (tx: EntityManager, shopUrl: string) => {
  const waiting = await takeWaiting(tx)
  for (const { userId, variantId, email, language, ...restocked } of waiting) {
    const letter = restockLetter(restocked, language, shopUrl)
    await enqueue(tx, { kind: 'BACK_IN_STOCK', userId, address: email, ...letter })
    await tx.delete(RestockRequest, { userId, variantId })
  }
  return waiting.length
}

// Who is being removed is left out too: their account is locked, and to wait for each other would be a deadlock.
const takeWaiting = (tx: EntityManager): Promise<Waiting[]> =>
  queryRows(
    tx,
    `SELECT request."userId", request."variantId", coalesce("user".language, '${Language.ENGLISH}') AS language, email, product.name, "nameBn", ${shownPicture} AS "imageUrl",
       variant."productId", variant.size, variant."sizeBn", variant.color, variant."colorBn"
     FROM restock_request AS request
       JOIN "user" ON "user".id = request."userId"
       JOIN product_variant AS variant ON variant.id = request."variantId"
       JOIN product ON product.id = variant."productId"
     WHERE variant.quantity > 0 AND "isActive" AND "deletedAt" IS NULL AND email IS NOT NULL AND "emailVerified"
     ORDER BY "askedAt" LIMIT ${BATCH}
     FOR UPDATE OF request SKIP LOCKED FOR KEY SHARE OF "user" SKIP LOCKED`,
  )
