// The trigram index needs three characters; of a shorter word it only knows the beginning, with the space before it.
const SHORT = 3

const splitWords = (search: string): string[] => search.split(/\s+/).filter(Boolean)

const MOST_WORDS = 8

/** The first eight different words with a letter or digit; when there are none, of all, so that punctuation alone can be searched for. */
export const wordsToFind = (search: string): string[] => {
  const words = [...new Set(splitWords(search))]
  const withLetters = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  return (withLetters.length > 0 ? withLetters : words).slice(0, MOST_WORDS)
}

/** A LIKE pattern for texts that contain this word; a short one only at the beginning of a word. The searched text must begin with a space. */
export const containing = (word: string): string => `%${word.length < SHORT ? ' ' : ''}${literally(word)}%`

/** What a LIKE pattern takes for this word and no other. */
export const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')
