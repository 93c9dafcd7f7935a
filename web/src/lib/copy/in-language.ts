import { banglaTwins, type TwinnedName } from '@sunnah-store/schema/product-fields'
import type { Language } from './languages.ts'

type Said = { readonly [Name in TwinnedName | (typeof banglaTwins)[TwinnedName]]?: string | null }

/** What is said of a product in a language, and which language that is where it is another one than the page's. */
export const inLanguage = (product: Said, name: TwinnedName, language: Language) => {
  const text = product[name] ?? null
  const bangla = product[banglaTwins[name]] ?? null
  if (language !== 'bn') return { text, lang: undefined }
  return { text: bangla ?? text, lang: bangla === null && text !== null ? 'en' : undefined }
}
