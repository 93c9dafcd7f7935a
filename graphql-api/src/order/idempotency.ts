import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { Order } from './order.entity.js'
import type { PlaceOrderInput } from './order.input.js'

/** SHA-256 of what is asked for, in hexadecimal; the key itself left out. */
export const hashRequest = ({ idempotencyKey: _, lines, ...rest }: PlaceOrderInput): string => {
  const asked = [
    lines.map(({ productId, quantity }) => [productId, quantity ?? null]),
    Object.entries(rest).sort(([a], [b]) => a.localeCompare(b)),
  ]
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}

/**
 * The order that this shopper's key belongs to already, even when an admin has deleted it since.
 * @throws DomainError IDEMPOTENCY_MISMATCH when that one was of other content
 */
export const findEarlierOrder = async (
  tx: EntityManager,
  userId: string,
  idempotencyKey: string | null | undefined,
  requestHash: string,
): Promise<Order | null> => {
  if (!idempotencyKey) return null
  const earlier = await tx.findOne(Order, { where: { userId, idempotencyKey }, withDeleted: true })
  if (earlier && earlier.requestHash.trim() !== requestHash) throw new DomainError('IDEMPOTENCY_MISMATCH')
  return earlier
}
