import DataLoader from 'dataloader'
import { type EntityManager, In } from 'typeorm'
import { readCart } from '../cart/read-cart.js'
import type { Read } from '../database/read.js'
import { listHolds } from '../stock/hold.service.js'
import { User } from '../user/user.entity.js'
import { boughtTogether } from './bought-together.service.js'
import { OrderCorrection } from './by-hand/order-correction.entity.js'
import { readCustomerFacts } from './facts/read-customer-facts.js'
import { OrderEvent } from './life/order-event.entity.js'
import { Shipment } from './life/shipment.entity.js'
import { OrderLine } from './order-line.entity.js'
import { findOrdersByIds } from './order-list.service.js'

interface Sources {
  db: EntityManager
}

const cacheKeyFn = ({ id }: User) => id

export const boughtTogetherLoaders = {
  boughtTogether: ({ read }: { read: Read }) =>
    new DataLoader((productIds: readonly string[]) => read((db) => boughtTogether(db, productIds))),
}

export const orderLoaders = {
  orders: ({ db }: Sources) => new DataLoader((ids: readonly string[]) => findOrdersByIds(db, ids)),
  customerFacts: ({ db }: Sources) => new DataLoader((orderIds: readonly string[]) => readCustomerFacts(db, orderIds)),
  orderEvents: ({ db }: Sources) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const events = await db.find(OrderEvent, { where: { orderId: In([...orderIds]) }, order: { place: 'ASC' } })
      return orderIds.map((id) => events.filter(({ orderId }) => orderId === id))
    }),
  orderCorrections: ({ db }: Sources) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const corrections = await db.find(OrderCorrection, {
        where: { orderId: In([...orderIds]) },
        order: { place: 'ASC' },
      })
      return orderIds.map((id) => corrections.filter(({ orderId }) => orderId === id))
    }),
  shipments: ({ db }: Sources) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const shipments = await db.findBy(Shipment, { orderId: In([...orderIds]) })
      return orderIds.map((id) => shipments.find(({ orderId }) => orderId === id) ?? null)
    }),
  userNames: ({ db }: Sources) =>
    new DataLoader(async (ids: readonly string[]) => {
      const users = await db.find(User, { select: { id: true, name: true }, where: { id: In([...ids]) } })
      return ids.map((id) => users.find((user) => user.id === id)?.name ?? null)
    }),
  orderLines: ({ db }: Sources) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const lines = await db.find(OrderLine, { where: { orderId: In([...orderIds]) }, order: { position: 'ASC' } })
      return orderIds.map((id) => lines.filter(({ orderId }) => orderId === id))
    }),
  /** Every order of a list may be asked for the cart and the holds of its shopper: each is read once a request. */
  carts: ({ db }: Sources) =>
    new DataLoader((users: readonly User[]) => Promise.all(users.map((user) => readCart(db, user))), {
      cacheKeyFn,
    }),
  holds: ({ db }: Sources) =>
    new DataLoader((users: readonly User[]) => Promise.all(users.map((user) => listHolds(db, user))), {
      cacheKeyFn,
    }),
}
