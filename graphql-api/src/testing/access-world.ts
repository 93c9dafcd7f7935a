import { addToCart } from '../cart/cart.service.js'
import type { Address } from '../order/address/address.entity.js'
import { saveAddress } from '../order/address/address.service.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import type { Order } from '../order/order.entity.js'
import { OrderLine } from '../order/order-line.entity.js'
import { placeOrder } from '../order/place-order.service.js'
import type { Product } from '../product/product.entity.js'
import type { Review } from '../review/review.entity.js'
import { Role } from '../user/role.js'
import type { User } from '../user/user.entity.js'
import { freshEmail, signUpAtEmulator } from './emulator.js'
import { addressInput, buildAdmin, buildProduct, buildReview, buildShopper, orderInput } from './factories.js'
import { markDelivered } from './mark-delivered.js'
import type { TestShop } from './test-shop.js'

/** One shopper with everything a shopper can own, and the people who might lay hands on it. */
export interface World {
  owner: User
  other: User
  staff: User
  admin: User
  /** The owner of the shop. */
  keeper: User
  product: Product
  soldOut: Product
  order: Order
  /** What is ordered by it. */
  variantId: string
  /** Another one of the owner, with an own rider. */
  sent: Order
  /** Another one that the rider has brought. */
  delivered: Order
  /** One more, which came back later. */
  cameBack: Order
  /** By the owner. */
  review: Review
  /** Of the owner. */
  address: Address
  /** Somebody who has not been here yet. */
  newcomer: { email: string; signUp: () => Promise<string> }
}

export const buildWorld = async ({ db }: Pick<TestShop, 'db'>): Promise<World> => {
  const [owner, other, staff, admin, keeper] = [
    await buildShopper(db, { emailVerified: true }),
    await buildShopper(db, { emailVerified: true }),
    await buildAdmin(db, { role: Role.STAFF, emailVerified: true }),
    await buildAdmin(db, { role: Role.ADMIN, emailVerified: true }),
    await buildAdmin(db, { emailVerified: true }),
  ]
  const product = await buildProduct(db)
  const soldOut = await buildProduct(db, { quantity: 0 })
  const review = await buildReview(db, product, { reviewerId: owner.id })
  await addToCart(db, owner, { productId: product.id, quantity: 1 })
  const place = async () => placeOrder(db, owner, orderInput([await buildProduct(db)]))
  const order = await place()
  const rider = { courier: 'Own rider', trackingCode: null, trackingUrl: null }
  const actor = { id: admin.id, by: OrderActor.ADMIN }
  const send = async () => takeStep(db, (await place()).id, actor, { to: OrderStatus.SHIPPED, shipment: rider })
  const sent = await send()
  const deliver = async () => markDelivered(db, (await send()).id)
  const delivered = await deliver()
  const cameBack = await takeStep(db, (await deliver()).id, actor, { to: OrderStatus.RETURNED })
  const { variantId } = await db.findOneByOrFail(OrderLine, { orderId: order.id })
  const [address] = await saveAddress(db, owner, addressInput())
  if (!address) throw new Error('The address was not saved')
  const email = freshEmail()
  const signUp = async () => (await signUpAtEmulator(email)).idToken
  return {
    owner,
    other,
    staff,
    admin,
    keeper,
    product,
    soldOut,
    order,
    variantId,
    sent,
    delivered,
    cameBack,
    review,
    address,
    newcomer: { email, signUp },
  }
}

/** Who asks, in the order of the columns of the access tables. */
export const callers = ['visitor', 'other', 'owner', 'staff', 'admin', 'keeper'] as const
export type Caller = (typeof callers)[number]

export const userOf = (world: World, caller: Caller): User | null => (caller === 'visitor' ? null : world[caller])
