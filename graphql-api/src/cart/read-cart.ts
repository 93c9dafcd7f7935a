import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'
import type { Statement } from '../database/statement.js'
import { Product } from '../product/product.entity.js'
import { ProductVariant } from '../product/variant/product-variant.entity.js'
import { variantColumns } from '../product/variant/read-variants.js'
import type { User } from '../user/user.entity.js'
import { type Cart, LineState } from './cart.js'
import { CartItem } from './cart-item.entity.js'

/** A line of a cart with the stock that its shopper can have. */
export type CartLine = CartItem & { available: number; state: LineState }

/** A shopper's cart with current prices and stock; their own holds count as available. */
export const readCart = async (db: EntityManager, shopper: User): Promise<Cart> => {
  const { text, values } = cartOf(shopper)
  return asCart(shopper, await readPrepared<CartRow>(db, text, values))
}

/** A variant with its line, what that shows of the product, and what its shopper holds of it. */
export type CartRow = Omit<ProductVariant, 'product'> &
  Pick<CartItem, 'addedAt' | 'unitPriceWhenAdded'> &
  Pick<Product, 'name' | 'nameBn' | 'brandName' | 'placeOfOrigin' | 'discount' | 'deletedAt'> & {
    productPrice: number
    productImageUrl: string
    inCart: number
    held: number
  }

/** The lines of a cart, also of what is no longer sold, oldest first. Answers CartRows. */
export const cartOf = ({ id }: User): Statement => ({
  text: `
  SELECT ${variantColumns}, line.quantity AS "inCart", "addedAt", "unitPriceWhenAdded", coalesce(hold.quantity, 0) AS held,
    name, "nameBn", "brandName", "placeOfOrigin", discount, "deletedAt", product.price AS "productPrice",
    product."imageUrl" AS "productImageUrl"
  FROM cart_item AS line
    JOIN product_variant AS variant ON variant.id = line."variantId"
    JOIN product ON product.id = variant."productId"
    LEFT JOIN stock_hold AS hold
      ON (hold."userId", hold."variantId") = (line."userId", line."variantId") AND hold."expiresAt" > now()
  WHERE line."userId" = $1
  ORDER BY "addedAt", line."variantId"`,
  values: [id],
})

/** The cart of these rows, its total in whole taka at today’s prices; a line of which nothing is left adds nothing to it. */
export const asCart = (shopper: User, rows: readonly CartRow[]): Cart => {
  const lines = rows.map((row) => asLine(shopper, row))
  return {
    email: shopper.email,
    items: lines,
    itemCount: lines.length,
    total: lines.reduce((sum, line) => sum + lineTotal(line), 0),
    canCheckOut: lines.length > 0 && lines.every(({ state }) => state === LineState.IN_STOCK),
  }
}

const asLine = (shopper: User, { productPrice, productImageUrl, addedAt, inCart, held, ...row }: CartRow): CartLine => {
  const { name, nameBn, brandName, placeOfOrigin, discount, deletedAt, unitPriceWhenAdded, ...own } = row
  const shown = { name, nameBn, brandName, placeOfOrigin, discount, deletedAt }
  const price = { price: productPrice, imageUrl: productImageUrl }
  const product = Object.assign(new Product(), shown, price, { id: own.productId })
  const variant = Object.assign(new ProductVariant(), own, { product })
  const available = isSold(variant) ? variant.quantity + held : 0
  const line = {
    userId: shopper.id,
    productId: product.id,
    variantId: variant.id,
    product,
    variant,
    addedAt,
    unitPriceWhenAdded,
  }
  const state = stateOf(variant, inCart, available)
  return Object.assign(new CartItem(), line, { quantity: inCart, available, state })
}

const isSold = ({ isActive, product }: ProductVariant) => isActive && !product.deletedAt

const stateOf = (variant: ProductVariant, quantity: number, available: number) => {
  if (!isSold(variant)) return LineState.NO_LONGER_SOLD
  return quantity > available ? LineState.SHORT : LineState.IN_STOCK
}

/** Unit price × quantity in whole taka; 0 for what is sold out or no longer sold. */
export const lineTotal = ({ variant, quantity, available }: CartLine): number =>
  available === 0 ? 0 : variant.discountedPrice * quantity
