import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { isDefinite, refusalOf } from '../../../../lib/failure/refusal.ts'
import { useOnce } from '../../../../lib/hooks/use-once.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { forgetLists } from '../forget-products.ts'
import { type AddProductMutation, useAddProductMutation } from './add-product.generated.ts'
import { newProduct } from './product-input.ts'
import { sayAtFields } from './product-rules.ts'
import type { ProductValues } from './product-values.ts'

export type AddedProduct = AddProductMutation['addProduct']

/** Why a product was not added, or that nobody knows whether it was. */
type AddProblem = 'refused' | 'notAdmin' | 'noAnswer'

/** Adds a product, once however often it is sent. */
export const useAddProduct = (setError: UseFormSetError<ProductValues>, onAdded: (values: ProductValues) => void) => {
  const copy = useCopy()
  const [addProduct] = useAddProductMutation({ update: forgetLists })
  const [problem, setProblem] = useState<AddProblem | null>(null)
  const [added, setAdded] = useState<AddedProduct | null>(null)

  const refuse = (error: unknown) => {
    const refusal = refusalOf(error)
    if (!isDefinite(refusal)) return setProblem('noAnswer')
    if (sayAtFields(refusal, setError, copy)) return
    setProblem(['FORBIDDEN', 'UNAUTHENTICATED'].includes(refusal.code) ? 'notAdmin' : 'refused')
  }

  const [add, adding] = useOnce(async (values: ProductValues) => {
    setProblem(null)
    try {
      const { data } = await addProduct({ variables: { input: newProduct(values) } })
      setAdded(data?.addProduct ?? null)
      notify.success(copy.products.add.done)
      onAdded(values)
    } catch (error) {
      refuse(error)
    }
  })

  return { add, adding, problem, added }
}
