import type { UseFormSetError } from 'react-hook-form'
import type { Copy } from '../../../../lib/copy/en/en.ts'
import type { Refusal } from '../../../../lib/failure/refusal.ts'
import { labelOf } from './product-rules.ts'
import { fieldNames, type ProductFieldName, type ProductValues } from './product-values.ts'

const namesOf = (refusal: Refusal): readonly ProductFieldName[] => {
  if (refusal.code !== 'BAD_USER_INPUT') return []
  return fieldNames.filter((name) => refusal.fields.includes(name))
}

/** Says at its field what the shop could not take; false when it named none. */
export const sayAtFields = (refusal: Refusal, setError: UseFormSetError<ProductValues>, copy: Copy) => {
  const names = namesOf(refusal)
  for (const name of names) setError(name, { message: copy.products.rules.notTaken(labelOf(copy, name)) })
  return names.length > 0
}
