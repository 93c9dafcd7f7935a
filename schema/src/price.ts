/** What a shopper pays for one piece, in whole taka: the regular price less its discount (percent), rounded down. */
export const priceAfterDiscount = (price: number, discount: number): number =>
  Math.floor((price * (100 - discount)) / 100)
