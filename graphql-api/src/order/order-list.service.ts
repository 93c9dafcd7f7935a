import type { EntityManager } from 'typeorm'
import type { PageArgs } from '../graphql/page.js'
import type { OrderFilter } from './order.args.js'
import { Order } from './order.entity.js'
import { OrderSort, OrderState } from './order.enums.js'
import { orderPatterns, orderSearchText } from './order-search.js'

/** SQL: 0 for an order to deliver, 1 for a delivered one. The index of the list is made on this very expression. */
const delivered = 'num_nonnulls("deliveredAt")'

/** One page of the orders of all shoppers that the filter lets through. */
export const listOrders = (
  db: EntityManager,
  filter: OrderFilter,
  { page, size }: PageArgs,
  sort: OrderSort = OrderSort.TO_DELIVER_FIRST,
): Promise<Order[]> => {
  const query = matching(db, filter)
  if (sort === OrderSort.TO_DELIVER_FIRST) query.orderBy(delivered)
  return query
    .addOrderBy('order.placedAt', 'DESC')
    .addOrderBy('order.id', 'DESC')
    .offset(page * size)
    .limit(size)
    .getMany()
}

/** How many orders the filter lets through. */
export const countOrders = (db: EntityManager, filter: OrderFilter): Promise<number> => matching(db, filter).getCount()

const matching = (db: EntityManager, { search, state }: OrderFilter) => {
  const query = db.createQueryBuilder(Order, 'order')
  if (state !== OrderState.ALL) query.andWhere(`${delivered} = ${state === OrderState.DELIVERED ? 1 : 0}`)
  orderPatterns(search ?? '').forEach((pattern, i) => {
    query.andWhere(`${orderSearchText} ILIKE :pattern${i}`, { [`pattern${i}`]: pattern })
  })
  return query
}
