import type { EntityManager } from 'typeorm'
import { runningHolds } from '../stock/hold.service.js'
import type { User } from '../user/user.entity.js'
import { type Cart, LineState } from './cart.js'
import { CartItem } from './cart-item.entity.js'

/** A line of a cart with the stock that its shopper can have. */
export type CartLine = CartItem & { available: number; state: LineState }

/** A shopper's cart with current prices and stock; their own holds count as available. */
export const readCart = async (db: EntityManager, shopper: User): Promise<Cart> => {
  const items = await listCartItems(db, shopper)
  const holds = await runningHolds(
    db,
    shopper.id,
    items.map(({ productId }) => productId),
  )
  const lines = items.map((item) => {
    const held = holds.find(({ productId }) => productId === item.productId)?.quantity ?? 0
    return asLine(item, item.product.quantity + held)
  })
  return {
    email: shopper.email,
    items: lines,
    itemCount: lines.length,
    total: lines.reduce((sum, line) => sum + lineTotal(line), 0),
    canCheckOut: lines.length > 0 && lines.every(({ state }) => state === LineState.IN_STOCK),
  }
}

/** The lines with their products, including products no longer sold, oldest first. */
const listCartItems = (db: EntityManager, shopper: User): Promise<CartItem[]> =>
  db
    .createQueryBuilder(CartItem, 'item')
    .withDeleted()
    .innerJoinAndSelect('item.product', 'product')
    .where({ userId: shopper.id })
    .orderBy('item.addedAt')
    .addOrderBy('item.productId')
    .getMany()

/** Unit price × quantity in whole taka; 0 for a product no longer sold. */
export const lineTotal = ({ product, quantity }: CartItem): number =>
  product.deletedAt ? 0 : product.discountedPrice * quantity

const asLine = (item: CartItem, available: number): CartLine =>
  Object.assign(item, { available: item.product.deletedAt ? 0 : available, state: stateOf(item, available) })

const stateOf = ({ product, quantity }: CartItem, available: number) => {
  if (product.deletedAt) return LineState.NO_LONGER_SOLD
  return quantity > available ? LineState.SHORT : LineState.IN_STOCK
}
