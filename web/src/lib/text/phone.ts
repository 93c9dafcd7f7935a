import { latinDigits } from '@sunnah-store/schema/digits'
import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'

const country = 'BD'
// Copied numbers often contain invisible characters.
const invisible = /\p{Cf}/gu

/** Why something typed is no phone number of Bangladesh. */
export type PhoneFault = 'missing' | 'tooShort' | 'tooLong' | 'notOne'

/** A phone number of Bangladesh: as the server keeps it, as people write it, and whether a mobile answers. */
export interface Phone {
  number: string
  national: string
  isMobile: boolean
}

/** Reads a phone number however it was typed, in Bangla digits too. */
export const readPhone = (typed: string): { phone: Phone; fault: null } | { phone: null; fault: PhoneFault } => {
  const text = latinDigits(typed).replace(invisible, '').trim()
  if (text === '') return { phone: null, fault: 'missing' }

  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata)
  if (!parsed || parsed.ext || parsed.country !== country || !parsed.isValid())
    return { phone: null, fault: faultOf(text) }
  const isMobile = parsed.getType() === 'MOBILE'
  return { phone: { number: parsed.number, national: parsed.formatNational(), isMobile }, fault: null }
}

/** A number that the server keeps, as people write it into a field. */
export const writtenPhone = (number: string) => readPhone(number).phone?.national ?? number

// Landline numbers can have six digits, so an incomplete mobile number is recognised by its prefix only.
const mobileDigits = 10

const faultOf = (text: string): PhoneFault => {
  const mobile = /^(?:\+?880|0)?(1[3-9]\d*)$/.exec(text.replace(/[\s()-]/g, ''))?.[1]
  if (mobile && mobile.length < mobileDigits) return 'tooShort'
  const fault = validatePhoneNumberLength(text, country, metadata)
  if (fault === 'TOO_SHORT') return 'tooShort'
  return fault === 'TOO_LONG' ? 'tooLong' : 'notOne'
}
