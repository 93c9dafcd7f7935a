/** The digits of a phone number, or of at least four digits of one, in the form 880…; null when it cannot be one. */
export const phoneDigits = (typed: string): string | null => {
  if (!/^[+\d\s().-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '').replace(/^(00)?8800?(?=1)/, '880')
  return digits.length >= 4 ? digits : null
}
