import type { Language } from '../../../lib/copy/languages.ts'
import { searchCopy } from '../../../lib/copy/search-copy.ts'
import { Suggestions } from './suggestions.tsx'

/** The suggestions, once their sentences in that language are here. */
export const prepare = async (language: Language) => {
  if (language === 'bn') await searchCopy.loadBangla()
  return { Suggestions }
}
