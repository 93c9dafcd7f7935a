import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { transact } from '../database/transact.js'
import { DomainError } from '../errors.js'
import { userLock } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import type { CartItemInput, RemovedCartItemInput } from './cart.input.js'
import type { Cart } from './cart.js'
import { CartItem } from './cart-item.entity.js'
import { type AskedLine, addPieces, type PutBackLine, putBack, setPieces } from './put-into-cart.js'
import { asCart, type CartRow, cartOf } from './read-cart.js'

/**
 * Adds pieces to the cart, on top of what it holds of the product already.
 * @throws DomainError NOT_FOUND; OUT_OF_STOCK when the line would hold more than is in stock; CART_FULL
 */
export const addToCart = (db: EntityManager, shopper: User, input: CartItemInput): Promise<Cart> =>
  putIntoCart(db, shopper, input, addPieces, () => new DomainError('CART_FULL', { most: limits.lines }))

/**
 * Sets how many pieces of a product the cart holds.
 * @throws DomainError NOT_FOUND when the cart has no such line; OUT_OF_STOCK
 */
export const setCartQuantity = (db: EntityManager, shopper: User, input: CartItemInput): Promise<Cart> =>
  putIntoCart(db, shopper, input, setPieces, () => new DomainError('NOT_FOUND', { productId: input.productId }))

/**
 * Puts a line that was taken out of the cart back in its place; a line that is there stays as it is.
 * @throws DomainError NOT_FOUND when the product is no longer sold; CART_FULL
 */
export const putBackIntoCart = async (db: EntityManager, shopper: User, input: RemovedCartItemInput): Promise<Cart> => {
  const [, [asked], cart] = await transact<[object, PutBackLine, CartRow]>(db, [
    userLock(shopper.id),
    putBack(shopper, input),
    cartOf(shopper),
  ])
  if (!asked) throw new DomainError('UNAUTHENTICATED')
  if (!asked.isSold) throw new DomainError('NOT_FOUND', { productId: input.productId })
  if (!asked.isAllowed) throw new DomainError('CART_FULL', { most: limits.lines })
  return asCart(shopper, cart)
}

/** @returns whether there was such a line */
export const removeFromCart = async (db: EntityManager, shopper: User, productId: string): Promise<boolean> => {
  const { affected } = await db.delete(CartItem, { userId: shopper.id, productId })
  return affected === 1
}

/** @returns how many lines there were */
export const clearCart = async (db: EntityManager, shopper: User): Promise<number> => {
  const { affected } = await db.delete(CartItem, { userId: shopper.id })
  return affected ?? 0
}

const putIntoCart = async (
  db: EntityManager,
  shopper: User,
  input: CartItemInput,
  put: typeof addPieces,
  notAllowed: () => DomainError,
): Promise<Cart> => {
  const [, [asked], cart] = await transact<[object, AskedLine, CartRow]>(db, [
    userLock(shopper.id),
    put(shopper, input),
    cartOf(shopper),
  ])
  if (!asked) throw new DomainError('UNAUTHENTICATED')
  const { name, wanted, available, isAllowed } = asked
  if (!isAllowed) throw notAllowed()
  const { productId } = input
  if (name === null || available === null) throw new DomainError('NOT_FOUND', { productId })
  if (wanted > available) throw new DomainError('OUT_OF_STOCK', { lines: [{ productId, name, wanted, available }] })
  return asCart(shopper, cart)
}
