import { randomInt } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { Order } from './order.entity.js'

// Letters and digits that cannot be confused: no 0 and O, 1, I and L, U and V.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const LENGTH = 6

/** An unused order number, such as SS-7K3M9Q. */
export const newOrderNumber = async (tx: EntityManager): Promise<string> => {
  const number = `SS-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
  return (await tx.exists(Order, { where: { number }, withDeleted: true })) ? newOrderNumber(tx) : number
}
