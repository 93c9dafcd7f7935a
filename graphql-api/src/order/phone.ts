import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

const BANGLA_ZERO = 0x09e6
// Numbers that were copied bring signs along that nobody sees.
const invisible = /\p{Cf}/gu

/** The same text with Latin digits for Bangla ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))

/** A valid Bangladesh phone number as +880…, however it was typed (Bangla digits too); null when it is none. */
export const bangladeshPhone = (typed: string): string | null => {
  const phone = parsePhoneNumberFromString(latinDigits(typed).replace(invisible, ''), {
    defaultCountry: 'BD',
    extract: false,
  })
  return phone?.country === 'BD' && phone.isValid() && !phone.ext ? phone.number : null
}
