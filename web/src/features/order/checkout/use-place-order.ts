import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { isDefinite, type Refusal, refusalOf } from '../../../lib/failure/refusal.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { useStillShown } from '../../../lib/hooks/use-still-shown.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { usePlaceOrderMutation } from './checkout.generated.ts'
import { forgetCheckout } from './checkout-drafts.ts'
import { attemptOf, endAttempt, rememberSent, type SentOrder } from './order-attempt.ts'

/** Why an order was not placed, by the shop's codes; NO_ANSWER when nobody knows; NOT_SENT, BLOCKED or CART_CHANGED when it was not even sent. */
export type OrderProblem = Refusal | { code: 'NO_ANSWER' | 'NOT_SENT' | 'BLOCKED' | 'CART_CHANGED' }

/**
 * Places an order once, however often and from however many tabs it is sent; a placed order leads home.
 * @param onRefused brings what the shop says now; until then nothing is sent again
 */
export const usePlaceOrder = (checkoutId: string, onRefused: () => Promise<unknown>) => {
  const { checkout: copy } = useCopy()
  const navigate = useNavigate()
  const stillShown = useStillShown()
  const [placeOrder, { client }] = usePlaceOrderMutation()
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  // A tab that opened the checkout before another one ordered it sends the key of that order.
  const [ownKey, setOwnKey] = useState(() => attemptOf(checkoutId).key)

  const finish = async () => {
    forgetCheckout(checkoutId)
    notify.success(copy.done)
    // Who has gone on to another page stays there.
    if (stillShown()) await navigate(paths.home(), { replace: true })
    for (const fieldName of ['cart', 'holds', 'myOrders']) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
    client.cache.gc()
  }

  const tell = (told: OrderProblem) => {
    if (stillShown()) return setProblem(told)
    return notify.error(told.code === 'NO_ANSWER' ? copy.noAnswerAway : copy.refusedAway)
  }

  const send = async (order: SentOrder, key: string) => {
    rememberSent(checkoutId, key, order)
    try {
      await placeOrder({ variables: { input: { ...order.input, idempotencyKey: key } } })
    } catch (error) {
      const refusal = refusalOf(error)
      if (!isDefinite(refusal)) return tell({ code: 'NO_ANSWER' })
      if (refusal.code === 'IDEMPOTENCY_MISMATCH') {
        endAttempt(checkoutId)
        setOwnKey(attemptOf(checkoutId).key)
      } else rememberSent(checkoutId, key, null)
      await tell(refusal)
      return onRefused()
    }
    return finish()
  }

  /** @param isCurrent asks whether these are still the goods; where they can change elsewhere */
  const [place, placing] = useOnce(async (order: SentOrder, isCurrent?: () => Promise<boolean>) => {
    setProblem(null)
    // Read before the goods are: an order that another tab places meanwhile is found again by this key.
    const { key, sent } = attemptOf(checkoutId)
    // What nobody has answered may have emptied the cart: only sending it again tells.
    if (sent || !isCurrent) return send(order, ownKey)
    const current = await isCurrent().catch(() => null)
    if (current === null) return tell({ code: 'NOT_SENT' })
    if (!current) return tell({ code: 'CART_CHANGED' })
    setOwnKey(key)
    return send(order, key)
  })

  return { place, placing, problem, sayBlocked: () => setProblem({ code: 'BLOCKED' }) }
}
