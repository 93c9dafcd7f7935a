const consonants: Record<string, string> = {
  ক: 'k',
  খ: 'kh',
  গ: 'g',
  ঘ: 'gh',
  ঙ: 'ng',
  চ: 'ch',
  ছ: 'ch',
  জ: 'j',
  ঝ: 'jh',
  ঞ: 'n',
  ট: 't',
  ঠ: 'th',
  ড: 'd',
  ঢ: 'dh',
  ণ: 'n',
  ত: 't',
  থ: 'th',
  দ: 'd',
  ধ: 'dh',
  ন: 'n',
  প: 'p',
  ফ: 'f',
  ব: 'b',
  ভ: 'bh',
  ম: 'm',
  য: 'j',
  র: 'r',
  ল: 'l',
  শ: 'sh',
  ষ: 'sh',
  স: 's',
  হ: 'h',
}
// They follow a vowel and are never followed by one of their own.
const closing: Record<string, string> = { ৎ: 't', 'ং': 'ng', 'ঃ': '', 'ঁ': '' }
const vowels: Record<string, string> = {
  অ: 'o',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'ou',
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'ou',
}
const DOT = '\u09bc'
const VIRAMA = '\u09cd'

/** A word of `tokenize` in Latin letters; a Bangla one as it is spoken: consonants with their own vowel unless a virama follows. */
export const inLatin = (word: string): string => {
  if (/^[a-z]*$/.test(word)) return word
  const letters = [...word]
  let latin = ''
  letters.forEach((letter, i) => {
    const next = letters[i + 1]
    if (letter in consonants) {
      // With a dot below, য় is y, and ড় and ঢ় are r.
      if (next === DOT) latin += letter === 'য' ? 'y' : 'r'
      else if (letters[i - 1] !== VIRAMA || isHeardAfter(letters[i - 2], letter)) latin += consonants[letter]
      const after = next === DOT ? letters[i + 2] : next
      if (after !== undefined && after in consonants) latin += 'o'
    } else if (letter in vowels) latin += vowels[letter]
    else if (letter in closing) latin += closing[letter]
    else if (letter !== DOT && letter !== VIRAMA) latin += letter.normalize('NFD').replace(/\p{M}/gu, '')
  })
  return latin
}

// As the second of a pair, য and ব are not heard: হজ্ব is hoj. After র they are, and ব after ম and ব: পর্ব, আম্বার.
const isHeardAfter = (first: string | undefined, second: string) =>
  first === 'র' || (second === 'ব' ? first === 'ম' || first === 'ব' : second !== 'য')

// The q that is left stands for ch.
const alike: [RegExp, string][] = [
  [/w(?![aeiou])/g, 'u'],
  [/^[ei]u/, 'yu'],
  [/kh|q|ck|x/g, 'k'],
  [/(?<!c)c+h/g, 'q'],
  [/c(?=[aoulrkt]|$)/g, 'k'],
  [/gh/g, 'g'],
  [/jh|zh|z/g, 'j'],
  [/ph/g, 'f'],
  [/bh|v|w/g, 'b'],
  [/sh|c/g, 's'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/rh/g, 'r'],
  [/ng(?=[kgj])/g, 'n'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/** How people say what is in Latin letters: what is written now so, now so, as one. */
export const spokenForm = (latin: string): string =>
  alike.reduce((spoken, [letters, one]) => spoken.replace(letters, one), latin)

/** What is left of a spoken form when vowels, y and h are dropped, but whether it begins with a vowel or h. */
const skeleton = (spoken: string): string => {
  const first = /^[aeiou]/.test(spoken) ? 'a' : /^h/.test(spoken) ? 'h' : ''
  return first + spoken.replace(/[aeiouyh]/g, '').replace(/(.)\1+/g, '$1')
}

/** What a word sounds like, coarsely. Arabic's ث is written th and spoken s here, so a word with th has two sounds. */
export const phoneticKeys = (word: string): string[] => {
  const latin = inLatin(word)
  return phoneticKeysOf(latin, spokenForm(latin))
}

/** The same of a word whose Latin letters and spoken form are known. */
export const phoneticKeysOf = (latin: string, spoken: string): string[] => {
  const sound = skeleton(spoken)
  return latin.includes('th') ? [sound, skeleton(spokenForm(latin.replaceAll('th', 's')))] : [sound]
}
