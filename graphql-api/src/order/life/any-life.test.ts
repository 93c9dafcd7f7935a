import { randomUUID } from 'node:crypto'
import { dayAfter, today } from '@sunnah-store/schema/local-day'
import { nextSteps } from '@sunnah-store/schema/order-steps'
import fc from 'fast-check'
import { checkInvariants } from '../../commands/invariants.js'
import { createDataSource } from '../../database/data-source.js'
import { DomainError } from '../../errors.js'
import { ReportStep } from '../../overview/figures.js'
import { report } from '../../overview/figures.service.js'
import { readOpenWork } from '../../overview/open-work.service.js'
import type { Product } from '../../product/product.entity.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput, takeInput } from '../../testing/factories.js'
import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import type { User } from '../../user/user.entity.js'
import { correctOrder } from '../by-hand/correct-order.service.js'
import { takeOrder } from '../by-hand/take-order.service.js'
import { OrderCash } from '../cash/cash.js'
import { listReturnedCash, readCash } from '../cash/cash.service.js'
import { PayoutReason } from '../cash/payout.entity.js'
import type { PayoutInput } from '../cash/payout.input.js'
import { recordPayout } from '../cash/record-payout.service.js'
import { noteReturnedCash } from '../cash/returned-cash.service.js'
import { takeBackPayout } from '../cash/take-back-payout.service.js'
import { filteredOrders } from '../filtered-orders.js'
import { Order } from '../order.entity.js'
import { OrderState } from '../order.enums.js'
import { deleteOrder } from '../order.service.js'
import { placeOrder } from '../place-order.service.js'
import { cancelMyOrder } from './cancel-my-order.service.js'
import type { Actor } from './change-order.js'
import { deliverPartly } from './deliver-partly.service.js'
import { noteCall } from './note-call.service.js'
import { OrderActor } from './order-event.entity.js'
import { CancelReason, OrderStatus, ReturnReason } from './order-status.js'
import { takeStep } from './order-step.service.js'
import { shipOrders } from './ship-orders.service.js'
import { takeBackStep } from './take-back.service.js'

// `ORDERS_SEED=… npm run test:orders` draws others.
const { ORDERS_SEED: seed = '17', ORDERS_STEPS: steps = '120' } = process.env
const EACH_ROUND = 400
const BETWEEN_LOOKS = 10

const { PLACED, CONFIRMED, SHIPPED, RETURNING, DELIVERED, CANCELLED, RETURNED } = OrderStatus
const rider = 'Jamal'
const price = 100
const place = { address: 'House 14, Road 7', district: 'Dhaka', phone: '+8801712345678' }

/** What an order must be, by the little that the test knows. */
interface KnownOrder {
  id: string
  number: string
  /** Null: somebody of the shop took it. */
  shopper: number | null
  discount: number
  /** Of what came back from the door, without. */
  quantity: number
  cameBack: number
  doorDifference: number
  status: OrderStatus
  version: number
  calls: number
  writtenOff: number
  sent: boolean
  /** It was delivered, even if it came back since. */
  delivered: boolean
  /** Whether its courier has the cash of it, which came back later; null: nobody has said. */
  cashOwed: boolean | null
  /** What the customer got back for what came back; null: nobody has said. */
  givenBack: number | null
  /** The payout that its cash came with. */
  payout: string | null
  removed: boolean
  /** The status before its last step, which an admin took; null where there is no way back. */
  back: OrderStatus | null
}

interface KnownPayout {
  id: string
  received: number
  /** What the rider owes still of it; below 0 where it brought what was owed. */
  missing: number
}

interface Known {
  stock: number
  orders: KnownOrder[]
  payouts: KnownPayout[]
}

