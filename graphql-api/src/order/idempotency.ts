import { createHash } from 'node:crypto'
import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { DomainError } from '../errors.js'
import { Order } from './order.entity.js'
import type { PlaceOrderInput } from './order.input.js'

/** An order as it is asked for, however it comes. */
type AskedOnce = Pick<PlaceOrderInput, 'idempotencyKey' | 'language' | 'lines'>

/** Whose key it is: the shopper's, or that of who wrote the order for a customer. */
type KeyOwner = Pick<FindOptionsWhere<Order>, 'userId'> | Pick<FindOptionsWhere<Order>, 'takenById'>

/** SHA-256 of the request without its key and language, in hexadecimal: who asks again may have chosen another one. */
export const hashRequest = ({ idempotencyKey: _, language: __, lines, ...rest }: AskedOnce): string => {
  const asked = [
    lines.map(({ productId, variantId, quantity }) => [productId, quantity ?? null, ...(variantId ? [variantId] : [])]),
    // What was not asked for does not count, so that a new field leaves the hashes of earlier requests as they are.
    Object.entries(rest)
      .filter(([, value]) => value != null && value !== false)
      .sort(([a], [b]) => a.localeCompare(b)),
  ]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}

/**
 * The order that they have placed with this key, even if an admin has deleted it since.
 * @throws DomainError IDEMPOTENCY_MISMATCH with its number when that request was different
 */
export const findEarlierOrder = async (
  db: EntityManager,
  owner: KeyOwner,
  idempotencyKey: string | null | undefined,
  requestHash: string,
): Promise<Order | null> => {
  if (!idempotencyKey) return null
  const earlier = await db.findOne(Order, { where: { ...owner, idempotencyKey }, withDeleted: true })
  if (earlier && earlier.requestHash.trim() !== requestHash)
    throw new DomainError('IDEMPOTENCY_MISMATCH', { number: earlier.number })
  return earlier
}
