import { randomInt } from 'node:crypto'

// Letters and digits that cannot be confused: no 0 and O, 1, I and L, U and V.
export const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const LENGTH = 6

/** An order number, such as SS-7K3M9Q. It may be taken already. */
export const newOrderNumber = (): string =>
  `SS-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
