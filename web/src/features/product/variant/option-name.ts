import type { Language } from '../../../lib/copy/languages.ts'
import type { ShoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import type { Option } from './variant-choice.ts'

/** What an option is called in a language: the owner's word, or just "Size" or "Colour". */
export const optionName = (
  { kind, name, nameBn }: Option,
  { optionNames }: ShoppingCopy['buying'],
  language: Language,
) => (language === 'bn' && nameBn) || name || optionNames[kind]
