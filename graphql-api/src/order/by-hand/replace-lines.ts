import { type EntityManager, In } from 'typeorm'
import { returnSold } from '../../stock/stock.service.js'
import { OrderLine } from '../order-line.entity.js'
import type { AgreedLine, HandLine } from './asked-lines.js'

type Pieces = Pick<HandLine, 'variantId' | 'quantity'>

/** Whether these are as many pieces of the same variants. What was asked for may name one twice; an order never does. */
export const areSame = (had: readonly OrderLine[], lines: readonly Pieces[]): boolean =>
  had.length === lines.length && had.every(({ variantId, quantity }) => piecesOf(lines, variantId) === quantity)

/**
 * Puts these lines in the place of those that the order had, and takes or gives back the pieces in between. What stays
 * keeps its name and picture of then. The products must be locked, and the lines be ones that can be had.
 */
export const replaceLines = async (
  tx: EntityManager,
  orderId: string,
  had: readonly OrderLine[],
  lines: readonly AgreedLine[],
): Promise<void> => {
  await returnSold(tx, piecesBetween(had, lines))
  const gone = had.filter(({ variantId }) => !lines.some((line) => line.variantId === variantId))
  await tx.delete(OrderLine, { orderId, variantId: In(gone.map(({ variantId }) => variantId)) })
  for (const { variantId, quantity, position } of lines.filter((line) => piecesOf(had, line.variantId) > 0))
    await tx.update(OrderLine, { orderId, variantId }, { quantity, position })
  await addLines(
    tx,
    orderId,
    lines.filter((line) => piecesOf(had, line.variantId) === 0),
  )
}

/** Adds lines to an order, sold when it was placed. */
export const addLines = async (tx: EntityManager, orderId: string, lines: readonly AgreedLine[]): Promise<void> => {
  await tx.insert(
    OrderLine,
    lines.map(({ available: _, variants: __, priceToday: ___, ...line }) => ({ ...line, orderId })),
  )
  await tx.query(
    'UPDATE order_line SET "soldAt" = "placedAt" FROM "order" WHERE "order".id = "orderId" AND "orderId" = $1',
    [orderId],
  )
}

const piecesOf = (lines: readonly Pieces[], variantId: string | null) =>
  lines.find((line) => line.variantId === variantId)?.quantity ?? 0

/** The pieces that come back, or below 0 are taken. */
const piecesBetween = (had: readonly OrderLine[], lines: readonly AgreedLine[]) => {
  const variantIds = new Set([...had, ...lines].map(({ variantId }) => variantId))
  return [...variantIds]
    .map((variantId) => ({ variantId, quantity: piecesOf(had, variantId) - piecesOf(lines, variantId) }))
    .filter(({ quantity }) => quantity !== 0)
}
