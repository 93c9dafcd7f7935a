import { type EntityManager, In, MoreThan } from 'typeorm'
import { lockProducts, lockUser } from '../database/lock.js'
import { DomainError } from '../errors.js'
import { readProduct } from '../product/product.service.js'
import type { User } from '../user/user.entity.js'
import type { HoldStockInput } from './stock.input.js'
import { releaseHolds, takeStock } from './stock.service.js'
import { StockHold } from './stock-hold.entity.js'
import { StockHoldStart } from './stock-hold-start.entity.js'

const HOLD = '15 minutes'
const MOST_HOLDS = 5
const MOST_STARTS_AN_HOUR = 20

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

    const earlier = await runningHold(tx, shopper.id, productId)
    await releaseHolds(tx, [productId], shopper.id)
    await takeStock(tx, [{ productId, quantity }])
    if (!earlier) await countNewHold(tx, shopper.id)
    const expiresAt = earlier?.expiresAt ?? (await databaseTimeAfter(tx, HOLD))
    return tx.save(StockHold, tx.create(StockHold, { userId: shopper.id, productId, quantity, expiresAt }))
  })

/** A shopper's running holds, the one that ends first in front. */
export const listHolds = async (db: EntityManager, shopper: User): Promise<StockHold[]> =>
  db.find(StockHold, {
    where: { userId: shopper.id, expiresAt: MoreThan(await databaseTimeAfter(db, '0')) },
    order: { expiresAt: 'ASC' },
  })

/** The running holds of a shopper on these products. */
export const runningHolds = async (db: EntityManager, userId: string, productIds: readonly string[]) =>
  db.findBy(StockHold, {
    userId,
    productId: In([...productIds]),
    expiresAt: MoreThan(await databaseTimeAfter(db, '0')),
  })

const runningHold = async (tx: EntityManager, userId: string, productId: string) =>
  (await runningHolds(tx, userId, [productId]))[0]

const countNewHold = async (tx: EntityManager, userId: string) => {
  const now = await databaseTimeAfter(tx, '0')
  if ((await tx.countBy(StockHold, { userId, expiresAt: MoreThan(now) })) >= MOST_HOLDS)
    throw new DomainError('TOO_MANY_HOLDS', { most: MOST_HOLDS })

  const hourAgo = await databaseTimeAfter(tx, '-1 hour')
  const starts = await tx.find(StockHoldStart, {
    where: { userId, startedAt: MoreThan(hourAgo) },
    order: { startedAt: 'DESC' },
    take: MOST_STARTS_AN_HOUR,
  })
  const oldest = starts[MOST_STARTS_AN_HOUR - 1]
  if (oldest)
    throw new DomainError('RATE_LIMITED', {
      retryAfter: Math.ceil((oldest.startedAt.getTime() - hourAgo.getTime()) / 1000),
    })
  await tx.insert(StockHoldStart, { userId })
}

/** All processes go by the clock of the database. */
const databaseTimeAfter = async (db: EntityManager, interval: string): Promise<Date> => {
  const [{ time }] = await db.query('SELECT now() + $1::interval AS time', [interval])
  return time
}
