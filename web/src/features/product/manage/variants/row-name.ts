import type { Language } from '../../../../lib/copy/languages.ts'
import { variantName } from '../../../../lib/copy/variant-name.ts'
import type { VariantRow } from './variant-sheet.ts'

type Names = Pick<VariantRow, 'size' | 'sizeBn' | 'color' | 'colorBn'>

/** What a row is called, such as "White · L". */
export const rowName = ({ size, sizeBn, color, colorBn }: Names, language: Language) =>
  variantName({ size, sizeBn: sizeBn || null, color, colorBn: colorBn || null }, language)
