import type { EntityManager } from 'typeorm'
import { lockUser } from '../database/lock.js'
import { DomainError } from '../errors.js'
import { readProduct } from '../product/product.service.js'
import { runningHolds } from '../stock/hold.service.js'
import type { User } from '../user/user.entity.js'
import type { CartItemInput } from './cart.input.js'
import { CartItem } from './cart-item.entity.js'

/** The lines of a shopper's cart with their products, those no longer sold among them, in the order of adding. */
export const listCartItems = (db: EntityManager, shopper: User): Promise<CartItem[]> =>
  db
    .createQueryBuilder(CartItem, 'item')
    .withDeleted()
    .innerJoinAndSelect('item.product', 'product')
    .where({ userId: shopper.id })
    .orderBy('item.addedAt')
    .addOrderBy('item.productId')
    .getMany()

/**
 * Adds pieces to the cart, on top of what it holds of the product already.
 * @throws DomainError NOT_FOUND; OUT_OF_STOCK when the line would hold more than is in stock
 */
export const addToCart = (db: EntityManager, shopper: User, { productId, quantity }: CartItemInput): Promise<void> =>
  changeCart(db, shopper, async (tx) => {
    const line = await tx.findOneBy(CartItem, { userId: shopper.id, productId })
    await putIntoCart(tx, shopper, { productId, quantity: quantity + (line?.quantity ?? 0) })
  })

/**
 * Sets how many pieces of a product the cart holds.
 * @throws DomainError NOT_FOUND when the cart has no such line; OUT_OF_STOCK
 */
export const setCartQuantity = (db: EntityManager, shopper: User, input: CartItemInput): Promise<void> =>
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
  })

const putIntoCart = async (tx: EntityManager, shopper: User, { productId, quantity }: CartItemInput) => {
  const product = await readProduct(tx, productId)
  const [hold] = await runningHolds(tx, shopper.id, [productId])
  const available = product.quantity + (hold?.quantity ?? 0)
  if (quantity > available)
    throw new DomainError('OUT_OF_STOCK', { lines: [{ productId, name: product.name, wanted: quantity, available }] })
  await tx.upsert(CartItem, { userId: shopper.id, productId, quantity }, ['userId', 'productId'])
}
