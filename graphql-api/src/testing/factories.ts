import { randomUUID } from 'node:crypto'
import type { DeepPartial, EntityManager } from 'typeorm'
import type { AddressInput } from '../order/address/address.input.js'
import type { TakeOrderInput } from '../order/by-hand/take-order.input.js'
import { OrderSource, PaymentMethod } from '../order/order.enums.js'
import type { PlaceOrderInput } from '../order/order.input.js'
import { saveVariants } from '../product/manage/variants/save-variants.service.js'
import { Product } from '../product/product.entity.js'
import { chooseVariant } from '../product/variant/choose-variant.service.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import { readVariantsOf } from '../product/variant/read-variants.js'
import { Review } from '../review/review.entity.js'
import { refreshRatings } from '../review/review.service.js'
import { StockChange } from '../stock/stock-change.entity.js'
import { Role } from '../user/role.js'
import { User } from '../user/user.entity.js'

// One row needs no transaction around it.
const atOnce = { transaction: false }

let people = 0

export const buildShopper = (db: EntityManager, given: DeepPartial<User> = {}): Promise<User> => {
  const name = `Shopper ${++people}`
  const shopper = { uid: randomUUID(), email: `shopper-${people}@gmail.com`, name, photoUrl: null, ...given }
  return db.save(User, db.create(User, shopper), atOnce)
}

/** With all rights, as the first one of a shop has, unless another role is given. */
export const buildAdmin = (db: EntityManager, given: DeepPartial<User> = {}): Promise<User> =>
  buildShopper(db, { role: Role.OWNER, ...given })

/** A product whose pieces stand in the ledger, as in a shop. */
export const buildProduct = async (db: EntityManager, given: DeepPartial<Product> = {}): Promise<Product> => {
  const tasbih = { name: 'Olive Wood Tasbih', categoryCode: 66, price: 450, quantity: 10 }
  const { id } = await db.save(Product, { ...tasbih, imageUrl: '/images/placeholder-640.webp', ...given }, atOnce)
  const product = await db.findOneByOrFail(Product, { id })
  const only = await chooseVariant(db, product, null)
  const opening = {
    productId: id,
    variantId: only.id,
    change: only.quantity,
    reason: 'OPENING',
    adminId: null,
  } as const
  if (opening.change > 0) await db.insert(StockChange, opening)
  return product
}

/** Another stock of a product that has no options: what the database keeps by its only variant. */
export const restock = (db: EntityManager, { id }: Pick<Product, 'id'>, quantity: number): Promise<unknown> =>
  db.query('UPDATE product_variant SET quantity = $2 WHERE "productId" = $1', [id, quantity])

/** A review by a shopper of its own, counted in the product's rating. */
export const buildReview = async (
  db: EntityManager,
  product: Product,
  given: DeepPartial<Review> = {},
): Promise<Review> => {
  const reviewerId = given.reviewerId ?? (await buildShopper(db)).id
  const about = { productId: product.id, reviewerId }
  const review = await db.save(Review, { rating: 4, feedback: 'Just as described.', ...given, ...about }, atOnce)
  await refreshRatings(db, [product.id])
  return review
}

/** An address that the shop saves. */
export const addressInput = (given: Partial<AddressInput> = {}): AddressInput => ({
  label: 'Home',
  address: 'House 14, Road 7, Shekhertek',
  area: 'Adabor',
  district: 'Dhaka',
  phone: '+8801712345678',
  isDefault: false,
  ...given,
})

let phones = 0

/** An order of these products that the shop accepts, one piece of each unless said otherwise; each to a phone of its own. */
export const orderInput = (
  products: readonly Product[],
  { quantity = 1, ...given }: Partial<PlaceOrderInput> & { quantity?: number } = {},
): PlaceOrderInput => ({
  source: OrderSource.CART,
  lines: products.map(({ id }) => ({ productId: id, quantity })),
  address: 'House 12, Road 5, Dhanmondi',
  district: 'Dhaka',
  country: 'Bangladesh',
  phone: `+88017${String(++phones).padStart(8, '0')}`,
  paymentMethod: PaymentMethod.CASH_ON_DELIVERY,
  expectedTotal: products.reduce((sum, { discountedPrice }) => sum + discountedPrice * quantity, 0),
  ...given,
})

/** An order of one piece that somebody of the shop takes by phone; each to a phone of its own. */
export const takeInput = (
  { id, discountedPrice }: Pick<Product, 'id' | 'discountedPrice'>,
  given: Partial<TakeOrderInput> = {},
): TakeOrderInput => {
  const { address, district, phone } = orderInput([])
  const lines = [{ productId: id, quantity: 1 }]
  const rest = { lines, discount: 0, expectedTotal: discountedPrice }
  return { address, district, phone, customerName: 'Rahima Khatun', ...rest, ...given }
}

/** What a test says of a variant; its stock stands in the ledger. */
export type GivenVariant = Partial<
  Pick<ProductVariant, 'sku' | 'size' | 'sizeBn' | 'color' | 'colorBn' | 'price' | 'imageUrl'>
> & {
  quantity?: number
}

/** A product with these variants. */
export const buildProductOf = async (
  db: EntityManager,
  variants: readonly GivenVariant[],
  given: DeepPartial<Product> = {},
): Promise<{ product: Product; variants: ProductVariant[] }> => {
  const panjabi = { name: 'Cotton Panjabi, Plain', categoryCode: 22, price: 1200, quantity: 0 }
  const { id } = await buildProduct(db, { ...panjabi, ...given })
  const rows = variants.map((variant) => ({ quantity: 10, isActive: true, ...variant }))
  const product = await saveVariants(db, await buildAdmin(db), id, { variants: rows, removedIds: [] })
  return { product, variants: (await readVariantsOf(db, product)).filter(({ isActive }) => isActive) }
}
