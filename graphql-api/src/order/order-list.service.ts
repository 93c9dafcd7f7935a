import type { EntityManager } from 'typeorm'
import { findNamed } from '../database/find-named.js'
import type { PageArgs } from '../graphql/page.js'
import type { OrderFilter } from './order.args.js'
import { Order } from './order.entity.js'
import { OrderSort } from './order.enums.js'
import { orderWords, searchedOrder } from './order-search.js'
import { countTallied, isIn, landmarkAt, waits } from './order-tally.service.js'

// Up to this offset walking the index is faster than asking the tally.
const NEAR = 500

/** One page of the orders of all shoppers that match the filter. */
export const listOrders = async (
  db: EntityManager,
  filter: OrderFilter,
  { page, size }: PageArgs,
  sort: OrderSort = OrderSort.TO_DELIVER_FIRST,
): Promise<Order[]> => {
  const place = page * size
  const query = await matching(db, filter)
  const isSearch = orderWords(filter.search ?? '').length > 0
  let skipped = 0
  if (!isSearch && place > NEAR) {
    const landmark = await landmarkAt(db, filter.state, sort, place)
    if (!landmark) return []
    skipped = landmark.skipped
    if (sort === OrderSort.NEWEST) query.andWhere('"placedAt" < :until', landmark)
    else query.andWhere(`(${waits}, "placedAt") < (:waits, :until)`, landmark)
  }
  // Search results are sorted afterwards; otherwise PostgreSQL would walk all orders by date until it has found ten.
  if (sort === OrderSort.TO_DELIVER_FIRST) query.addOrderBy(isSearch ? `${waits} + 0` : waits, 'DESC')
  return query
    .addOrderBy(isSearch ? `"placedAt" + interval '0'` : 'order.placedAt', 'DESC')
    .addOrderBy('order.id', 'DESC')
    .offset(place - skipped)
    .limit(size)
    .getMany()
}

/** The number of orders that match the filter. */
export const countOrders = async (db: EntityManager, filter: OrderFilter): Promise<number> =>
  orderWords(filter.search ?? '').length > 0 ? (await matching(db, filter)).getCount() : countTallied(db, filter.state)

const matching = (db: EntityManager, { search, state }: OrderFilter) => {
  const query = db.createQueryBuilder(Order, 'order').andWhere(isIn(state))
  return findNamed(db, query, searchedOrder, orderWords(search ?? ''))
}
