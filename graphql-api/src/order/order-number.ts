import { randomInt } from 'node:crypto'

// Letters and digits that cannot be confused: no 0 and O, 1, I and L, U and V.
export const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const LENGTH = 6

/** Does something with a new order number, and again with another one where it was taken. */
export const withOrderNumber = async <T>(work: (number: string) => Promise<T>): Promise<T> => {
  try {
    return await work(newOrderNumber())
  } catch (error) {
    if (isNumberTaken(error)) return withOrderNumber(work)
    throw error
  }
}

/** An order number, such as SS-7K3M9Q. It may be taken already. */
const newOrderNumber = (): string =>
  `SS-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

const isNumberTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'order_number'
