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
  const isOrdered = ({ variantId, quantity }: WrittenOff) => {
    const line = lineOf(lines, variantId)
    return line !== undefined && quantity <= line.quantity
  }
  if (!writtenOff.every(isOrdered))
    throw new DomainError('BAD_USER_INPUT', {
      fields: { writtenOff: ['writtenOff must name variants of the order, and no more pieces than were ordered'] },
    })
  await enter(tx, lines, writtenOff, -1, adminId)
}

/** Puts back what was written off by mistake. The products must be locked. */
export const writeOn = (
  tx: EntityManager,
  lines: readonly OrderLine[],
  writtenOff: readonly WrittenOff[],
  adminId: string | null,
): Promise<void> => enter(tx, lines, writtenOff, 1, adminId)

const enter = async (
  tx: EntityManager,
  lines: readonly OrderLine[],
  pieces: readonly WrittenOff[],
  direction: 1 | -1,
  adminId: string | null,
): Promise<void> => {
  const changes = pieces.flatMap(({ variantId, quantity }) => {
    const line = lineOf(lines, variantId)
    return line ? [{ productId: line.productId, variantId, change: direction * quantity }] : []
  })
  if (changes.length === 0) return
  await tx.insert(
    StockChange,
    changes.map((change) => ({ ...change, reason: 'WRITTEN_OFF' as const, adminId })),
  )
  await addStock(
    tx,
    changes.map(({ variantId, change }) => ({ variantId, quantity: change })),
  )
}

const lineOf = (lines: readonly OrderLine[], variantId: string) => lines.find((line) => line.variantId === variantId)
