import type { EntityManager } from 'typeorm'
import { eachByItself } from '../../each-by-itself.js'
import type { Order } from '../order.entity.js'
import type { SeenOrders } from './as-seen.js'
import type { Actor } from './change-order.js'
import type { OrderOutcome } from './order-outcome.js'
import { OrderStatus } from './order-status.js'
import { takeStep } from './order-step.service.js'
import { takeBackStep } from './take-back.service.js'

const orderStatuses = Object.values(OrderStatus)

/** Does something to each order, one after the other; what is refused is told beside the others. */
export const toldByItself = async <Asked extends { id: string }>(
  orders: readonly Asked[],
  change: (asked: Asked) => Promise<Order>,
): Promise<OrderOutcome[]> =>
  (await eachByItself(orders, change)).map(({ id, done, code, details }) => ({
    ...{ id, order: done, code },
    status: orderStatuses.find((status) => status === details?.status) ?? null,
    version: typeof details?.version === 'number' ? details.version : null,
  }))

/** Takes the same step of each order that nobody has to look at by itself, in a transaction of its own. @param seen what somebody had seen of them; of the others: nothing */
export const takeStepOfEach = (
  db: EntityManager,
  actor: Actor,
  ids: readonly string[],
  to: OrderStatus,
  seen?: SeenOrders | null,
): Promise<OrderOutcome[]> =>
  toldByItself(asSeen(ids, seen), ({ id, ...as }) => takeStep(db, id, actor, { ...as, to, amongOthers: true }))

/** Takes back the last step of each order, in a transaction of its own. */
export const takeBackStepOfEach = (
  db: EntityManager,
  actor: Actor,
  ids: readonly string[],
  expectedStatus?: OrderStatus | null,
  seen?: SeenOrders | null,
): Promise<OrderOutcome[]> =>
  toldByItself(asSeen(ids, seen), ({ id, ...as }) =>
    takeBackStep(db, id, actor, { ...as, expectedStatus: as.expectedStatus ?? expectedStatus }),
  )

const asSeen = (ids: readonly string[], seen?: SeenOrders | null): SeenOrders =>
  ids.map((id) => ({ ...seen?.find((one) => one.id === id), id }))
