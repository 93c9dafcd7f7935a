import { useState } from 'react'
import { readChosenQuantity, storeChosenQuantity } from '../../../lib/storage/chosen-quantity.ts'
import { type CheckoutProductQuery, useCheckoutProductQuery } from './checkout.generated.ts'
import type { Checkout, CheckoutLine, CheckoutSource } from './checkout-source.ts'

/** Orders one product, with what is held of it. */
export const useProductSource = (productId: string): CheckoutSource => {
  const [chosen, setChosen] = useState(() => readChosenQuantity(productId))
  // Chosen when it was set aside.
  const [before] = useState(chosen)
  const { data, error, refetch } = useCheckoutProductQuery({
    variables: { id: productId },
    fetchPolicy: 'network-only',
  })

  // A hold may end while the form is filled in: what was wished stays.
  const held = data?.holds.find(({ product }) => product?.id === productId)?.quantity
  if (chosen === null && held !== undefined) setChosen(held)

  const setQuantity = (_: CheckoutLine, quantity: number) => {
    storeChosenQuantity(productId, quantity)
    setChosen(quantity)
  }

  const refresh = async () => {
    const answer = await refetch()
    if (!answer.data) throw new Error('The shop did not say what there is of the product')
    return checkoutOf(answer.data, chosen, before)
  }

  return { id: productId, checkout: data && checkoutOf(data, chosen, before), error, changes: { setQuantity }, refresh }
}

/**
 * @param chosen the chosen quantity; when unknown, the held quantity, else 1
 * @param before the quantity that was set aside before this visit
 */
const checkoutOf = (
  { product, holds, ...memory }: CheckoutProductQuery,
  chosen: number | null,
  before: number | null,
): Checkout => {
  const hold = holds.find((held) => held.product?.id === product.id)
  const quantity = chosen ?? hold?.quantity ?? 1
  const available = product.quantity + (hold?.quantity ?? 0)
  const lineTotal = product.discountedPrice * quantity
  const line: CheckoutLine = {
    productId: product.id,
    // Its only one.
    variantId: '',
    name: product.name,
    nameBn: product.nameBn,
    image: product.image,
    unitPrice: product.discountedPrice,
    // It was never in the cart.
    unitPriceWhenAdded: product.discountedPrice,
    addedAt: '',
    quantity,
    lineTotal,
    available,
    state: quantity > available ? 'SHORT' : 'IN_STOCK',
  }
  // The shop forgets a hold that has ended; what was chosen for it tells of it.
  const ended = before === null ? [] : [{ product, quantity: before, expiresAt: new Date(0).toISOString() }]
  return { ...memory, source: 'BUY_NOW', lines: [line], total: lineTotal, holds: hold ? [hold] : ended }
}
