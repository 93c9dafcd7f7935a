/** What of an order is to be paid, in whole taka: a discount makes it 0 at the least. */
export const orderTotal = (subtotal: number, deliveryFee: number, discount: number): number =>
  Math.max(0, subtotal + deliveryFee - discount)
