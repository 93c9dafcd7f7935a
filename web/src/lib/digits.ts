const BANGLA_ZERO = 0x09e6

/** The same text with the digits of Bangla written as 0 to 9. */
export const latinDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))

/** The whole number, 0 or more, that was typed in either script, grouped by commas or not; null when it is none. */
export const readWhole = (typed: string): number | null => {
  const text = latinDigits(typed).trim()
  return /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})$/.test(text) ? Number(text.replaceAll(',', '')) : null
}
