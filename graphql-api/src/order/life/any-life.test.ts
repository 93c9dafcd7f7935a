import { dayAfter, today } from '@sunnah-store/schema/local-day'
import fc from 'fast-check'
import { checkInvariants } from '../../commands/invariants.js'
import { DomainError } from '../../errors.js'
import { ReportStep } from '../../overview/figures.js'
import { report } from '../../overview/figures.service.js'
import { readOpenWork } from '../../overview/open-work.service.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import { cashSteps } from '../../testing/any-life/cash-steps.js'
import {
  isCollected,
  isOwed,
  isUnpaid,
  type Known,
  type KnownOrder,
  restOf,
  totalOf,
} from '../../testing/any-life/known.js'
import { newOrders } from '../../testing/any-life/new-orders.js'
import { orderChanges } from '../../testing/any-life/order-changes.js'
import { orderSteps } from '../../testing/any-life/order-steps.js'
import { one, openShopOfTwo, type ShopOfTwo } from '../../testing/any-life/shop-of-two.js'
import { OrderCash } from '../cash/cash.js'
import { listReturnedCash, readCash } from '../cash/cash.service.js'
import { filteredOrders } from '../filtered-orders.js'
import { Order } from '../order.entity.js'
import { OrderState } from '../order.enums.js'
import { OrderStatus } from './order-status.js'

// `ORDERS_SEED=… npm run test:orders` draws others.
const { ORDERS_SEED: seed = '17', ORDERS_STEPS: steps = '120' } = process.env
const EACH_ROUND = 400
const BETWEEN_LOOKS = 10
const STOCK = 60

const stepsOfOrders = { ...orderSteps, ...orderChanges, ...cashSteps }
const kinds = Object.keys({ ...newOrders, ...stepsOfOrders }) as (keyof typeof newOrders | keyof typeof stepsOfOrders)[]

type Drawn = [kind: (typeof kinds)[number], order: number, who: number, pieces: number]

/** What was taken at least once, and not refused. */
const happened = new Set<Drawn[0]>()

test(`${steps} steps by two shoppers and two admins on two servers leave what a small model says, seed ${seed}`, async () => {
  const drawn = fc.tuple(fc.constantFrom(...kinds), fc.nat(1000), fc.nat(1000), fc.integer({ min: 1, max: 6 }))
  for (let done = 0; done < Number(steps); done += EACH_ROUND) {
    const shop = await openShopOfTwo(STOCK)
    const known: Known = { stock: STOCK, orders: [], payouts: [] }
    // Each of the others is asked of an order that is there.
    await take(shop, known, ['place', 0, 0, 3])
    const round = fc.sample(drawn, { seed: Number(seed) + done / EACH_ROUND, numRuns: EACH_ROUND })
    for (const [i, drawnStep] of round.slice(0, Number(steps) - done).entries()) {
      await take(shop, known, drawnStep)
      if (i % BETWEEN_LOOKS === 0) await compareCash(shop.db, known)
    }
    await compare(shop, known)
    await shop.close()
  }
  if (Number(steps) >= EACH_ROUND) expect(kinds.filter((kind) => !happened.has(kind))).toEqual([])
}, 7_200_000)

const take = async ({ asWho, product, variantId }: ShopOfTwo, known: Known, drawn: Drawn): Promise<void> => {
  const [kind, order, who, pieces] = drawn
  const asked = { ...asWho(who), product, variantId, known, pieces }
  const { ask, refusal, change } =
    kind === 'place' || kind === 'take'
      ? newOrders[kind](asked)
      : stepsOfOrders[kind]({ ...asked, order: one(known.orders, order) })
  const code = await ask().then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  )
  expect([drawn, code]).toEqual([drawn, refusal])
  if (refusal !== null) return
  change()
  happened.add(kind)
}

/** The shop is as the model says. */
const compare = async ({ db, variantId }: ShopOfTwo, known: Known): Promise<void> => {
  const { stock, orders } = known
  const { quantity } = await db.findOneByOrFail(ProductVariant, { id: variantId })
  const rows = await db.find(Order, { withDeleted: true })
  const isOf = ({ id, status, total, version, deletedAt, deliveredAt }: Order) => ({
    ...{ id, status, total, version },
    removed: deletedAt !== null,
    delivered: deliveredAt !== null,
  })
  const mustBe = (order: KnownOrder) => {
    const { id, status, version, removed, delivered } = order
    return { id, status, total: totalOf(order), version, removed, delivered }
  }
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)

  expect({ stock: quantity, orders: rows.map(isOf).sort(byId) }).toEqual({
    stock,
    orders: orders.map(mustBe).sort(byId),
  })
  expect(await checkInvariants(db)).toEqual([])
  await compareCash(db, known)
}

const sumOf = <T>(of: readonly T[], value: (one: T) => number) => of.reduce((sum, one) => sum + value(one), 0)

/** Everybody who asks where the cash is hears the same: Cash, the overview, the list of orders, the report. */
const compareCash = async (db: ShopOfTwo['db'], known: Known): Promise<void> => {
  const { orders, payouts } = known
  const owed = orders.filter(isOwed)
  const [sum, rest] = [{ orders: owed.length, total: sumOf(owed, totalOf) }, restOf(known)]
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).sort()
  const asked = { state: OrderState.ALL, cash: OrderCash.WITH_COURIER }

  expect((await readCash(db)).withCouriers).toEqual({ ...sum, total: sum.total + rest })
  const work = await readOpenWork(db)
  expect(work).toMatchObject({ notPaidOut: sum, stillOwed: rest })
  expect(ids(await (await filteredOrders(db, asked)).getMany())).toEqual(ids(owed))
  const cameBack = orders.filter((order) => order.status === OrderStatus.RETURNED && isUnpaid(order) && !order.removed)
  expect(ids(await listReturnedCash(db))).toEqual(ids(cameBack.filter(({ cashOwed }) => cashOwed !== false)))

  // Each short payout is for one order: what it lacks is lacking in what that one collected.
  const collected = orders.filter(isCollected)
  const short = collected.map(({ payout }) => Math.max(0, payouts.find(({ id }) => id === payout)?.missing ?? 0))
  const withCouriers =
    sumOf(collected.filter(isOwed), totalOf) +
    Math.min(
      rest,
      sumOf(short, (missing) => missing),
    )
  const days = await report(db, dayAfter(today(), -1), today(), ReportStep.DAY)
  const given = orders.filter(({ removed, status }) => !removed && status === OrderStatus.RETURNED)
  expect({
    withCouriers: [work.collectedWithCouriers, sumOf(days, (day) => day.withCouriers)],
    collected: sumOf(days, (day) => day.collected),
    paidOut: sumOf(days, (day) => day.paidOut),
    givenBack: sumOf(days, (day) => day.givenBack),
  }).toEqual({
    withCouriers: [withCouriers, withCouriers],
    collected: sumOf(collected, totalOf),
    paidOut: sumOf(payouts, ({ received }) => received),
    givenBack: sumOf(given, ({ givenBack }) => givenBack ?? 0),
  })
}
