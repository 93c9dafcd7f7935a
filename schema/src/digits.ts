const ZERO = 48
const BANGLA_ZERO = 0x09e6

const rewrite = (text: string, digits: RegExp, further: number) =>
  text.replace(digits, (digit) => String.fromCharCode(digit.charCodeAt(0) + further))

/** The same text with its digits written as 0 to 9, so that numbers typed in Bangla can be read. */
export const latinDigits = (text: string): string => rewrite(text, /[০-৯]/g, ZERO - BANGLA_ZERO)

/** The same text with its digits written as ০ to ৯. */
export const banglaDigits = (text: string): string => rewrite(text, /[0-9]/g, BANGLA_ZERO - ZERO)
