/** What a shopper pays for one piece, in whole taka: the regular price less its discount (percent), rounded down. */
export const priceAfterDiscount = (price: number, discount: number): number =>
  Math.floor((price * (100 - discount)) / 100)

/** Whether a price rises or falls by more than half, as a digit too few or too many makes it. */
export const isPriceLeap = (before: number, after: number): boolean =>
  Math.abs(after - before) * 2 > before && before > 0
