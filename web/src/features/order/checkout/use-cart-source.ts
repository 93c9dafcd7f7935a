import { useEffect, useEffectEvent, useState } from 'react'
import { type CheckoutCartQuery, useCheckoutCartQuery } from './checkout.generated.ts'
import type { Checkout, CheckoutSource, LineChanges } from './checkout-source.ts'

interface Cart extends LineChanges {
  /** Resolves when every queued change has been answered. */
  settled: () => Promise<unknown>
}

/** Orders what lies in the cart, as soon as the shop has answered what was changed before. */
export const useCartSource = ({ settled, ...changes }: Cart): CheckoutSource => {
  const [isSettled, setIsSettled] = useState(false)
  const { data, error, refetch } = useCheckoutCartQuery({ fetchPolicy: 'network-only', skip: !isSettled })

  const settle = useEffectEvent(() => settled().then(() => setIsSettled(true)))
  useEffect(() => void settle(), [])

  const refresh = async () => {
    await settled()
    const answer = await refetch()
    if (!answer.data) throw new Error('The shop did not say what is in the cart')
    return checkoutOf(answer.data)
  }

  return { id: 'cart', checkout: data && checkoutOf(data), error, changes, refresh }
}

const checkoutOf = ({ cart, holds, ...memory }: CheckoutCartQuery): Checkout => ({
  ...memory,
  source: 'CART',
  lines: cart.items,
  total: cart.total,
  holds: holds.filter((hold) => cart.items.some(({ variantId }) => variantId === hold.variantId)),
})
