import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { isDefinite, type Refusal, refusalOf } from '../../lib/refusal.ts'
import { useOnce } from '../../lib/use-once.ts'
import { type PlaceOrderInput, usePlaceOrderMutation } from './checkout.generated.ts'
import { forgetCheckout } from './checkout-drafts.ts'
import { attemptOf, endAttempt, rememberSent } from './order-attempt.ts'

/** Why an order was not placed, by the shop's codes; NO_ANSWER when nobody knows, BLOCKED when it was not even sent. */
export type OrderProblem = Refusal

/**
 * Places an order once, however often it is sent; a placed order leads home.
 * @param onRefused brings what the shop says now; until then nothing is sent again
 */
export const usePlaceOrder = (checkoutId: string, onRefused: () => Promise<unknown>) => {
  const { checkout: copy } = usePageCopy()
  const navigate = useNavigate()
  const [placeOrder, { client }] = usePlaceOrderMutation()
  const [problem, setProblem] = useState<OrderProblem | null>(null)

  const finish = async () => {
    forgetCheckout(checkoutId)
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
      if (!isDefinite(refusal)) return setProblem({ code: 'NO_ANSWER' })
      if (refusal.code === 'IDEMPOTENCY_MISMATCH') endAttempt(checkoutId)
      else rememberSent(checkoutId, null)
      setProblem(refusal)
      return onRefused()
    }
    return finish()
  })

  return { place, placing, problem, sayBlocked: () => setProblem({ code: 'BLOCKED' }) }
}
