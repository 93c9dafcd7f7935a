import { enFormat } from './format.ts'

const { number } = enFormat

const products = (count: number) => (count === 1 ? '1 product' : `${number(count)} products`)

/** What the suggestions under the search field say. */
export const searching = {
  suggestions: {
    label: 'Suggestions',
    didYouMean: (words: string) => ({ before: 'Did you mean ', words, after: '?' }),
    all: (count: number) => `Show all ${products(count)}`,
    recent: 'You looked for',
    forget: 'Clear list',
    said: (count: number) => `${products(count)} found`,
    failed: 'Suggestions could not be loaded. You can search all the same.',
    offline: 'You are offline. Suggestions come back with the connection.',
  },
}

export type SearchSentences = typeof searching
