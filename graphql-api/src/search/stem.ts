const SHORTEST_STEM = 3

// "of", "the", "with" and the plural, as they are hung on to a Bangla word.
const endings = /(?:গুলোর|গুলো|গুলি|দের|ওয়ালা|য়ের|ের|সহ|টির|টি|টা|কে|তে|য়|র)$/u
const romanised = /(?:gulor|gulo|der|er|r)$/

/** A Bangla word without its ending ("তাসবিহের" is "তাসবিহ"); null when it has none. */
export const stemOf = (word: string): string | null => without(endings, word)

/** The same in Latin letters. "quraner" is "quran", but a printer is not what is printed: only of words known to be Bangla. */
export const romanisedStemOf = (word: string): string | null => without(romanised, word)

const without = (ending: RegExp, word: string) => {
  const stem = word.replace(ending, '')
  return stem !== word && stem.length >= SHORTEST_STEM ? stem : null
}
