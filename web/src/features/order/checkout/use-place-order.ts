import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { isDefinite, type Refusal, refusalOf } from '../../../lib/failure/refusal.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { useStillShown } from '../../../lib/hooks/use-still-shown.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useOnReconnect } from '../../../lib/network/use-on-reconnect.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { useKeepAddress } from '../address/use-keep-address.ts'
import { findArrivedOrder, rememberOrder } from './arrived-order.ts'
import { usePlaceOrderMutation } from './checkout.generated.ts'
import { dropCheckoutDraft } from './checkout-draft.ts'
import { type Checkout, type CheckoutSource, sameProducts } from './checkout-source.ts'
import { endAttempt, openAttempt, readUnanswered, type SentOrder, storeAttempt } from './order-attempt.ts'

/** Why an order was not placed: an error code of the shop; NO_ANSWER when the result is unknown; NOT_ARRIVED when the shop has none of it so far; NOT_SENT, BLOCKED or CART_CHANGED when it was not sent. */
export type OrderProblem = Refusal | { code: 'NO_ANSWER' | 'NOT_ARRIVED' | 'NOT_SENT' | 'BLOCKED' | 'CART_CHANGED' }

/** Places an order exactly once, however often and from however many tabs it is sent, then goes to the page of that order. */
export const usePlaceOrder = ({ id, refresh }: CheckoutSource) => {
  const { checkout: copy } = useCopy(shoppingCopy)
  const navigate = useNavigate()
  const stillShown = useStillShown()
  const client = useApolloClient()
  const keepAddress = useKeepAddress()
  const [placeOrder] = usePlaceOrderMutation({
    update: (cache, { data }) => data && rememberOrder(cache, data.placeOrder),
  })
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  // An unanswered order of an earlier visit comes first.
  const [unanswered, setUnanswered] = useState(() => readUnanswered(id))
  const [lookingUp, setLookingUp] = useState(unanswered !== null)
  // Keeps the ordered lines on the screen: the cart becomes empty as soon as the order has arrived.
  const [ordering, setOrdering] = useState<Checkout | null>(null)

  // If another tab has ordered this checkout meanwhile, the same key is sent, which returns that order.
  const ownKey = useRef('')
  // Another tab may have given up on the order that this one has sent.
  const isSent = useRef(false)
  useEffect(() => {
    ownKey.current = openAttempt(id).key
  }, [id])

  const finish = async (number: string) => {
    const { sent } = openAttempt(id)
    if (sent?.saveAs) keepAddress(sent.saveAs, sent.input)
    endAttempt(id)
    dropCheckoutDraft(id)
    notify.success(copy.done)
    // No navigation when the shopper has moved to another page.
    if (stillShown()) await navigate(paths.placed(number), { replace: true })
  }

  const report = (reported: OrderProblem) => {
    setOrdering(null)
    if (stillShown()) return setProblem(reported)
    return notify.error(reported.code === 'NO_ANSWER' ? copy.noAnswerAway : copy.refusedAway)
  }

  const send = async (order: SentOrder, key: string) => {
    storeAttempt(id, { key, sent: order })
    isSent.current = true
    try {
      const { data } = await placeOrder({ variables: { input: { ...order.input, idempotencyKey: key } } })
      return finish(data?.placeOrder.number ?? '')
    } catch (error) {
      const refusal = refusalOf(error)
      if (!isDefinite(refusal)) {
        const arrived = await findArrivedOrder(client, key).catch(() => null)
        return arrived ? finish(arrived.number) : report({ code: 'NO_ANSWER' })
      }
      isSent.current = false
      storeAttempt(id, { key, sent: null })
      if (refusal.code === 'IDEMPOTENCY_MISMATCH') {
        endAttempt(id)
        ownKey.current = openAttempt(id).key
      }
      setUnanswered(null)
      report(refusal)
      // The order cannot be sent again before stock and prices are refetched.
      return refresh().catch(() => undefined)
    }
  }

  /** @param shown the lines on the screen; unknown when the order was sent before this visit */
  const [place, placing] = useOnce(async (order: SentOrder, shown?: Checkout) => {
    setProblem(null)
    setOrdering(shown ?? null)
    // Read before the cart: if another tab orders meanwhile, this key finds that order.
    const { key, sent } = openAttempt(id)
    // The unanswered order may have emptied the cart; only sending it again shows that.
    if (sent || isSent.current || shown?.source !== 'CART') return send(order, ownKey.current)
    // Another tab or another phone may have changed the cart since.
    const now = await refresh().catch(() => null)
    if (!now) return report({ code: 'NOT_SENT' })
    if (!sameProducts(shown, now)) return report({ code: 'CART_CHANGED' })
    ownKey.current = key
    return send(order, key)
  })

  /** Gives up on the unanswered order. */
  const giveUp = () => {
    storeAttempt(id, { ...openAttempt(id), sent: null })
    setUnanswered(null)
  }

  // Looks for an order without an answer before anybody is asked about it; again when the line is back.
  const lookUp = useEffectEvent(async () => {
    if (placing || !readUnanswered(id)) return
    try {
      const arrived = await findArrivedOrder(client, openAttempt(id).key)
      if (arrived) return finish(arrived.number)
      giveUp()
      setProblem({ code: 'NOT_ARRIVED' })
    } catch {
      // Still unknown: the shopper is asked.
    }
    setLookingUp(false)
  })
  useEffect(() => void lookUp(), [])
  useOnReconnect(() => lookUp())

  const sayBlocked = () => setProblem({ code: 'BLOCKED' })
  return { place, placing, ordering, problem, unanswered, lookingUp, giveUp, sayBlocked }
}
