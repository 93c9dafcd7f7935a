import type { Language } from './languages.ts'

export interface NamedVariant {
  size?: string | null
  sizeBn?: string | null
  color?: string | null
  colorBn?: string | null
}

/** What a variant is called in a language, such as "Navy · L"; empty where there is nothing to choose. */
export const variantName = ({ size, sizeBn, color, colorBn }: NamedVariant, language: Language) => {
  const inLanguage = language === 'bn' ? [colorBn ?? color, sizeBn ?? size] : [color, size]
  return inLanguage.filter(Boolean).join(' · ')
}
