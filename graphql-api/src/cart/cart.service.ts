import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { transact } from '../database/transact.js'
import { DomainError } from '../errors.js'
import { variantRequired } from '../product/variant/choose-variant.service.js'
import { variantName } from '../product/variant/variant-name.js'
import { userLock } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import type { CartItemArgs, CartItemInput, RemovedCartItemInput } from './cart.input.js'
import type { Cart } from './cart.js'
import { CartItem } from './cart-item.entity.js'
import {
  type AskedCartLine,
  type AskedVariant,
  addPieces,
  type PutBackLine,
  putBack,
  setPieces,
} from './put-into-cart.js'
import { asCart, type CartRow, cartOf } from './read-cart.js'
import { type MeantLines, takeOut } from './take-out-of-cart.js'

/**
 * Adds pieces to the cart, on top of what it holds of the variant already.
 * @throws DomainError NOT_FOUND; VARIANT_REQUIRED; OUT_OF_STOCK when the line would hold more than is in stock; CART_FULL
 */
export const addToCart = (db: EntityManager, shopper: User, input: CartItemInput): Promise<Cart> =>
  putIntoCart(db, shopper, input, addPieces, () => new DomainError('CART_FULL', { most: limits.lines }))

/**
 * Sets how many pieces of a variant the cart holds.
 * @throws DomainError NOT_FOUND when the cart has no such line; VARIANT_REQUIRED; OUT_OF_STOCK
 */
export const setCartQuantity = (db: EntityManager, shopper: User, input: CartItemInput): Promise<Cart> =>
  putIntoCart(db, shopper, input, setPieces, (line) => new DomainError('NOT_FOUND', line))

/**
 * Puts a line that was taken out of the cart back in its place; a line that is there stays as it is.
 * @throws DomainError NOT_FOUND when it is no longer sold; VARIANT_REQUIRED; CART_FULL
 */
export const putBackIntoCart = async (db: EntityManager, shopper: User, input: RemovedCartItemInput): Promise<Cart> => {
  const [, [asked], cart] = await transact<[object, PutBackLine, CartRow]>(db, [
    userLock(shopper.id),
    putBack(shopper, input),
    cartOf(shopper),
  ])
  if (!asked) throw new DomainError('UNAUTHENTICATED')
  const { productId } = input
  if (asked.variants) throw variantRequired([{ productId, name: asked.name, variants: asked.variants }])
  if (!asked.isSold) throw new DomainError('NOT_FOUND', lineOf(input, asked))
  if (!asked.isAllowed) throw new DomainError('CART_FULL', { most: limits.lines })
  return asCart(shopper, cart)
}

/**
 * Takes a variant of a product out of the cart, or without one the line that the cart has of the product.
 * @returns whether there was such a line
 * @throws DomainError VARIANT_REQUIRED with those in the cart when there are several
 */
export const removeFromCart = async (db: EntityManager, shopper: User, args: CartItemArgs): Promise<boolean> => {
  const [, [meant]] = await transact<[object, MeantLines]>(db, [userLock(shopper.id), takeOut(shopper, args)])
  if (!meant?.variants) return false
  const { count, name, variants } = meant
  if (count > 1) throw variantRequired([{ productId: args.productId, name, variants }])
  return true
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
  notAllowed: (line: Readonly<Record<string, unknown>>) => DomainError,
): Promise<Cart> => {
  const [, [asked], cart] = await transact<[object, AskedCartLine, CartRow]>(db, [
    userLock(shopper.id),
    put(shopper, input),
    cartOf(shopper),
  ])
  if (!asked) throw new DomainError('UNAUTHENTICATED')
  const { name, variants, wanted, available, isAllowed } = asked
  const { productId } = input
  if (variants) throw variantRequired([{ productId, name, variants }])
  const line = lineOf(input, asked)
  if (!isAllowed) throw notAllowed(line)
  if (available === null) throw new DomainError('NOT_FOUND', line)
  if (wanted > available) throw new DomainError('OUT_OF_STOCK', { lines: [{ ...line, name, wanted, available }] })
  return asCart(shopper, cart)
}

/** As far as the shop has it; a variant that it does not have is told as it was asked for. */
const lineOf = (
  { productId, variantId: wanted }: Pick<CartItemInput, 'productId' | 'variantId'>,
  asked: AskedVariant,
) => {
  const variantId = asked.variantId ?? wanted
  return {
    productId,
    ...(asked.name && { name: asked.name }),
    ...(variantId && { variantId }),
    ...(asked.variantId && variantName(asked)),
  }
}
