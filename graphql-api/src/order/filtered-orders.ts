import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import { findNamed } from '../database/find-named.js'
import { OrderCash } from './cash/cash.js'
import type { OrderFilter } from './order.args.js'
import { Order } from './order.entity.js'
import { orderWords, searchedOrder } from './order-search.js'
import { isIn, isInFound } from './order-tally.service.js'

const dayBegins = (day: string) => `(${day}::timestamp AT TIME ZONE 'Asia/Dhaka')`

const rules = {
  from: `order.placedAt >= ${dayBegins('CAST(:from AS date)')}`,
  to: `order.placedAt < ${dayBegins('(CAST(:to AS date) + 1)')}`,
  district: 'order.district = :district',
  courier: 'order.id IN (SELECT "orderId" FROM shipment WHERE lower(courier) = lower(:courier))',
  minTotal: 'order.total >= :minTotal',
  maxTotal: 'order.total <= :maxTotal',
} satisfies Partial<Record<keyof OrderFilter, string>>
const ruleNames = [
  'from',
  'to',
  'district',
  'courier',
  'minTotal',
  'maxTotal',
] as const satisfies (keyof typeof rules)[]

const unpaid = 'order.id IN (SELECT "orderId" FROM shipment WHERE "payoutId" IS NULL)'
/** As cashOf() tells it of one order. */
const cashRules: Record<OrderCash, string> = {
  [OrderCash.TO_COLLECT]: `order.status = 'SHIPPED'`,
  [OrderCash.WITH_COURIER]: `order.deliveredAt IS NOT NULL AND order.status <> 'RETURNED' AND ${unpaid}`,
  [OrderCash.RECEIVED]: `order.deliveredAt IS NOT NULL AND NOT (${unpaid})`,
}

const isGiven = (value: string | number | null | undefined) => value !== null && value !== undefined && value !== ''

/** Whether words are looked for. */
export const isSearch = ({ search }: OrderFilter): boolean => orderWords(search ?? '').length > 0

/** Whether the filter asks for no more than a state and days, so that the tally knows how many there are. */
export const isTallied = (filter: OrderFilter): boolean =>
  !isSearch(filter) &&
  !filter.cash &&
  !ruleNames.some((name) => name !== 'from' && name !== 'to' && isGiven(filter[name]))

/** The orders that the filter leaves. */
export const filteredOrders = (db: EntityManager, filter: OrderFilter): Promise<SelectQueryBuilder<Order>> => {
  const inState = isSearch(filter) ? isInFound : isIn
  const query = db.createQueryBuilder(Order, 'order').andWhere(inState(filter.state))
  for (const name of ruleNames) if (isGiven(filter[name])) query.andWhere(rules[name], { [name]: filter[name] })
  if (filter.cash) query.andWhere(cashRules[filter.cash])
  return findNamed(db, query, searchedOrder, orderWords(filter.search ?? ''))
}
