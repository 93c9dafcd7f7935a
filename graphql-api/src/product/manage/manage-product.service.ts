import { placeholderPicture } from '@sunnah-store/schema/pictures'
import { type EntityManager, In } from 'typeorm'
import { eachByItself } from '../../each-by-itself.js'
import { DomainError } from '../../errors.js'
import { enterIntoLedger, setStock } from '../../stock/admin-stock.service.js'
import { releaseAllHolds } from '../../stock/stock.service.js'
import type { User } from '../../user/user.entity.js'
import { lockProducts } from '../lock-products.js'
import { Product } from '../product.entity.js'
import { readProduct } from '../product.service.js'
import { chooseVariant } from '../variant/choose-variant.service.js'
import { ProductVariant } from '../variant/product-variant.entity.js'
import { readVariantsOf } from '../variant/read-variants.js'
import { requirePriceAsSeen } from './price-as-seen.js'
import type { AddProductInput, UpdateProductInput } from './product.input.js'
import type { ProductOutcome } from './product-outcome.js'
import { writeVariants } from './variants/write-variants.service.js'
import { writePictures } from './write-pictures.js'

/** Adds a product to the shop, its pieces entered into the ledger. */
export const addProduct = (db: EntityManager, admin: User, { images, ...input }: AddProductInput): Promise<Product> =>
  db.transaction(async (tx) => {
    const { id } = await tx.save(Product, { ...withoutBlanks(input), imageUrl: input.imageUrl ?? placeholderPicture })
    if (images !== undefined) await writePictures(tx, id, images ?? [])
    const product = await readProduct(tx, id)
    const only = await chooseVariant(tx, product, null)
    if (input.quantity > 0) await enterIntoLedger(tx, only, input.quantity, 'ADDED', admin.id)
    return product
  })

/**
 * Changes what is sent of a product and leaves the rest.
 * @throws DomainError NOT_FOUND; PRODUCT_CHANGED; VARIANT_REQUIRED for the stock of a product with several variants; STOCK_CHANGED when it
 * is not the one that the admin saw; BAD_USER_INPUT for a price above that of a variant
 */
export const updateProduct = (
  db: EntityManager,
  admin: User,
  id: string,
  { quantity, expectedQuantity = null, expectedPrice, expectedDiscount, images, ...changes }: UpdateProductInput,
): Promise<Product> =>
  db.transaction(async (tx) => {
    await lockProducts(tx, [id])
    requirePriceAsSeen(await readProduct(tx, id), changes, { price: expectedPrice, discount: expectedDiscount })
    if (quantity !== undefined) await setStock(tx, admin, { productId: id, quantity, expectedQuantity }, 'EDITED')
    await tx.save(Product, { ...withoutUnsent(changes), id })
    if (changes.price !== undefined) await settleVariants(tx, admin, id, changes.price)
    if (images !== undefined) await writePictures(tx, id, images ?? [])
    return readProduct(tx, id)
  })

/**
 * Takes a product out of the shop; its row stays for the orders that name it, what was held of it goes back, and its
 * numbers are free again.
 * @returns whether there was such a product
 */
export const deleteProduct = (db: EntityManager, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockProducts(tx, [id])
    await releaseAllHolds(tx, id)
    return (await takeOutOfShop(tx, [id])) === 1
  })

/** Takes products out of the shop that nobody holds. They must be locked. @returns how many were there */
export const takeOutOfShop = async (tx: EntityManager, ids: readonly string[]): Promise<number> => {
  await tx.update(ProductVariant, { productId: In(ids) }, { sku: null })
  const { affected } = await tx.softDelete(Product, { id: In(ids) })
  return affected ?? 0
}

/** Takes each of these products out of the shop, by itself: NOT_FOUND is told beside those that went. */
export const deleteProducts = async (db: EntityManager, ids: readonly string[]): Promise<ProductOutcome[]> => {
  const outcomes = await eachByItself(
    ids.map((id) => ({ id })),
    async ({ id }) => {
      if (!(await deleteProduct(db, id))) throw new DomainError('NOT_FOUND', { productId: id })
    },
  )
  return outcomes.map(({ id, code }) => ({ id, code }))
}

/** The price of a product is that of its cheapest variants: it cannot rise above a price that another one has of its own. */
const settleVariants = async (tx: EntityManager, admin: User, id: string, price: number) => {
  const product = await readProduct(tx, id)
  const variants = await readVariantsOf(tx, product)
  const lowest = Math.min(...variants.flatMap((variant) => (variant.isActive ? (variant.price ?? []) : [])))
  if (price > lowest)
    throw new DomainError('BAD_USER_INPUT', {
      fields: { price: [`price must be at most ${lowest}, the lowest price that a variant has of its own`] },
      highestPrice: lowest,
    })
  await writeVariants(tx, { product, before: variants, after: variants, adminId: admin.id, reason: 'EDITED' })
}

// type-graphql sets every key of an input; those that were not sent are undefined. A picture that is emptied is the placeholder.
const withoutUnsent = ({
  imageUrl,
  ...changes
}: Omit<UpdateProductInput, 'quantity' | 'expectedQuantity' | 'expectedPrice' | 'expectedDiscount' | 'images'>) => ({
  ...Object.fromEntries(Object.entries(withoutBlanks(changes)).filter(([, value]) => value !== undefined)),
  ...(imageUrl !== undefined && { imageUrl: imageUrl ?? placeholderPicture }),
})

/** A text of nothing is no text. */
export const withoutBlanks = <Input extends object>(input: Input): Input => {
  const kept = Object.entries(input).map(([key, value]) => [key, value === '' ? null : value])
  return Object.assign({}, input, Object.fromEntries(kept))
}
