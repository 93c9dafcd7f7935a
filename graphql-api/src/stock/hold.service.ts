import { limits } from '@sunnah-store/schema/limits'
import { type EntityManager, Raw } from 'typeorm'
import { DomainError } from '../errors.js'
import { lockProducts } from '../product/lock-products.js'
import { readProduct } from '../product/product.service.js'
import { lockUser } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import type { HoldStockInput } from './stock.input.js'
import { releaseHolds, takeStock } from './stock.service.js'
import { StockHold } from './stock-hold.entity.js'
import { StockHoldStart } from './stock-hold-start.entity.js'

const HOLD = '15 minutes'

/**
 * Sets pieces of a product aside for a shopper for 15 minutes, in place of their earlier hold of it, whose end stays.
 * @throws DomainError NOT_FOUND, OUT_OF_STOCK, TOO_MANY_HOLDS, RATE_LIMITED
 */
export const holdStock = (db: EntityManager, shopper: User, input: HoldStockInput): Promise<StockHold> =>
  db.transaction(async (tx) => {
    const { productId } = input
    await lockUser(tx, shopper.id)
    await lockProducts(tx, [productId])
    const before = await readProduct(tx, productId)
    const quantity = input.quantity ?? before.quantity - (input.remaining ?? before.quantity)

    const earlier = await tx.findOneBy(StockHold, { userId: shopper.id, productId, expiresAt: stillRunning })
    await releaseHolds(tx, [productId], shopper.id)
    await takeStock(tx, [{ productId, quantity }])
    if (!earlier) await countNewHold(tx, shopper.id)
    const expiresAt = earlier?.expiresAt ?? (() => `now() + interval '${HOLD}'`)
    await tx.insert(StockHold, { userId: shopper.id, productId, quantity, expiresAt })
    return tx.findOneByOrFail(StockHold, { userId: shopper.id, productId })
  })

/** A shopper's running holds, the one that ends first in front. */
export const listHolds = (db: EntityManager, shopper: User): Promise<StockHold[]> =>
  db.find(StockHold, { where: { userId: shopper.id, expiresAt: stillRunning }, order: { expiresAt: 'ASC' } })

// All processes go by the clock of the database.
const stillRunning = Raw((column) => `${column} > now()`)

const countNewHold = async (tx: EntityManager, userId: string) => {
  if ((await tx.countBy(StockHold, { userId, expiresAt: stillRunning })) >= limits.holds.atOnce)
    throw new DomainError('TOO_MANY_HOLDS', { most: limits.holds.atOnce })

  const [limiting]: { retryAfter: number }[] = await tx.query(
    `SELECT ceil(extract(epoch FROM "startedAt" + interval '1 hour' - now()))::int AS "retryAfter"
     FROM stock_hold_start WHERE "userId" = $1 AND "startedAt" > now() - interval '1 hour'
     ORDER BY "startedAt" DESC OFFSET $2 LIMIT 1`,
    [userId, limits.holds.anHour - 1],
  )
  if (limiting) throw new DomainError('RATE_LIMITED', limiting)
  await tx.insert(StockHoldStart, { userId })
}
