import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import { findNamed } from '../database/find-named.js'
import { dayBegins } from '../database/local-day.js'
import { OrderCash } from './cash/cash.js'
import type { OrderFilter, OrderNarrowing } from './order.args.js'
import { Order } from './order.entity.js'
import { orderWords, searchedOrder } from './order-search.js'
import { isIn, isInFound } from './order-tally.service.js'
import { ordersSentAs } from './orders-sent-as.js'

const rules = {
  from: `order.placedAt >= ${dayBegins('CAST(:from AS date)')}`,
  to: `order.placedAt < ${dayBegins('(CAST(:to AS date) + 1)')}`,
  district: 'order.district = :district',
  courier: 'lower(order.courier) = lower(:courier)',
  minTotal: 'order.total >= :minTotal',
  maxTotal: 'order.total <= :maxTotal',
} satisfies Partial<Record<keyof OrderNarrowing, string>>
const ruleNames = [
  'from',
  'to',
  'district',
  'courier',
  'minTotal',
  'maxTotal',
] as const satisfies (keyof typeof rules)[]

/** As cashOf() tells it of one order, by the indexes of what is on its way and of what is not paid out. */
const cashRules: Record<OrderCash, string> = {
  [OrderCash.TO_COLLECT]: `order_stage(order.status) = 2 AND order.status = 'SHIPPED'`,
  [OrderCash.WITH_COURIER]: `order.courier IS NOT NULL AND order.deliveredAt IS NOT NULL AND NOT order.paidOut AND (order.status <> 'RETURNED' OR order.cashOwed)`,
  [OrderCash.RECEIVED]: 'order.deliveredAt IS NOT NULL AND (order.courier IS NULL OR order.paidOut)',
}

const isGiven = (value: string | number | null | undefined) => value !== null && value !== undefined && value !== ''

/** Whether words are looked for. */
export const isSearch = ({ search }: OrderNarrowing): boolean => orderWords(search ?? '').length > 0

/** Whether the filter asks for no more than what the tally counts by, so that it knows how many there are. */
export const isTallied = (filter: OrderNarrowing): boolean =>
  !isSearch(filter) && !isGiven(filter.district) && !isGiven(filter.minTotal) && !isGiven(filter.maxTotal)

/** The orders that the filter leaves. */
export const filteredOrders = async (db: EntityManager, filter: OrderFilter): Promise<SelectQueryBuilder<Order>> => {
  const inState = isSearch(filter) ? isInFound : isIn
  const query = db.createQueryBuilder(Order, 'order').andWhere(inState(filter.state))
  for (const name of ruleNames) if (isGiven(filter[name])) query.andWhere(rules[name], { [name]: filter[name] })
  if (filter.cash) query.andWhere(cashRules[filter.cash])
  const search = filter.search ?? ''
  const sent = isSearch(filter) ? await ordersSentAs(db, search) : []
  return findNamed(db, query, searchedOrder, orderWords(search), sent)
}
