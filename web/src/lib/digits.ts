import { latinDigits } from '@sunnah-store/schema/digits'

/** The whole number, 0 or more, that was typed in either script, grouped by commas or not; null when it is none. */
export const readWhole = (typed: string): number | null => {
  const text = latinDigits(typed).trim()
  return /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})$/.test(text) ? Number(text.replaceAll(',', '')) : null
}
