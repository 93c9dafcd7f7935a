import { createDataSource } from '../../database/data-source.js'
import type { Actor } from '../../order/life/change-order.js'
import { OrderActor } from '../../order/life/order-event.entity.js'
import type { Product } from '../../product/product.entity.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import type { User } from '../../user/user.entity.js'
import { buildAdmin, buildProduct, buildShopper } from '../factories.js'
import { openTestShop, type TestShop } from '../test-shop.js'
import { price } from './known.js'

/** A shop of one product on two servers, with two shoppers and two admins. */
export interface ShopOfTwo {
  db: TestShop['db']
  product: Product
  variantId: string
  /** Who asks at which server, by a number that was drawn. */
  asWho: (drawn: number) => Who
  close: () => Promise<void>
}

export interface Who {
  db: TestShop['db']
  shopper: User
  /** The admin as the person who takes orders by phone … */
  taker: User
  /** … and as the one who takes steps. */
  admin: Actor & { id: string }
}

/** @param stock how many pieces there are at first */
export const openShopOfTwo = async (stock: number): Promise<ShopOfTwo> => {
  const { db, url, close } = await openTestShop()
  const second = await createDataSource(url, 60_000).initialize()
  const product = await buildProduct(db, { price, quantity: stock })
  const { id: variantId } = await db.findOneByOrFail(ProductVariant, { productId: product.id })
  const shoppers = [await buildShopper(db), await buildShopper(db)]
  const takers = [await buildAdmin(db), await buildAdmin(db)]
  // Limits of purchases are another test's.
  await db.query(
    'UPDATE purchase_limits SET "newOrders" = 1000, "newTotal" = 1000000, "knownOrders" = 1000, "unconfirmedTotal" = 1000000',
  )
  return {
    ...{ db, product, variantId },
    asWho: (drawn) => {
      const taker = one(takers, drawn)
      const admin = { id: taker.id, by: OrderActor.ADMIN }
      return { db: one([db, second.manager], drawn), shopper: one(shoppers, drawn), taker, admin }
    },
    close: async () => {
      await second.destroy()
      await close()
    },
  }
}

/** One of a list, by a number that was drawn. */
export const one = <T>(of: readonly T[], drawn: number): T => {
  const chosen = of[drawn % of.length]
  if (chosen === undefined) throw new Error('there is none')
  return chosen
}
