import { useState } from 'react'
import { readChosenQuantity, storeChosenQuantity } from '../../../lib/storage/chosen-quantity.ts'
import { type CheckoutProductQuery, useCheckoutProductQuery } from './checkout.generated.ts'
import type { Checkout, CheckoutLine, CheckoutSource, Hold } from './checkout-source.ts'

/**
 * Orders one product, with what is held of it.
 * @param variantId null for the one that is held, or the only one
 */
export const useProductSource = (productId: string, variantId: string | null): CheckoutSource => {
  const id = variantId ?? productId
  const [chosen, setChosen] = useState(() => readChosenQuantity(id))
  // Chosen when it was set aside.
  const [before] = useState(chosen)
  const { data, error, refetch } = useCheckoutProductQuery({
    variables: { id: productId },
    fetchPolicy: 'network-only',
  })
  const checkoutOf = (known: CheckoutProductQuery) => productCheckout(known, { productId, variantId, chosen, before })

  // A hold may end while the form is filled in: what was wished stays.
  const held = data && holdOf(data, { productId, variantId })?.quantity
  if (chosen === null && held !== undefined) setChosen(held)

  const setQuantity = (_: CheckoutLine, quantity: number) => {
    storeChosenQuantity(id, quantity)
    setChosen(quantity)
  }

  const refresh = async () => {
    const answer = await refetch()
    if (!answer.data) throw new Error('The shop did not say what there is of the product')
    return checkoutOf(answer.data)
  }

  return { id, checkout: data && checkoutOf(data), error, changes: { setQuantity }, refresh }
}

interface Asked {
  productId: string
  variantId: string | null
}

const holdOf = ({ holds }: CheckoutProductQuery, { productId, variantId }: Asked): Hold | undefined =>
  holds.find((held) => held.product?.id === productId && (variantId === null || held.variantId === variantId))

interface Wish extends Asked {
  /** Null for what is held, else 1. */
  chosen: number | null
  /** What was set aside before this visit. */
  before: number | null
}

/** Without a line where it is not known which variant is meant. */
const productCheckout = (known: CheckoutProductQuery, { chosen, before, ...asked }: Wish): Checkout => {
  const { product, holds: _, ...memory } = known
  const hold = holdOf(known, asked)
  const meant = asked.variantId ?? hold?.variantId ?? (product.variants.length === 1 ? product.variants[0]?.id : null)
  const variant = product.variants.find(({ id }) => id === meant)
  if (!variant) return { ...memory, source: 'BUY_NOW', lines: [], total: 0, holds: [] }

  const quantity = chosen ?? hold?.quantity ?? 1
  const available = variant.quantity + (hold?.quantity ?? 0)
  const lineTotal = variant.discountedPrice * quantity
  const line: CheckoutLine = {
    productId: product.id,
    variantId: variant.id,
    variant,
    name: product.name,
    nameBn: product.nameBn,
    image: variant.image,
    unitPrice: variant.discountedPrice,
    // It was never in the cart.
    unitPriceWhenAdded: variant.discountedPrice,
    addedAt: '',
    quantity,
    lineTotal,
    available,
    state: quantity > available ? 'SHORT' : 'IN_STOCK',
  }
  // The shop forgets a hold that has ended; what was chosen for it tells of it.
  const ended = { product, variant, variantId: variant.id, quantity: before ?? 0, expiresAt: new Date(0).toISOString() }
  const holds = hold ? [hold] : before === null ? [] : [ended]
  return { ...memory, source: 'BUY_NOW', lines: [line], total: lineTotal, holds }
}