let shop: TestShop
let product: Product
let shoppers: User[]
let takers: User[]
let admins: (Actor & { id: string })[]
/** Two servers of the same shop. */
let servers: TestShop['db'][]
let second: ReturnType<typeof createDataSource>
const open = async () => {
  shop = await openTestShop()
  second = await createDataSource(shop.url, 60_000).initialize()
  servers = [shop.db, second.manager]
  product = await buildProduct(shop.db, { price, quantity: 60 })
  shoppers = [await buildShopper(shop.db), await buildShopper(shop.db)]
  takers = [await buildAdmin(shop.db), await buildAdmin(shop.db)]
  admins = takers.map(({ id }) => ({ id, by: OrderActor.ADMIN }))
}
const close = async () => {
  await second.destroy()
  await shop.close()
}

/** One of a list, by a number that was drawn. */
const one = <T>(of: readonly T[], drawn: number): T => {
  const chosen = of[drawn % of.length]
  if (chosen === undefined) throw new Error('there is none')
  return chosen
}

type Drawn = [kind: (typeof kinds)[number], order: number, who: number, pieces: number]
interface Asked {
  known: Known
  order: KnownOrder
  db: TestShop['db']
  admin: (typeof admins)[number]
  shopper: User
  pieces: number
}
/** What is asked of the shop, and what must come of it: a refusal by its code, or the change that the model makes. */
interface Step {
  ask: () => Promise<unknown>
  refusal: string | null
  change: () => void
}

const toPay = (pieces: number, { discount }: Pick<KnownOrder, 'discount'>) => Math.max(0, pieces * price - discount)
const isUnpaid = ({ sent, delivered, payout }: KnownOrder) => sent && delivered && payout === null
const isOwed = (order: KnownOrder) =>
  !order.removed && isUnpaid(order) && (order.status === DELIVERED || order.cashOwed === true)
/** What the rider owes still of his payouts, but for one of them. */
const restOf = ({ payouts }: Known, but: string | null = null) =>
  payouts.reduce((rest, { id, missing }) => (id === but ? rest : rest + missing), 0)
const isCollected = ({ removed, status, delivered, givenBack }: KnownOrder) =>
  !removed && delivered && (status === DELIVERED || (status === RETURNED && givenBack !== null))
const totalOf = (order: KnownOrder) => toPay(order.quantity, order) + order.doorDifference

const stepTo = ({ order }: Asked, to: OrderStatus, ask: Step['ask'], change: () => void = () => undefined): Step => {
  const isThere = order.status === to
  const may = nextSteps[order.status].includes(to)
  const refusal = order.removed ? 'NOT_FOUND' : isThere || may ? null : 'STATUS_CHANGED'
  return {
    ask,
    refusal,
    change: () => {
      if (isThere) return
      order.back = order.status
      order.status = to
      change()
    },
  }
}

