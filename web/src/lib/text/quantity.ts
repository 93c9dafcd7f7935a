import { latinDigits } from '@sunnah-store/schema/digits'

/** The whole number that was typed, in either script; null when it is none. */
export const readQuantity = (typed: string): number | null => {
  const text = latinDigits(typed).trim()
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}
