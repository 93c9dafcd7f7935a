import type { ImportProblem, ImportProblemCode } from '@sunnah-store/schema/import-report'
import { productFieldNames, productFields } from '@sunnah-store/schema/product-fields'
import type { ManageCopy } from '../../../../lib/copy/manage-copy.ts'

/** The message of a problem in the language of the page; null for a code that this version does not know. */
export const sentenceOf = <Code extends ImportProblemCode>(
  { code, column, values }: ImportProblem<Code>,
  copy: ManageCopy,
): string | null => {
  const sentences = copy.importing.problems
  if (!Object.hasOwn(sentences, code)) return null
  const name = column ?? ''
  return sentences[code](values, { column: name, label: columnLabel(name, copy), example: examples[name] ?? 1 })
}

const examples: Record<string, number> = { price: 450, quantity: 20, discount: 10 }

/** What people call a column. */
export const columnLabel = (column: string, copy: ManageCopy): string => {
  const field = productFieldNames.find((name) => productFields[name].column === column)
  return field ? copy.productFields[field] : column
}
