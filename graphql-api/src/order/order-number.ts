import { randomInt } from 'node:crypto'
import { latinDigits } from '@sunnah-store/schema/digits'

// Letters and digits that cannot be confused: no 0 and O, 1, I and L, U and V.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const LENGTH = 6
const SIGNS = `([${ALPHABET}]{${LENGTH}})`
const TYPED = new RegExp(`^(?:SS)?[\\s-]*${SIGNS}$`)
const WITHIN = new RegExp(`\\bSS-${SIGNS}\\b`)

/** The number as the shop writes it, however it was typed: with or without SS-, in small letters, in Bangla digits. Null: it is none. */
export const readOrderNumber = (typed: string): string | null => written(TYPED, typed)

/** The first number that stands somewhere in a text, with SS-. */
export const findOrderNumber = (text: string): string | null => written(WITHIN, text)

const written = (pattern: RegExp, text: string) => {
  const [, signs] = pattern.exec(latinDigits(text).trim().toUpperCase()) ?? []
  return signs ? `SS-${signs}` : null
}

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
