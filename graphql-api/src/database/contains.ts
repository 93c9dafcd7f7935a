// The trigram index needs three characters to go by; of a shorter word it knows the beginning.
const SHORT = 3

/** The words of a search that say something. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** A LIKE pattern for texts that hold this word: anywhere, or a short one at the beginning of a word. The text begins with a space. */
export const containing = (word: string): string => `%${word.length < SHORT ? ' ' : ''}${literally(word)}%`

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')
