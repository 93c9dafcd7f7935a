import { useState } from 'react'
import { readChosenQuantity, storeChosenQuantity } from '../../../lib/storage/chosen-quantity.ts'
import { type CheckoutProductQuery, useCheckoutProductQuery } from './checkout.generated.ts'
import type { Checkout, CheckoutLine, CheckoutSource } from './checkout-source.ts'

/** Orders one product, with what is held of it. */
export const useProductSource = (productId: string): CheckoutSource => {
  const [chosen, setChosen] = useState(() => readChosenQuantity(productId))
  const { data, error, refetch } = useCheckoutProductQuery({
    variables: { id: productId },
    fetchPolicy: 'network-only',
  })

  const setQuantity = (_: CheckoutLine, quantity: number) => {
    storeChosenQuantity(productId, quantity)
    setChosen(quantity)
  }

  const refresh = async () => {
    const answer = await refetch()
    if (!answer.data) throw new Error('The shop did not say what there is of the product')
    return checkoutOf(answer.data, chosen)
  }

  return { id: productId, checkout: data && checkoutOf(data, chosen), error, changes: { setQuantity }, refresh }
}

/** @param chosen the chosen quantity; when unknown, the held quantity, else 1 */
const checkoutOf = ({ product, holds }: CheckoutProductQuery, chosen: number | null): Checkout => {
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
  return { source: 'BUY_NOW', lines: [line], total: lineTotal, holds: hold ? [hold] : [] }
}
