// The trigram index needs three characters; of a shorter word it only knows the beginning, with the space before it.
const SHORT = 3

const splitWords = (search: string): string[] => search.split(/\s+/).filter(Boolean)

/** The words with a letter or digit; when there are none, all words, so that punctuation alone can be searched for. */
export const wordsToFind = (search: string): string[] => {
  const words = splitWords(search)
  const withLetters = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  return withLetters.length > 0 ? withLetters : words
}

/** A LIKE pattern for texts that contain this word; a short one only at the beginning of a word. The searched text must begin with a space. */
export const containing = (word: string): string => `%${word.length < SHORT ? ' ' : ''}${literally(word)}%`

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')
