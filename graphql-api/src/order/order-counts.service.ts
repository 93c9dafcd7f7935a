import type { EntityManager } from 'typeorm'
import { filteredOrders, isTallied } from './filtered-orders.js'
import type { OrderNarrowing } from './order.args.js'
import { OrderState } from './order.enums.js'
import type { OrderCounts } from './order-counts.js'
import { type CountOfStage, stageIn, tallyStages } from './order-tally.service.js'

/** How many orders match the filter in each state: what is looked for is looked for once. */
export const countByState = async (db: EntityManager, filter: OrderNarrowing): Promise<OrderCounts> => {
  const counts = isTallied(filter) ? await tallyStages(db, filter) : await countStages(db, filter)
  const of = (state: OrderState) => counts.find(({ stage }) => stage === stageIn[state])?.orders ?? 0
  return {
    toConfirm: of(OrderState.TO_CONFIRM),
    toSend: of(OrderState.TO_SEND),
    onTheWay: of(OrderState.ON_THE_WAY),
    delivered: of(OrderState.DELIVERED),
    ended: of(OrderState.ENDED),
    all: counts.reduce((sum, { orders }) => sum + orders, 0),
  }
}

const countStages = async (db: EntityManager, filter: OrderNarrowing): Promise<CountOfStage[]> => {
  const query = await filteredOrders(db, { ...filter, state: OrderState.ALL })
  return query
    .select('order_stage(order.status)', 'stage')
    .addSelect('count(*)::int', 'orders')
    .groupBy('stage')
    .orderBy()
    .getRawMany()
}
