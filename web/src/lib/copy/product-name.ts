import type { Language } from './languages.ts'

interface Named {
  name: string
  nameBn: string | null
}

/** What a product is called in a language, and which language that is where it is another one than the page's. */
export const productName = ({ name, nameBn }: Named, language: Language) =>
  language === 'bn' ? { name: nameBn ?? name, lang: nameBn === null ? 'en' : undefined } : { name, lang: undefined }
