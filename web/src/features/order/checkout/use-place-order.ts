import type { ApolloCache } from '@apollo/client'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { isDefinite, type Refusal, refusalOf } from '../../../lib/failure/refusal.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { useStillShown } from '../../../lib/hooks/use-still-shown.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { CheckoutHoldsDocument, type PlaceOrderMutation, usePlaceOrderMutation } from './checkout.generated.ts'
import { dropCheckoutDraft } from './checkout-draft.ts'
import { type Checkout, type CheckoutSource, sameProducts } from './checkout-source.ts'
import { endAttempt, openAttempt, readUnanswered, type SentOrder, storeAttempt } from './order-attempt.ts'

/** Why an order was not placed, by the shop's codes; NO_ANSWER when nobody knows; NOT_SENT, BLOCKED or CART_CHANGED when it was not even sent. */
export type OrderProblem = Refusal | { code: 'NO_ANSWER' | 'NOT_SENT' | 'BLOCKED' | 'CART_CHANGED' }

/** Places an order once, however often and from however many tabs it is sent; a placed order leads home. */
export const usePlaceOrder = ({ id, refresh }: CheckoutSource) => {
  const { checkout: copy } = useCopy(shoppingCopy)
  const navigate = useNavigate()
  const stillShown = useStillShown()
  const [placeOrder] = usePlaceOrderMutation({ update: rememberOrder })
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  // An order of an earlier visit that nobody has answered is asked about before anything else.
  const [unanswered, setUnanswered] = useState(() => readUnanswered(id))
  // What is being ordered stays on the screen, though the cart is empty as soon as the order has arrived.
  const [ordering, setOrdering] = useState<Checkout | null>(null)

  // A tab that opened the checkout before another one ordered it sends the key of that order.
  const ownKey = useRef('')
  useEffect(() => {
    ownKey.current = openAttempt(id).key
  }, [id])

  const finish = async () => {
    endAttempt(id)
    dropCheckoutDraft(id)
    notify.success(copy.done)
    // Who has gone on to another page stays there.
    if (stillShown()) await navigate(paths.home(), { replace: true })
  }

  const report = (reported: OrderProblem) => {
    setOrdering(null)
    if (stillShown()) return setProblem(reported)
    return notify.error(reported.code === 'NO_ANSWER' ? copy.noAnswerAway : copy.refusedAway)
  }

  const send = async (order: SentOrder, key: string) => {
    storeAttempt(id, { key, sent: order })
    try {
      await placeOrder({ variables: { input: { ...order.input, idempotencyKey: key } } })
    } catch (error) {
      const refusal = refusalOf(error)
      if (!isDefinite(refusal)) return report({ code: 'NO_ANSWER' })
      storeAttempt(id, { key, sent: null })
      if (refusal.code === 'IDEMPOTENCY_MISMATCH') {
        endAttempt(id)
        ownKey.current = openAttempt(id).key
      }
      setUnanswered(null)
      report(refusal)
      // Until the shop has said what can be had now, nothing is sent again.
      return refresh().catch(() => undefined)
    }
    return finish()
  }

  /** @param shown what the order was made from; not known when it was sent before this visit */
  const [place, placing] = useOnce(async (order: SentOrder, shown?: Checkout) => {
    setProblem(null)
    setOrdering(shown ?? null)
    // Read before the cart is: an order that another tab places meanwhile is found again by this key.
    const { key, sent } = openAttempt(id)
    // What nobody has answered may have emptied the cart: only sending it again tells.
    if (sent || shown?.source !== 'CART') return send(order, ownKey.current)
    // Another tab or another phone may have changed the cart since.
    const now = await refresh().catch(() => null)
    if (!now) return report({ code: 'NOT_SENT' })
    if (!sameProducts(shown, now)) return report({ code: 'CART_CHANGED' })
    ownKey.current = key
    return send(order, key)
  })

  /** Nobody asks any more what became of the order that was not answered. */
  const giveUp = () => {
    storeAttempt(id, { ...openAttempt(id), sent: null })
    setUnanswered(null)
  }

  return { place, placing, ordering, problem, unanswered, giveUp, sayBlocked: () => setProblem({ code: 'BLOCKED' }) }
}

const rememberOrder = (cache: ApolloCache, { data }: { data?: PlaceOrderMutation | null | undefined }) => {
  if (!data) return
  cache.writeQuery({ query: CheckoutHoldsDocument, data: { holds: data.placeOrder.holds } })
  // Only the shop knows on which page of the list each order lies now.
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myOrders' })
}
