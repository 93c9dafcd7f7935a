import { latinDigits } from '@sunnah-store/schema/digits'
import { containing, wordsToFind } from '../database/contains.js'

/**
 * SQL for the searchable text of an order: number, name and phone.
 * The search index is built on exactly this expression, so a change here needs a migration that rebuilds it.
 */
export const orderSearchText = `(' ' || number || ' ' || "customerName" || ' ' || phone)`

/** The LIKE patterns that the text of an order must match, all of them. */
export const orderPatterns = (search: string): string[] => {
  const typed = latinDigits(search)
  const phone = phoneDigits(typed)
  return phone
    ? [containing(phone)]
    : wordsToFind(typed).map((word) => containing(phoneDigits(word) ?? withoutPrefix(word)))
}

/** The digits of a phone number, or of at least four digits of one, in the form +880…; null when it cannot be one. */
const phoneDigits = (typed: string) => {
  if (!/^[+\d\s().-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '').replace(/^(00)?8800?(?=1)/, '880')
  return digits.length >= 4 ? digits : null
}

const withoutPrefix = (word: string) => word.replace(/^ss-?(?=[2-9a-z]{6}$)/i, '')
