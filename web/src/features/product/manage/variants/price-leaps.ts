import { isPriceLeap } from '@sunnah-store/schema/price'
import { readWhole } from '@sunnah-store/schema/whole-number'
import type { Language } from '../../../../lib/copy/languages.ts'
import type { Edited } from '../form/use-edited.ts'
import type { PriceLeap } from '../price-leap-question.tsx'
import { rowName } from './row-name.ts'
import type { VariantSheet } from './variant-sheet.ts'

/** The prices that were typed and would rise or fall by more than half. */
export const priceLeaps = ({ read, typed }: Edited<VariantSheet>, language: Language): PriceLeap[] =>
  typed.rows.flatMap((row) => {
    const earlier = read.rows.find(({ key }) => key === row.key)
    const [before, after] = [earlier?.regularPrice ?? null, readWhole(row.price)]
    if (before === null || after === null || earlier?.price === row.price || !isPriceLeap(before, after)) return []
    return [{ name: rowName(row, language), before, after }]
  })
