import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

const BANGLA_ZERO = 0x09e6

/** A valid Bangladesh phone number as +880…, however it was typed (Bangla digits too); null when it is none. */
export const bangladeshPhone = (typed: string): string | null => {
  const digits = typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))
  const phone = parsePhoneNumberFromString(digits, { defaultCountry: 'BD', extract: false })
  return phone?.country === 'BD' && phone.isValid() && !phone.ext ? phone.number : null
}