const steppers = {
  confirm: (asked: Asked) =>
    stepTo(asked, CONFIRMED, () => takeStep(asked.db, asked.order.id, asked.admin, { to: CONFIRMED })),
  ship: (asked: Asked) =>
    stepTo(
      asked,
      SHIPPED,
      async () => {
        const parcel = { id: asked.order.id, courier: rider, trackingCode: null, trackingUrl: null }
        const [outcome] = await shipOrders(asked.db, asked.admin, [parcel])
        if (outcome?.code) throw new DomainError(outcome.code)
      },
      () => {
        asked.order.sent = true
      },
    ),
  deliver: (asked: Asked) =>
    stepTo(
      asked,
      DELIVERED,
      () => takeStep(asked.db, asked.order.id, asked.admin, { to: DELIVERED }),
      () => {
        asked.order.delivered = true
      },
    ),
  /** Whoever has seen an order that was corrected or moved on since is told so, unless it is there already. */
  deliverAsSeen: (asked: Asked) => {
    const { order, pieces } = asked
    const seen = {
      expectedStatus: one([order.status, SHIPPED], pieces),
      expectedVersion: one([order.version, 1], pieces),
    }
    const step = stepTo(
      asked,
      DELIVERED,
      () => takeStep(asked.db, order.id, asked.admin, { ...seen, to: DELIVERED }),
      () => {
        order.delivered = true
      },
    )
    if (order.removed || order.status === DELIVERED) return step
    if (seen.expectedStatus !== order.status) return { ...step, refusal: 'STATUS_CHANGED' }
    return seen.expectedVersion === order.version ? step : { ...step, refusal: 'ORDER_CHANGED' }
  },
  /** What a courier says nobody of the shop can take back. */
  courierSays: (asked: Asked) => {
    const { order, pieces } = asked
    const to = one([RETURNING, DELIVERED], pieces)
    return stepTo(
      asked,
      to,
      () => takeStep(asked.db, order.id, { id: null, by: OrderActor.COURIER }, { to }),
      () => {
        order.delivered = to === DELIVERED
        order.back = null
      },
    )
  },
  cancel: (asked: Asked) =>
    stepTo(
      asked,
      CANCELLED,
      () => takeStep(asked.db, asked.order.id, asked.admin, { to: CANCELLED, reason: CancelReason.FAKE }),
      () => {
        asked.known.stock += asked.order.quantity
      },
    ),
  cancelOwn: (asked: Asked) => {
    const { order, shopper, known } = asked
    const step = stepTo(
      asked,
      CANCELLED,
      () => cancelMyOrder(asked.db, shopper, order.number),
      () => {
        known.stock += order.quantity
        order.back = null
      },
    )
    const isOwn = order.shopper !== null && shopper === one(shoppers, order.shopper)
    return { ...step, refusal: isOwn ? step.refusal : 'NOT_FOUND' }
  },
  takeIn: (asked: Asked) => {
    const { order, known, pieces } = asked
    const spoilt = Math.min(pieces, order.quantity)
    const cashOwed = order.delivered || pieces === 5 ? one([null, true, false], pieces) : null
    const givenBack = pieces % 2 === 0 ? Math.min(totalOf(order), 120) : null
    const step = stepTo(
      asked,
      RETURNED,
      async () => {
        const { id: variantId } = await shop.db.findOneByOrFail(ProductVariant, { productId: product.id })
        const writtenOff = [{ variantId, quantity: spoilt }]
        const reason = ReturnReason.DAMAGED
        await takeStep(asked.db, order.id, asked.admin, { to: RETURNED, reason, writtenOff, cashOwed, givenBack })
      },
      () => {
        known.stock += order.quantity - spoilt
        order.writtenOff = spoilt
        order.cashOwed = cashOwed
        order.givenBack = givenBack
      },
    )
    const isThere = order.status === RETURNED
    const mayGive = isThere || order.delivered || !givenBack
    const mayBe = cashOwed === null || isThere || isUnpaid(order)
    return { ...step, refusal: step.refusal ?? (mayGive ? (mayBe ? null : 'NOT_OWED') : 'BAD_USER_INPUT') }
  },
  noteCash: ({ order, db, admin, pieces }: Asked): Step => {
    const cashOwed = pieces % 2 === 0
    return {
      ask: () => noteReturnedCash(db, order.id, admin, cashOwed),
      refusal: order.removed
        ? 'NOT_FOUND'
        : order.status !== RETURNED
          ? 'STATUS_CHANGED'
          : isUnpaid(order)
            ? null
            : 'NOT_OWED',
      change: () => {
        order.cashOwed = cashOwed
      },
    }
  },
  /** As many came back as were drawn; of every third such order nothing was paid. */
  deliverPartly: ({ order, known, db, admin, pieces }: Asked): Step => {
    const sent = order.quantity + order.cameBack
    const back = Math.min(pieces, sent)
    const spoilt = pieces % 2
    const isAll = back === sent
    const due = toPay(sent - back, order)
    const collected = isAll || pieces % 3 === 0 ? 0 : due
    const isSaid = isAll
      ? order.status === RETURNED
      : order.status === DELIVERED && totalOf(order) === collected && order.cameBack === back
    const isSent = order.status === SHIPPED || order.status === RETURNING
    return {
      ask: async () => {
        const { id: variantId } = await shop.db.findOneByOrFail(ProductVariant, { productId: product.id })
        const cameBack = [{ variantId, quantity: back, writtenOff: spoilt }]
        await deliverPartly(db, admin, { id: order.id, cameBack, collected, note: 'As the rider says' })
      },
      refusal: order.removed ? 'NOT_FOUND' : isSent || isSaid ? null : 'STATUS_CHANGED',
      change: () => {
        if (!isSent) return
        known.stock += back - spoilt
        order.writtenOff = spoilt
        order.back = order.status
        order.status = isAll ? RETURNED : DELIVERED
        if (isAll) return
        order.delivered = true
        order.quantity = sent - back
        order.cameBack = back
        order.doorDifference = collected - due
      },
    }
  },
  call: ({ order, db, admin }: Asked): Step => ({
    ask: () => noteCall(db, order.id, admin),
    refusal: order.removed
      ? 'NOT_FOUND'
      : order.status !== PLACED
        ? 'STATUS_CHANGED'
        : order.calls > 0
          ? 'CALLED_OFTEN'
          : null,
    change: () => {
      order.calls += 1
    },
  }),
  undo: ({ order, known, db, admin }: Asked): Step => {
    const { status, back, quantity, cameBack, writtenOff } = order
    const again = status === CANCELLED || status === RETURNED ? quantity : status === DELIVERED ? cameBack : 0
    const stays = back === null || (status === DELIVERED && order.payout !== null)
    const isShort = known.stock + writtenOff < again
    return {
      ask: () => takeBackStep(db, order.id, admin),
      refusal: order.removed ? 'NOT_FOUND' : stays ? 'STEP_STAYS' : isShort ? 'OUT_OF_STOCK' : null,
      change: () => {
        if (again > 0) known.stock -= again - writtenOff
        if (status === SHIPPED) order.sent = false
        if (status === DELIVERED)
          Object.assign(order, { delivered: false, quantity: quantity + cameBack, cameBack: 0, doorDifference: 0 })
        Object.assign(order, { writtenOff: 0, cashOwed: null, givenBack: null })
        order.status = back ?? status
        order.back = null
      },
    }
  },
  correct: ({ order, known, db, admin, pieces }: Asked): Step => {
    const more = pieces - order.quantity
    const isInTheShop = order.status === PLACED || order.status === CONFIRMED
    const short = more > 0 && known.stock < more
    const refusal = order.removed
      ? 'NOT_FOUND'
      : more === 0
        ? null
        : short && isInTheShop
          ? 'OUT_OF_STOCK'
          : isInTheShop
            ? null
            : 'STATUS_CHANGED'
    return {
      ask: () =>
        correctOrder(db, admin, {
          ...place,
          id: order.id,
          lines: [{ productId: product.id, quantity: pieces }],
          expectedTotal: toPay(pieces, order),
          expectedVersion: order.version,
        }),
      refusal,
      change: () => {
        if (more === 0) return
        known.stock -= more
        order.quantity = pieces
        order.version += 1
      },
    }
  },
  /** Every second payout comes short, so far as it can; the rest is owed still. */
  payOut: ({ order, known, db, admin, pieces }: Asked): Step => {
    const isPayable = isUnpaid(order) && !order.removed
    const missing = pieces % 2 === 0 ? Math.min(totalOf(order), 10 * pieces) : 0
    const received = totalOf(order) - missing
    const reason = missing > 0 ? PayoutReason.STILL_OWED : null
    let entered = ''
    return {
      ask: async () => {
        entered = (await pay(db, admin, { received, orderIds: [order.id], reason })).id
      },
      refusal: isPayable ? null : 'NOT_OWED',
      change: () => {
        order.payout = entered
        known.payouts.push({ id: entered, received, missing })
      },
    }
  },
  /** Brings some of what is owed still of payouts, and never more than that. */
  payRest: ({ known, db, admin, pieces }: Asked): Step => {
    const received = 10 * pieces
    let entered = ''
    return {
      ask: async () => {
        entered = (await pay(db, admin, { received, orderIds: [], reason: PayoutReason.STILL_OWED })).id
      },
      refusal: received > restOf(known) ? 'BAD_USER_INPUT' : null,
      change: () => {
        known.payouts.push({ id: entered, received, missing: -received })
      },
    }
  },
  takeBackPayout: ({ order, known, db }: Asked): Step => {
    const { payout } = order
    return {
      ask: async () => {
        if (!(await takeBackPayout(db, payout ?? randomUUID()))) throw new DomainError('NOT_FOUND')
      },
      refusal: payout === null || restOf(known, payout) < 0 ? 'NOT_FOUND' : null,
      change: () => {
        known.payouts = known.payouts.filter(({ id }) => id !== payout)
        order.payout = null
      },
    }
  },
  remove: ({ order, known, db }: Asked): Step => {
    const isOnItsWay = order.status === SHIPPED || order.status === RETURNING
    const isSettled = order.status === RETURNED && order.cashOwed === false
    const hasCash = order.payout !== null || (isUnpaid(order) && !isSettled)
    return {
      ask: async () => {
        if (!(await deleteOrder(db, order.id))) throw new DomainError('NOT_FOUND')
      },
      refusal: order.removed ? 'NOT_FOUND' : isOnItsWay ? 'ORDER_ON_ITS_WAY' : hasCash ? 'ORDER_HAS_CASH' : null,
      change: () => {
        if (order.status === PLACED || order.status === CONFIRMED) known.stock += order.quantity
        order.removed = true
      },
    }
  },
}
const pay = (
  db: TestShop['db'],
  admin: (typeof admins)[number],
  given: Pick<PayoutInput, 'received' | 'orderIds' | 'reason'>,
) =>
  recordPayout(db, admin.id, { idempotencyKey: randomUUID(), courier: rider, day: dayInDhaka(), charges: 0, ...given })

