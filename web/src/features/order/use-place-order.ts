import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { clearDrafts } from '../../lib/draft.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { isDefinite, type Refusal, refusalOf } from '../../lib/refusal.ts'
import { useOnce } from '../../lib/use-once.ts'
import { type PlaceOrderInput, usePlaceOrderMutation } from './checkout.generated.ts'
import { attemptOf, endAttempt, rememberSent } from './order-attempt.ts'

/** How an order failed: refused with a reason, or without any answer. */
export type OrderProblem = Refusal | 'noAnswer'

/** Places an order once, however often it is sent; a placed order leads home. */
export const usePlaceOrder = (checkoutId: string, onRefused: () => void) => {
  const { checkout: copy } = usePageCopy()
  const navigate = useNavigate()
  const [placeOrder, { client }] = usePlaceOrderMutation()
  const [problem, setProblem] = useState<OrderProblem | null>(null)

  const finish = async () => {
    clearDrafts()
    notify.success(copy.done)
    await navigate(paths.home(), { replace: true })
    for (const fieldName of ['cart', 'holds', 'myOrders']) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
    client.cache.gc()
  }

  const [place, placing] = useOnce(async (order: PlaceOrderInput) => {
    setProblem(null)
    const { key } = attemptOf(checkoutId)
    rememberSent(checkoutId, order)
    try {
      await placeOrder({ variables: { input: { ...order, idempotencyKey: key } } })
    } catch (error) {
      const refusal = refusalOf(error)
      if (!isDefinite(refusal)) return setProblem('noAnswer')
      if (refusal.code === 'IDEMPOTENCY_MISMATCH') endAttempt(checkoutId)
      else rememberSent(checkoutId, null)
      setProblem(refusal)
      return onRefused()
    }
    return finish()
  })

  return { place, placing, problem }
}
