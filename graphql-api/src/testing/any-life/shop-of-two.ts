import { createDataSource } from '../../database/data-source.js'
import type { Actor } from '../../order/life/change-order.js'
import { OrderActor } from '../../order/life/order-event.entity.js'
import type { Product } from '../../product/product.entity.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import type { User } from '../../user/user.entity.js'
import { buildAdmin, buildProduct, buildShopper } from '../factories.js'
import { openTestServer, type TestServer } from '../test-server.js'
import type { TestShop } from '../test-shop.js'
import { type AskShop, asUser } from './ask-shop.js'
import { price } from './known.js'

/** A shop of one product on two servers, with two shoppers and two admins. */
export interface ShopOfTwo {
  db: TestShop['db']
  product: Product
  variantId: string
  /** Who asks at which server, by what was drawn. */
  asWho: (who: number, server: number) => Who
}

export interface TwoServers {
  /** Empties the shop and opens it anew. @param stock how many pieces there are at first */
  beginAnew: (stock: number) => Promise<ShopOfTwo>
  close: () => Promise<void>
}

export interface Who {
  /** As the server asks it, for what nobody asks over the network. */
  db: TestShop['db']
  shopper: User
  admin: Actor & { id: string }
  asShopper: AskShop
  asAdmin: AskShop
}

export const openTwoServers = async (): Promise<TwoServers> => {
  const first = await openTestServer(often)
  const source = await createDataSource(first.url, 60_000).initialize()
  const beside = { source, db: source.manager, url: first.url, close: () => source.destroy() }
  const servers = [first, await openTestServer({ ...often, beside })]
  const addressed = await Promise.all(
    servers.map(async (server) => ({ server, address: await server.app.listen({ port: 0, host: '127.0.0.1' }) })),
  )
  return {
    beginAnew: async (stock) => {
      const { db } = first
      await db.query('TRUNCATE "user", product, "order", payout, order_tally CASCADE')
      // Limits of purchases are another test's.
      await db.query(
        'UPDATE purchase_limits SET "newOrders" = 1000, "newTotal" = 1000000, "knownOrders" = 1000, "unconfirmedTotal" = 1000000',
      )
      const product = await buildProduct(db, { price, quantity: stock })
      const { id: variantId } = await db.findOneByOrFail(ProductVariant, { productId: product.id })
      const people = [await buildPerson(db), await buildPerson(db)]
      const callers = await Promise.all(addressed.map((one) => callersAt(one, people)))
      return { ...{ db, product, variantId }, asWho: (who, server) => one(one(callers, server), who) }
    },
    close: async () => {
      for (const server of servers.reverse()) await server.close()
      await beside.close()
    },
  }
}

// How often somebody asks is another test's.
const often = { rateLimitScale: 1000 }

interface Person {
  shopper: User
  taker: User
}

const buildPerson = async (db: TestShop['db']): Promise<Person> => ({
  shopper: await buildShopper(db),
  taker: await buildAdmin(db),
})

const callersAt = (
  { server, address }: { server: TestServer; address: string },
  people: readonly Person[],
): Promise<Who[]> =>
  Promise.all(
    people.map(async ({ shopper, taker }) => ({
      ...{ db: server.db, shopper, admin: { id: taker.id, by: OrderActor.ADMIN } },
      asShopper: await asUser(server, address, shopper),
      asAdmin: await asUser(server, address, taker),
    })),
  )

/** One of a list, by a number that was drawn. */
export const one = <T>(of: readonly T[], drawn: number): T => {
  const chosen = of[drawn % of.length]
  if (chosen === undefined) throw new Error('there is none')
  return chosen
}
