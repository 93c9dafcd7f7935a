import { createRequire } from 'node:module'
import { latinDigits } from '@sunnah-store/schema/digits'

// As class-validator loads it: its 93 files would be read a second time as modules.
const { parsePhoneNumberFromString }: typeof import('libphonenumber-js/max') = createRequire(import.meta.url)(
  'libphonenumber-js/max',
)

// Copied numbers often contain invisible characters.
const invisible = /\p{Cf}/gu

/** The phone number as +880…, however it was typed (Bangla digits too); null unless it is a valid one of Bangladesh. */
export const bangladeshPhone = (typed: string): string | null => {
  const phone = parsePhoneNumberFromString(latinDigits(typed).replace(invisible, ''), {
    defaultCountry: 'BD',
    extract: false,
  })
  return phone?.country === 'BD' && phone.isValid() && !phone.ext ? phone.number : null
}
