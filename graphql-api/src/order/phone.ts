import { latinDigits } from '@sunnah-store/schema/digits'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

// Numbers that were copied bring signs along that nobody sees.
const invisible = /\p{Cf}/gu

/** A valid Bangladesh phone number as +880…, however it was typed (Bangla digits too); null when it is none. */
export const bangladeshPhone = (typed: string): string | null => {
  const phone = parsePhoneNumberFromString(latinDigits(typed).replace(invisible, ''), {
    defaultCountry: 'BD',
    extract: false,
  })
  return phone?.country === 'BD' && phone.isValid() && !phone.ext ? phone.number : null
}
