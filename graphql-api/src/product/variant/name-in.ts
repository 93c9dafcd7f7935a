import { Language } from '../../user/language.js'
import type { VariantName } from './variant-name.js'

/** The name of a variant of a product, as it is said in a language. */
export const nameIn = (
  language: Language,
  { name, nameBn, size, sizeBn, color, colorBn }: VariantName & { name: string; nameBn: string | null },
): string => {
  const isBangla = language === Language.BANGLA
  const chosen = isBangla ? [sizeBn ?? size, colorBn ?? color] : [size, color]
  return [(isBangla && nameBn) || name, ...chosen].filter(Boolean).join(', ')
}
