import { type SearchableText, TextIndex } from '../search/text-index.js'

/** A text with that name. */
export const text = (id: string, name: string, given: Partial<SearchableText> = {}): SearchableText => ({
  id,
  category: 1,
  isInStock: true,
  createdAt: 0,
  fields: { name },
  ...given,
})

/** An index of these texts, the oldest first, with two categories. */
export const openIndex = (...texts: SearchableText[]) => {
  const index = new TextIndex([
    { code: 1, name: 'Quran and Hadith' },
    { code: 4, name: 'Tupi' },
  ])
  for (const [i, one] of texts.entries()) index.set({ ...one, createdAt: one.createdAt || i + 1 })
  return index
}

/** The ids of what a search finds, the best first. */
export const found = (index: TextIndex, search: string) => index.find(search).ids(0, 100)
