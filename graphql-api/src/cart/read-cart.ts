import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'
import type { Statement } from '../database/statement.js'
import { Product } from '../product/product.entity.js'
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

/** A line with what it shows of its product, and what its shopper holds of that. */
export type CartRow = Pick<CartItem, 'productId' | 'addedAt' | 'unitPriceWhenAdded'> &
  Pick<Product, Shown> & { inCart: number; held: number }

type Shown =
  | 'name'
  | 'nameBn'
  | 'brandName'
  | 'placeOfOrigin'
  | 'imageUrl'
  | 'price'
  | 'discount'
  | 'quantity'
  | 'deletedAt'

/** The lines of a cart, also of products that are no longer sold, oldest first. Answers CartRows. */
export const cartOf = ({ id }: User): Statement => ({
  text: `
  SELECT line."productId", line.quantity AS "inCart", "addedAt", "unitPriceWhenAdded", coalesce(hold.quantity, 0) AS held,
    name, "nameBn", "brandName", "placeOfOrigin", "imageUrl", price, discount, product.quantity, "deletedAt"
  FROM cart_item AS line
    JOIN product ON product.id = line."productId"
    LEFT JOIN stock_hold AS hold
      ON (hold."userId", hold."productId") = (line."userId", line."productId") AND hold."expiresAt" > now()
  WHERE line."userId" = $1
  ORDER BY "addedAt", line."productId"`,
  values: [id],
})

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

const asLine = (
  shopper: User,
  { productId, addedAt, unitPriceWhenAdded, inCart, held, ...shown }: CartRow,
): CartLine => {
  const product = Object.assign(new Product(), shown, { id: productId })
  const available = product.deletedAt ? 0 : product.quantity + held
  const line = { userId: shopper.id, productId, product, quantity: inCart, addedAt, unitPriceWhenAdded, available }
  return Object.assign(new CartItem(), line, { state: stateOf(line) })
}

const stateOf = ({ product, quantity, available }: Pick<CartLine, 'product' | 'quantity' | 'available'>) => {
  if (product.deletedAt) return LineState.NO_LONGER_SOLD
  return quantity > available ? LineState.SHORT : LineState.IN_STOCK
}

/** Unit price × quantity in whole taka; 0 for what is sold out or no longer sold. */
export const lineTotal = ({ product, quantity, available }: CartLine): number =>
  available === 0 ? 0 : product.discountedPrice * quantity
