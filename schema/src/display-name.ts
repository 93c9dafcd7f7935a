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
  const said = name
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
  return shopsOwn.test(said) || shopsOwnInBangla.test(said)
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

// By its consonants, since vowel signs are no letters, however it is spelt.
const shopsOwnInBangla = /[সশষ]নন?হ?[সশষ]টর/u
