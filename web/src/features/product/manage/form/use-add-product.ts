import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { isDefinite, refusalOf } from '../../../../lib/failure/refusal.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { forgetLists } from '../forget-products.ts'
import { type AddProductMutation, useAddProductMutation } from './add-product.generated.ts'
import { newProduct } from './product-input.ts'
import { showFieldErrors } from './product-rules.ts'
import type { ProductValues } from './product-values.ts'

export type AddedProduct = AddProductMutation['addProduct']

/** Why a product was not added, or that the result is unknown. */
export type AddProblem = 'refused' | 'notAdmin' | 'noAnswer'

/** Adds products and returns the last one added. */
export const useAddProduct = () => {
  const copy = useCopy(manageCopy)
  const [addProduct] = useAddProductMutation({ update: forgetLists })
  const [added, setAdded] = useState<AddedProduct | null>(null)

  const problemOf = (error: unknown, setError: UseFormSetError<ProductValues>): AddProblem | null => {
    const refusal = refusalOf(error)
    if (!isDefinite(refusal)) return 'noAnswer'
    if (showFieldErrors(refusal, setError, copy)) return null
    return ['FORBIDDEN', 'UNAUTHENTICATED'].includes(refusal.code) ? 'notAdmin' : 'refused'
  }

  /** @returns the product, or why it was not added; null when the fields show the reason */
  const add = async (values: ProductValues, setError: UseFormSetError<ProductValues>) => {
    try {
      const { data } = await addProduct({ variables: { input: newProduct(values) } })
      setAdded(data?.addProduct ?? null)
      notify.success(copy.products.add.done)
      return { isAdded: true, problem: null }
    } catch (error) {
      return { isAdded: false, problem: problemOf(error, setError) }
    }
  }

  return { add, added }
}
