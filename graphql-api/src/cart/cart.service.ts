import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { readProduct } from '../product/product.service.js'
import { runningHolds } from '../stock/hold.service.js'
import { lockUser } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import type { CartItemInput } from './cart.input.js'
import type { Cart } from './cart.js'
import { CartItem } from './cart-item.entity.js'
import { readCart } from './read-cart.js'

/**
 * Adds pieces to the cart, on top of what it holds of the product already.
 * @throws DomainError NOT_FOUND; OUT_OF_STOCK when the line would hold more than is in stock; CART_FULL
 */
export const addToCart = (db: EntityManager, shopper: User, { productId, quantity }: CartItemInput): Promise<Cart> =>
  changeCart(db, shopper, async (tx) => {
    const line = await tx.findOneBy(CartItem, { userId: shopper.id, productId })
    if (!line && (await tx.countBy(CartItem, { userId: shopper.id })) >= limits.lines)
      throw new DomainError('CART_FULL', { most: limits.lines })
    await putIntoCart(tx, shopper, { productId, quantity: quantity + (line?.quantity ?? 0) })
  })

/**
 * Sets how many pieces of a product the cart holds.
 * @throws DomainError NOT_FOUND when the cart has no such line; OUT_OF_STOCK
 */
export const setCartQuantity = (db: EntityManager, shopper: User, input: CartItemInput): Promise<Cart> =>
  changeCart(db, shopper, async (tx) => {
    const isInCart = await tx.existsBy(CartItem, { userId: shopper.id, productId: input.productId })
    if (!isInCart) throw new DomainError('NOT_FOUND', { productId: input.productId })
    await putIntoCart(tx, shopper, input)
  })

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

const changeCart = (db: EntityManager, shopper: User, change: (tx: EntityManager) => Promise<void>) =>
  db.transaction(async (tx) => {
    await lockUser(tx, shopper.id)
    await change(tx)
    return readCart(tx, shopper)
  })

const putIntoCart = async (tx: EntityManager, shopper: User, { productId, quantity }: CartItemInput) => {
  const product = await readProduct(tx, productId)
  const [hold] = await runningHolds(tx, shopper.id, [productId])
  const available = Math.min(product.quantity + (hold?.quantity ?? 0), limits.product.quantity)
  if (quantity > available)
    throw new DomainError('OUT_OF_STOCK', { lines: [{ productId, name: product.name, wanted: quantity, available }] })
  await tx.upsert(CartItem, { userId: shopper.id, productId, quantity }, ['userId', 'productId'])
}
