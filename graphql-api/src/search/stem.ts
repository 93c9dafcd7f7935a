const SHORTEST_STEM = 3

// "of", "the", "with" and the plural, as they are hung on to a Bangla word.
const endings = /(?:গুলোর|গুলো|গুলি|দের|ওয়ালা|য়ের|ের|সহ|টির|টি|টা|কে|তে|য়|র)$/u

/** A Bangla word without its ending ("তাসবিহের" is "তাসবিহ"); null when it has none. */
export const stemOf = (word: string): string | null => {
  const stem = word.replace(endings, '')
  return stem !== word && stem.length >= SHORTEST_STEM ? stem : null
}
