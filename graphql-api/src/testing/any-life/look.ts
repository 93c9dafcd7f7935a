import { dayAfter, today } from '@sunnah-store/schema/local-day'
import { OrderCash } from '../../order/cash/cash.js'
import { listReturnedCash, readCash } from '../../order/cash/cash.service.js'
import { filteredOrders } from '../../order/filtered-orders.js'
import { OrderStatus } from '../../order/life/order-status.js'
import { Order } from '../../order/order.entity.js'
import { OrderState } from '../../order/order.enums.js'
import { ReportStep } from '../../overview/figures.js'
import { report } from '../../overview/figures.service.js'
import { readOpenWork } from '../../overview/open-work.service.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import { isCollected, isOwed, isUnpaid, type Known, type KnownOrder, restOf, totalOf } from './known.js'
import { byId, type Model } from './model.js'
import type { ShopOfTwo } from './shop-of-two.js'

/** The pieces that are there, and where each order stands. */
export const lookAtOrders = async (model: Model, { db, variantId }: ShopOfTwo): Promise<void> => {
  const { quantity } = await db.findOneByOrFail(ProductVariant, { id: variantId })
  const rows = await db.find(Order, { withDeleted: true })
  const orders = rows.map(({ id, status, total, version, deletedAt, deliveredAt }) => ({
    ...{ id, status, total, version },
    removed: deletedAt !== null,
    delivered: deliveredAt !== null,
  }))
  model.mustShow({ stock: quantity, orders: byId(orders) }, (known) => ({
    stock: known.stock,
    orders: byId(known.orders.map(shownOf)),
  }))
}

const shownOf = (order: KnownOrder) => {
  const { id, status, version, removed, delivered } = order
  return { id, status, total: totalOf(order), version, removed, delivered }
}

/** Everybody who asks where the cash is hears the same: Cash, the overview, the list of orders, the report. */
export const lookAtCash = async (model: Model, { db }: ShopOfTwo): Promise<void> => {
  const asked = { state: OrderState.ALL, cash: OrderCash.WITH_COURIER }
  const { withCouriers } = await readCash(db)
  const { notPaidOut, stillOwed, collectedWithCouriers } = await readOpenWork(db)
  const owed = await (await filteredOrders(db, asked)).getMany()
  const cameBack = await listReturnedCash(db)
  const days = await report(db, dayAfter(today(), -1), today(), ReportStep.DAY)
  model.mustShow(
    {
      withCouriers: { orders: withCouriers.orders, total: withCouriers.total },
      notPaidOut: { orders: notPaidOut.orders, total: notPaidOut.total },
      stillOwed,
      owed: idsOf(owed),
      cameBack: idsOf(cameBack),
      ofTheCollected: [collectedWithCouriers, sumOf(days, (day) => day.withCouriers)],
      collected: sumOf(days, (day) => day.collected),
      paidOut: sumOf(days, (day) => day.paidOut),
      givenBack: sumOf(days, (day) => day.givenBack),
    },
    cashOf,
  )
}

const cashOf = (known: Known) => {
  const { orders, payouts } = known
  const owed = orders.filter(isOwed)
  const [sum, rest] = [{ orders: owed.length, total: sumOf(owed, totalOf) }, restOf(known)]
  const collected = orders.filter(isCollected)
  const returned = orders.filter(({ removed, status }) => !removed && status === OrderStatus.RETURNED)
  // Each short payout is for one order: what it lacks is lacking in what that one collected.
  const short = collected.map(({ payout }) => Math.max(0, payouts.find(({ id }) => id === payout)?.missing ?? 0))
  const missing = Math.min(
    rest,
    sumOf(short, (one) => one),
  )
  const withCouriers = sumOf(collected.filter(isOwed), totalOf) + missing
  return {
    withCouriers: { ...sum, total: sum.total + rest },
    notPaidOut: sum,
    stillOwed: rest,
    owed: idsOf(owed),
    cameBack: idsOf(returned.filter((order) => isUnpaid(order) && order.cashOwed !== false)),
    ofTheCollected: [withCouriers, withCouriers],
    collected: sumOf(collected, totalOf),
    paidOut: sumOf(payouts, ({ received }) => received),
    givenBack: sumOf(returned, ({ givenBack }) => givenBack ?? 0),
  }
}

const idsOf = (those: readonly { id: string }[]) => byId(those).map(({ id }) => id)
const sumOf = <T>(of: readonly T[], value: (one: T) => number) => of.reduce((sum, one) => sum + value(one), 0)
