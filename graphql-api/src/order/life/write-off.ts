import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { addStock } from '../../stock/stock.service.js'
import { StockChange } from '../../stock/stock-change.entity.js'
import type { OrderLine } from '../order-line.entity.js'
import type { WrittenOff } from './order-event.entity.js'

/**
 * Takes pieces that came back and cannot be sold out of the stock, through the ledger. The products must be locked.
 * @throws DomainError BAD_USER_INPUT for a variant that was not ordered, or more pieces than were
 */
export const writeOff = async (
  tx: EntityManager,
  lines: readonly OrderLine[],
  writtenOff: readonly WrittenOff[],
  adminId: string | null,
): Promise<void> => {
  if (writtenOff.length === 0) return
  const changes = writtenOff.map(({ variantId, quantity }) => {
    const line = lines.find((one) => one.variantId === variantId)
    if (!line || quantity > line.quantity)
      throw new DomainError('BAD_USER_INPUT', {
        fields: { writtenOff: ['writtenOff must name variants of the order, and no more pieces than were ordered'] },
      })
    return { productId: line.productId, variantId, change: -quantity }
  })
  await enter(tx, changes, adminId)
}

/** Puts back what was written off by mistake. The products must be locked. */
export const writeOn = async (
  tx: EntityManager,
  lines: readonly OrderLine[],
  writtenOff: readonly WrittenOff[],
  adminId: string | null,
): Promise<void> => {
  if (writtenOff.length === 0) return
  const changes = writtenOff.flatMap(({ variantId, quantity }) => {
    const line = lines.find((one) => one.variantId === variantId)
    return line ? [{ productId: line.productId, variantId, change: quantity }] : []
  })
  await enter(tx, changes, adminId)
}

interface Change {
  productId: string
  variantId: string
  change: number
}

const enter = async (tx: EntityManager, changes: readonly Change[], adminId: string | null): Promise<void> => {
  await tx.insert(
    StockChange,
    changes.map((change) => ({ ...change, reason: 'WRITTEN_OFF' as const, adminId })),
  )
  await addStock(
    tx,
    changes.map(({ variantId, change }) => ({ variantId, quantity: change })),
  )
}
