import { latinDigits } from '@sunnah-store/schema/digits'
import { type District, districtOf, districts } from '@sunnah-store/schema/districts'
import { districtsInBangla } from '@sunnah-store/schema/districts-in-bangla'
import { containing, wordsToFind } from '../database/contains.js'
import { nameWordsIn, type SearchedText, type TypedWord } from '../database/find-named.js'
import { phoneDigits } from '../database/phone-digits.js'
import { typedName } from '../search/name-word.js'

const names = `"customerName" || coalesce(' ' || "receiverName", '')`

const whereTo = `coalesce("customerEmail", '') || ' ' || address || coalesce(' ' || area, '') || ' ' || district`

const by = `coalesce(' ' || courier, '')`

/**
 * An order is searched by number, the names of shopper and receiver, phone, email, address, district and courier or rider.
 * The search index is built on exactly this text, so a change here needs a migration that rebuilds it.
 */
export const searchedOrder: SearchedText = {
  text: `(' ' || number || ' ' || ${names} || ' ' || phone || ' ' || ${whereTo} || ${by})`,
  nameWords: nameWordsIn(names),
}

/** What the text of an order must hold, all of it. */
export const orderWords = (search: string): TypedWord[] => {
  const typed = latinDigits(search)
  const phone = phoneDigits(typed)
  return phone ? [{ part: containing(phone), name: '' }] : wordsToFind(typed).map(orderWord)
}

const orderWord = (word: string): TypedWord => {
  const number = withoutPrefix(word)
  const district = districtNamedInBangla(word) ?? districtOf(word)
  return {
    part: containing(phoneDigits(word) ?? number),
    name: number === word ? typedName(word) : '',
    // As it is stored, from Bangla and old spellings.
    ...(district && { also: containing(district) }),
  }
}

/** The district that has this name in Bangla, however its letters are composed; null when none has. */
const districtNamedInBangla = (text: string): District | null => {
  const name = text.normalize('NFC')
  return districts.find((district) => districtsInBangla[district].normalize('NFC') === name) ?? null
}

const withoutPrefix = (word: string) => word.replace(/^ss-?(?=[2-9a-z]{6}$)/i, '')
