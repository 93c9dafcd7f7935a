import { readWhole } from '@sunnah-store/schema/whole-number'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../../lib/failure/refusal.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { forgetLists } from '../forget-products.ts'
import { changedFields, changesOf } from './product-input.ts'
import { showFieldErrors } from './product-rules.ts'
import { type ProductValues, valuesOf } from './product-values.ts'
import { dropChanges } from './update-draft.ts'
import { useUpdateProductMutation } from './update-product.generated.ts'

type Form = Pick<UseFormReturn<ProductValues>, 'getValues' | 'reset' | 'setError' | 'setValue'>

/** The stock changed while the form was open. */
export interface StockConflict {
  before: number
  now: number
  typed: number
}

/** Why the last attempt to save did not end in a saved product. */
export type SaveProblem = 'failed' | 'gone' | 'notAdmin'

/**
 * Saves what has changed of a product and nothing else.
 * @param first what the form was filled with
 */
export const useUpdateProduct = (productId: string, first: ProductValues) => {
  const copy = useCopy(manageCopy)
  const [updateProduct] = useUpdateProductMutation({ update: forgetLists })
  const [read, setRead] = useState(first)
  const [conflict, setConflict] = useState<StockConflict | null>(null)

  const problemOf = (error: unknown, sent: ProductValues, { setError, setValue }: Form): SaveProblem | null => {
    const refusal = refusalOf(error)
    if (refusal?.code === 'STOCK_CHANGED') {
      const { expectedQuantity, quantity } = refusal
      setConflict({ before: expectedQuantity, now: quantity, typed: readWhole(sent.quantity) ?? quantity })
      return null
    }
    if (refusal?.code === 'PRODUCT_CHANGED') {
      const { price, discount } = refusal
      const { changedMeanwhile } = copy.products.update
      // Whoever presses again knows what is there now.
      if (price !== undefined) setError('price', { message: changedMeanwhile.price(copy.taka(price)) })
      if (discount !== undefined) setError('discount', { message: changedMeanwhile.discount(discount) })
      setRead((before) => ({
        ...before,
        ...(price !== undefined && { price: String(price) }),
        ...(discount !== undefined && { discount: String(discount) }),
      }))
      return null
    }
    if (refusal?.code === 'VARIANT_REQUIRED') {
      // The rest can be saved by pressing again.
      setValue('quantity', read.quantity)
      setError('quantity', { message: copy.products.rules.quantityOfVariants })
      return null
    }
    if (refusal && showFieldErrors(refusal, setError, copy)) return null
    if (refusal?.code === 'NOT_FOUND') return 'gone'
    return refusal && ['FORBIDDEN', 'UNAUTHENTICATED'].includes(refusal.code) ? 'notAdmin' : 'failed'
  }

  const send = async (over: ProductValues, sent: ProductValues, form: Form) => {
    setConflict(null)
    const input = changesOf(over, sent)
    if (!input) {
      notify.error(copy.products.update.unchanged)
      return null
    }
    try {
      const { data } = await updateProduct({ variables: { id: productId, input } })
      if (!data) throw new Error('The shop did not say what it saved')
      const saved = valuesOf(data.updateProduct)
      const typed = form.getValues()
      setRead(saved)
      // What was typed while the request was running is not saved yet.
      const later = changedFields(sent, typed)
      form.reset({ ...saved, ...Object.fromEntries(later.map((name) => [name, typed[name]])) })
      if (later.length === 0) dropChanges(productId)
      notify.success(copy.products.update.done)
      return null
    } catch (error) {
      return problemOf(error, sent, form)
    }
  }

  /** Saves with this stock, knowing what it is today. */
  const settle = async (quantity: number, form: Form) => {
    if (!conflict) return null
    const over = { ...read, quantity: String(conflict.now) }
    setRead(over)
    form.setValue('quantity', String(quantity))
    return send(over, form.getValues(), form)
  }

  const discard = (today: ProductValues, form: Form) => {
    setRead(today)
    setConflict(null)
    form.reset(today)
    dropChanges(productId)
  }

  return { read, save: (values: ProductValues, form: Form) => send(read, values, form), conflict, settle, discard }
}
