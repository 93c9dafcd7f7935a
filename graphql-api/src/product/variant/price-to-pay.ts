/** SQL: what a shopper pays for one piece of `variant` of `product`, as `priceAfterDiscount` in the contract says. */
export const priceToPay = 'coalesce(variant.price, product.price) * (100 - product.discount) / 100'
