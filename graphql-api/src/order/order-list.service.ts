import { type EntityManager, In } from 'typeorm'
import type { AskedPage } from '../database/asked-page.js'
import { filteredOrders, isSearch, isTallied } from './filtered-orders.js'
import type { OrderFilter } from './order.args.js'
import { Order } from './order.entity.js'
import { OrderSort, OrderState } from './order.enums.js'
import { countTallied, landmarkAt, waits } from './order-tally.service.js'

// Up to this offset walking the index is faster than asking the tally.
const NEAR = 500

const beyond: Record<OrderSort, string> = {
  [OrderSort.TO_DELIVER_FIRST]: `(${waits}, "placedAt") < (:waits, :bound)`,
  [OrderSort.NEWEST]: '"placedAt" < :bound',
  [OrderSort.OLDEST]: '"placedAt" >= :bound',
}

/** One page of the orders of all shoppers that match the filter. */
export const listOrders = async (
  db: EntityManager,
  filter: OrderFilter,
  { page, size }: AskedPage,
  asked: OrderSort = OrderSort.TO_DELIVER_FIRST,
): Promise<Order[]> => {
  // Of one state either all are to be delivered or none is, which PostgreSQL does not know: it would sort them.
  const sort = asked === OrderSort.TO_DELIVER_FIRST && filter.state !== OrderState.ALL ? OrderSort.NEWEST : asked
  const place = page * size
  const query = await filteredOrders(db, filter)
  let skipped = 0
  if (isTallied(filter) && place > NEAR) {
    const landmark = await landmarkAt(db, filter, sort, place)
    if (!landmark) return []
    skipped = landmark.skipped
    query.andWhere(beyond[sort], landmark)
  }
  // What a search finds is sorted afterwards; otherwise PostgreSQL would walk all orders by date until it has found ten.
  const searched = isSearch(filter)
  const direction = sort === OrderSort.OLDEST ? 'ASC' : 'DESC'
  if (sort === OrderSort.TO_DELIVER_FIRST) query.addOrderBy(searched ? `${waits} + 0` : waits, 'DESC')
  return query
    .addOrderBy(searched ? `"placedAt" + interval '0'` : 'order.placedAt', direction)
    .addOrderBy('order.id', direction)
    .offset(place - skipped)
    .limit(size)
    .getMany()
}

/** The number of orders that match the filter. */
export const countOrders = async (db: EntityManager, filter: OrderFilter): Promise<number> =>
  isTallied(filter) ? countTallied(db, filter) : (await filteredOrders(db, filter)).getCount()

/** These orders, each at its place; null: it is not there any more. */
export const findOrdersByIds = async (db: EntityManager, ids: readonly string[]): Promise<(Order | null)[]> => {
  const orders = new Map((await db.findBy(Order, { id: In([...ids]) })).map((order) => [order.id, order]))
  return ids.map((id) => orders.get(id) ?? null)
}

/** These orders, in this order, without those that are not there any more. */
export const listOrdersByIds = async (db: EntityManager, ids: readonly string[]): Promise<Order[]> =>
  (await findOrdersByIds(db, ids)).filter((order) => order !== null)