const dayInDhaka = (daysAgo = 0) => dayAfter(today(), -daysAgo)

const kinds = ['place', 'take', ...(Object.keys(steppers) as (keyof typeof steppers)[])] as const

const newOrder: Omit<KnownOrder, 'id' | 'number' | 'shopper' | 'quantity' | 'discount'> = {
  ...{ cameBack: 0, doorDifference: 0, status: PLACED, version: 1, calls: 0, writtenOff: 0 },
  ...{ sent: false, delivered: false, cashOwed: null, givenBack: null, payout: null },
  ...{ removed: false, back: null },
}

const placed = async (known: Known, who: number, quantity: number): Promise<void> => {
  const shopper = one(shoppers, who)
  const asked = placeOrder(one(servers, who), shopper, orderInput([product], { ...place, quantity }))
  await begun(known, asked, { shopper: who % shoppers.length, quantity, discount: 0 })
}

/** Somebody calls; of every third order so much is taken off that two pieces and more are still to be paid. */
const taken = async (known: Known, who: number, quantity: number): Promise<void> => {
  const discount = quantity % 3 === 0 ? 150 : 0
  const input = takeInput(product, {
    ...place,
    lines: [{ productId: product.id, quantity }],
    expectedTotal: toPay(quantity, { discount }),
    ...{ discount, discountReason: discount > 0 ? 'Bought before' : null, idempotencyKey: randomUUID() },
  })
  await begun(known, takeOrder(one(servers, who), one(takers, who), input), { shopper: null, quantity, discount })
}

