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

// White letters in black circles, in black squares, and of flags: A to Z each, which Unicode takes for no letters.
const boxed = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu
const firstBoxed = [0x1f1e6, 0x1f170, 0x1f150]

const unboxed = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0
  return String.fromCodePoint(0x61 + code - (firstBoxed.find((first) => first <= code) ?? code))
}

const isShopsOwn = (name: string) => {
  const seen = name.normalize('NFKD').replace(unseen, '').replace(boxed, unboxed).toLowerCase()
  return readsAsShopsOwn(seen) || shopsOwnInBangla.test(seen.replace(/[^\p{L}\u09BE-\u09CC]/gu, ''))
}

/**
 * The letters of the shop's name in lower case, each with what looks the same, small or capital: letters of Greek,
 * Cyrillic, Coptic, Armenian, Cherokee, Lisu, Canadian syllabics, Devanagari and with a stroke or a hook, small capitals, digits of here too, signs.
 */
const lookalikes: Readonly<Record<string, string>> = {
  s: 'sѕꮪꮥꓢꜱʂտᔕऽꞩ5$§ƨⲥδ',
  u: 'uυսꓴᴜᑌʋvμ',
  n: 'nνηնոпиꓠɴᑎŋɲ1ɳ',
  a: 'aаαꭺꓮᴀɑλⱥ4@',
  h: 'hһнηհꮋꓧʜᕼħ#ⲏ',
  t: 'tтτꭲꓔᴛŧƭ7+†ⲧƚ',
  o: 'oоοօꓳᴏøɵθ0ⲟ○০०٥৹σ໐๐ꮎ',
  r: 'rгꭱꮢꓣʀɍяɾꮁꭇꞃᖇ',
  e: 'eеεєꭼꓰᴇɇəɛ3€℮ҽ',
}

const letters = [...'sunnahstore'].map((letter) => lookalikes[letter] ?? letter)
const isLetter = /\p{L}/u

/** Whether these letters follow each other somewhere. Between them may stand whatever is no letter, and some of them are none: a pattern of them takes seconds for a name made for it. */
const readsAsShopsOwn = (seen: string) => {
  // How many of them may have been read up to here.
  let counts = [0]
  for (const sign of seen) {
    const read = counts.filter((count) => letters[count]?.includes(sign)).map((count) => count + 1)
    if (read.includes(letters.length)) return true
    const passed = isLetter.test(sign) ? [] : counts.filter((count) => count > 0)
    counts = [...new Set([0, ...read, ...passed])]
  }
  return false
}

// With its vowel signs, which are no letters: by its consonants alone it is that of many, such as হাসান স্টোর.
const shopsOwnInBangla = /[সশষছ][ুূ]+ন(?:না+হ?|া+হ)[সশষছ]ট(?:ে+া+)?র/u
