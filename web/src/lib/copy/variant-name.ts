import type { Language } from './languages.ts'
import { productName } from './product-name.ts'

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

/** A product with its variant in one line, such as "Cotton Panjabi, Plain, Navy · L". */
export const fullName = (line: NamedVariant & { name: string; nameBn: string | null }, language: Language) =>
  [productName(line, language).name, variantName(line, language)].filter(Boolean).join(', ')
