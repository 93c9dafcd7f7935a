import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import { readProduct } from '../product/product.service.js'
import { chooseVariant } from '../product/variant/choose-variant.service.js'
import { lockUser } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import type { RestockRequestInput } from './restock.input.js'
import { RestockRequest } from './restock-request.entity.js'

/** What this shopper wants to be told of, of one product. */
export const restockRequestsOf = (
  db: EntityManager,
  { id: userId }: User,
  productId: string,
): Promise<RestockRequest[]> =>
  db.find(RestockRequest, { where: { userId, variant: { productId } }, order: { askedAt: 'ASC', variantId: 'ASC' } })

/**
 * Asks to be told once when a variant is back in stock; asked twice it is asked once.
 * @throws DomainError EMAIL_NOT_CONFIRMED; NOT_FOUND, VARIANT_REQUIRED; IN_STOCK; RESTOCK_REQUESTS_FULL
 */
export const askForRestock = (
  db: EntityManager,
  { id: userId }: User,
  { productId, variantId }: RestockRequestInput,
): Promise<RestockRequest> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const variant = await chooseVariant(tx, await readProduct(tx, productId), variantId)
    await requireConfirmedEmail(tx, userId)
    if (variant.quantity > 0) throw new DomainError('IN_STOCK', { productId, variantId: variant.id })
    const asked = { userId, variantId: variant.id }
    const before = await tx.findOneBy(RestockRequest, asked)
    if (before) return before
    await requireRoom(tx, userId)
    await tx.insert(RestockRequest, { ...asked })
    return tx.findOneByOrFail(RestockRequest, asked)
  })

/** Takes that back. @returns whether it was asked */
export const withdrawRestockRequest = async (
  db: EntityManager,
  { id: userId }: User,
  variantId: string,
): Promise<boolean> => ((await db.delete(RestockRequest, { userId, variantId })).affected ?? 0) > 0

const requireConfirmedEmail = async (tx: EntityManager, id: string) => {
  const [user] = await queryRows<Pick<User, 'email' | 'emailVerified'>>(
    tx,
    'SELECT email, "emailVerified" FROM "user" WHERE id = $1',
    [id],
  )
  if (!user?.email || !user.emailVerified) throw new DomainError('EMAIL_NOT_CONFIRMED')
}

const requireRoom = async (tx: EntityManager, userId: string) => {
  const most = limits.restockRequests
  if ((await tx.countBy(RestockRequest, { userId })) >= most) throw new DomainError('RESTOCK_REQUESTS_FULL', { most })
}