const begun = async (
  known: Known,
  asked: Promise<Order>,
  given: Pick<KnownOrder, 'shopper' | 'quantity' | 'discount'>,
): Promise<void> => {
  if (known.stock < given.quantity) {
    await expect(asked).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
    return
  }
  const { id, number } = await asked
  known.stock -= given.quantity
  known.orders.push({ ...newOrder, ...given, id, number })
}

/** What was taken at least once, and not refused. */
const happened = new Set<Drawn[0]>(['place', 'take'])

const step = async (known: Known, [kind, drawnOrder, who, pieces]: Drawn): Promise<void> => {
  if (kind === 'take') return taken(known, who, pieces)
  if (kind === 'place' || known.orders.length === 0) return placed(known, who, pieces)
  const order = one(known.orders, drawnOrder)
  const asked = {
    ...{ known, order, pieces, shopper: one(shoppers, who) },
    db: one(servers, who),
    admin: one(admins, who),
  }
  const { ask, refusal, change } = steppers[kind](asked)
  const code = await ask().then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  )
  expect([kind, order.status, code]).toEqual([kind, order.status, refusal])
  if (refusal === null) {
    change()
    happened.add(kind)
  }
}

/** The shop is as the model says. */
const compare = async (known: Known): Promise<void> => {
  const { stock, orders } = known
  const { quantity } = await shop.db.findOneByOrFail(ProductVariant, { productId: product.id })
  const rows = await shop.db.find(Order, { withDeleted: true })
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
  expect(await checkInvariants(shop.db)).toEqual([])
  await compareCash(known)
}

