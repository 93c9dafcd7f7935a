import { limits } from './limits.js'
import { textLength } from './text-length.js'
import { isVisible } from './visible-text.js'

export type NameFault = 'missing' | 'tooLong' | 'shopsOwn'

/** Why nobody can go by this name; null when they can. The shop's own name is refused however it is spaced, cased or adorned, and whatever stands around it. */
export const nameFault = (name: string): NameFault | null => {
  if (!isVisible(name)) return 'missing'
  if (textLength(name) > limits.name) return 'tooLong'
  return isShopsOwn(name) ? 'shopsOwn' : null
}

// What is drawn as nothing stands between letters unseen, also where it is called a letter itself.
const unseen = /\p{Default_Ignorable_Code_Point}/gu

const isShopsOwn = (name: string) => {
  const seen = name.normalize('NFKD').replace(unseen, '').toLowerCase()
  return (
    shopsOwn.test(seen.replace(/[^\p{L}]/gu, '')) || shopsOwnInBangla.test(seen.replace(/[^\p{L}\u09BE-\u09CC]/gu, ''))
  )
}

/** The letters of the shop's name, each with those of other scripts that look the same: Greek, Cyrillic, Armenian, Cherokee, Lisu and small capitals. */
const lookalikes: Readonly<Record<string, string>> = {
  s: 'sѕꮪꮥꓢꜱʂ',
  u: 'uυսꓴᴜ',
  n: 'nνηնոпꓠɴ',
  a: 'aаαꭺꓮᴀɑ',
  h: 'hһнηհꮋꓧʜ',
  t: 'tтτꭲꓔᴛ',
  o: 'oоοօꓳᴏ',
  r: 'rгꭱꮢꓣʀ',
  e: 'eеεєꭼꓰᴇ',
}

const shopsOwn = new RegExp([...'sunnahstore'].map((letter) => `[${lookalikes[letter]}]`).join(''), 'u')

// With its vowel signs, which are no letters: by its consonants alone it is that of many, such as হাসান স্টোর.
const shopsOwnInBangla = /[সশষ][ুূ]+ন(?:না+হ?|া+হ)[সশষ]টে+া+র/u
