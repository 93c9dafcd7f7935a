const ZERO = 48
const BANGLA_ZERO = 0x09e6

const rewrite = (text: string, zero: number) =>
  text.replace(/[\d০-৯]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String.fromCharCode(zero + code - (code < BANGLA_ZERO ? ZERO : BANGLA_ZERO))
  })

/** The same text with its digits written as 0 to 9, so that numbers typed in Bangla can be read. */
export const latinDigits = (text: string): string => rewrite(text, ZERO)

/** The same text with its digits written as ০ to ৯. */
export const banglaDigits = (text: string): string => rewrite(text, BANGLA_ZERO)
