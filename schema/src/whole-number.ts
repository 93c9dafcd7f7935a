import { latinDigits } from './digits.js'

/** The whole number, 0 or more, that was typed in either script, grouped by commas or not, ".00" behind it or not; null when it is none. */
export const readWhole = (typed: string): number | null => {
  const text = latinDigits(typed).trim()
  const [whole = ''] = text.split(/\.0{1,2}$/)
  return /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})$/.test(whole) ? Number(whole.replaceAll(',', '')) : null
}

/** A whole number as `readWhole` takes it, with a percent sign or without. */
export const readPercent = (typed: string): number | null => {
  const text = typed.trim()
  return readWhole(text.endsWith('%') ? text.slice(0, -1) : text)
}
