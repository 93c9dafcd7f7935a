import { readWhole } from '@sunnah-store/schema/whole-number'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../../lib/failure/refusal.ts'
import { useOnce } from '../../../../lib/hooks/use-once.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { forgetLists } from '../forget-products.ts'
import { changesOf } from './product-input.ts'
import { sayAtFields } from './product-rules.ts'
import { fieldNames, type ProductValues, valuesOf } from './product-values.ts'
import { dropChanges } from './update-draft.ts'
import { useUpdateProductMutation } from './update-product.generated.ts'

/** Somebody bought, or gave back, while the form was open. */
export interface StockConflict {
  before: number
  now: number
  typed: number
}

/** Why the last attempt to save did not end in a saved product. */
type SaveProblem = 'failed' | 'gone' | 'notAdmin'

/**
 * Saves what has changed of a product and nothing else.
 * @param first what the form was filled with
 */
export const useUpdateProduct = (
  productId: string,
  first: ProductValues,
  { getValues, reset, setError, setValue }: UseFormReturn<ProductValues>,
) => {
  const copy = useCopy()
  const [updateProduct] = useUpdateProductMutation({ update: forgetLists })
  const [read, setRead] = useState(first)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [conflict, setConflict] = useState<StockConflict | null>(null)

  const refuse = (error: unknown, sent: ProductValues) => {
    const refusal = refusalOf(error)
    if (refusal?.code === 'STOCK_CHANGED')
      return setConflict({
        before: refusal.expectedQuantity,
        now: refusal.quantity,
        typed: readWhole(sent.quantity) ?? refusal.quantity,
      })
    if (refusal && sayAtFields(refusal, setError, copy)) return
    if (refusal?.code === 'NOT_FOUND') return setProblem('gone')
    setProblem(refusal && ['FORBIDDEN', 'UNAUTHENTICATED'].includes(refusal.code) ? 'notAdmin' : 'failed')
  }

  const [send, saving] = useOnce(async (over: ProductValues, sent: ProductValues) => {
    setProblem(null)
    setConflict(null)
    const input = changesOf(over, sent)
    if (!input) return notify.error(copy.products.update.unchanged)
    try {
      const { data } = await updateProduct({ variables: { id: productId, input } })
      if (!data) throw new Error('The shop did not say what it saved')
      const saved = valuesOf(data.updateProduct)
      const typed = getValues()
      setRead(saved)
      // What was typed while this was on its way is not saved yet.
      const later = fieldNames.filter((name) => typed[name] !== sent[name])
      reset({ ...saved, ...Object.fromEntries(later.map((name) => [name, typed[name]])) })
      if (later.length === 0) dropChanges(productId)
      notify.success(copy.products.update.done)
    } catch (error) {
      refuse(error, sent)
    }
  })

  /** Saves with this stock, knowing what it is today. */
  const settle = (quantity: number) => {
    if (!conflict) return
    const over = { ...read, quantity: String(conflict.now) }
    setRead(over)
    setValue('quantity', String(quantity))
    return send(over, getValues())
  }

  const discard = (today: ProductValues) => {
    setRead(today)
    setProblem(null)
    setConflict(null)
    reset(today)
    dropChanges(productId)
  }

  return { read, save: (values: ProductValues) => send(read, values), saving, problem, conflict, settle, discard }
}