const sumOf = <T>(of: readonly T[], value: (one: T) => number) => of.reduce((sum, one) => sum + value(one), 0)

/** Everybody who asks where the cash is hears the same: Cash, the overview, the list of orders, the report. */
const compareCash = async (known: Known): Promise<void> => {
  const { orders, payouts } = known
  const owed = orders.filter(isOwed)
  const [sum, rest] = [{ orders: owed.length, total: sumOf(owed, totalOf) }, restOf(known)]
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).sort()
  const asked = { state: OrderState.ALL, cash: OrderCash.WITH_COURIER }

  expect((await readCash(shop.db)).withCouriers).toEqual({ ...sum, total: sum.total + rest })
  const work = await readOpenWork(shop.db)
  expect(work).toMatchObject({ notPaidOut: sum, stillOwed: rest })
  expect(ids(await (await filteredOrders(shop.db, asked)).getMany())).toEqual(ids(owed))
  const cameBack = orders.filter((order) => order.status === RETURNED && isUnpaid(order) && !order.removed)
  expect(ids(await listReturnedCash(shop.db))).toEqual(ids(cameBack.filter(({ cashOwed }) => cashOwed !== false)))

  // Each short payout is for one order: what it lacks is lacking in what that one collected.
  const collected = orders.filter(isCollected)
  const short = collected.map(({ payout }) => Math.max(0, payouts.find(({ id }) => id === payout)?.missing ?? 0))
  const withCouriers =
    sumOf(collected.filter(isOwed), totalOf) +
    Math.min(
      rest,
      sumOf(short, (missing) => missing),
    )
  const days = await report(shop.db, dayInDhaka(1), dayInDhaka(0), ReportStep.DAY)
  const given = orders.filter(({ removed, status }) => !removed && status === RETURNED)
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

test(`${steps} steps by two shoppers and two admins on two servers leave what a small model says, seed ${seed}`, async () => {
  const drawn = fc.tuple(fc.constantFrom(...kinds), fc.nat(1000), fc.nat(1000), fc.integer({ min: 1, max: 6 }))
  for (let done = 0; done < Number(steps); done += EACH_ROUND) {
    await open()
    // Limits of purchases are another test's.
    await shop.db.query(
      'UPDATE purchase_limits SET "newOrders" = 1000, "newTotal" = 1000000, "knownOrders" = 1000, "unconfirmedTotal" = 1000000',
    )
    const known: Known = { stock: 60, orders: [], payouts: [] }
    const round = fc.sample(drawn, { seed: Number(seed) + done / EACH_ROUND, numRuns: EACH_ROUND })
    for (const [i, drawnStep] of round.slice(0, Number(steps) - done).entries()) {
      await step(known, drawnStep)
      if (i % BETWEEN_LOOKS === 0) await compareCash(known)
    }
    await compare(known)
    await close()
  }
  if (Number(steps) >= EACH_ROUND) expect(kinds.filter((kind) => !happened.has(kind))).toEqual([])
}, 7_200_000)
