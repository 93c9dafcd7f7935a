// The trigram index needs three characters to go by; of a shorter word it knows the beginning.
const SHORT = 3

/** The words of a search that say something; all of them where none does, so that signs alone find what holds them. */
export const wordsOf = (search: string): string[] => {
  const words = search.split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  return telling.length > 0 ? telling : words
}

/** A LIKE pattern for texts that hold this word: anywhere, or a short one at the beginning of a word. The text begins with a space. */
export const containing = (word: string): string => `%${word.length < SHORT ? ' ' : ''}${literally(word)}%`

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')
