import { OrderActor } from '../../order/life/order-event.entity.js'
import { CancelReason, OrderStatus, ReturnReason } from '../../order/life/order-status.js'
import { takeStep } from '../../order/life/order-step.service.js'
import { Refused } from './ask-shop.js'
import { deliverInPart } from './deliver-in-part.js'
import { isUnpaid, totalOf } from './known.js'
import { mutations } from './order-mutations.js'
import { one } from './shop-of-two.js'
import { type AskedOfOrder, rider, type Step } from './step.js'
import { stepTo } from './step-to.js'

const { CONFIRMED, SHIPPED, RETURNING, DELIVERED, CANCELLED, RETURNED } = OrderStatus

/** The steps from one status to another, and the way back. */
export const orderSteps = {
  confirm: (asked: AskedOfOrder) =>
    stepTo(asked, CONFIRMED, () => asked.asAdmin(mutations.confirm, { input: { id: asked.order.id } })),
  ship: (asked: AskedOfOrder) =>
    stepTo(
      asked,
      SHIPPED,
      async () => {
        const parcel = { id: asked.order.id, courier: rider, trackingCode: null, trackingUrl: null }
        const [outcome] = await asked.asAdmin<{ code: string | null }[]>(mutations.ship, { shipments: [parcel] })
        if (outcome?.code) throw new Refused(outcome.code)
      },
      () => {
        asked.order.sent = true
      },
    ),
  deliver: (asked: AskedOfOrder) =>
    stepTo(
      asked,
      DELIVERED,
      () => asked.asAdmin(mutations.deliver, { id: asked.order.id }),
      () => {
        asked.order.delivered = true
      },
    ),
  /** Whoever has seen an order that was corrected or moved on since is told so, unless it is there already. */
  deliverAsSeen: (asked: AskedOfOrder) => {
    const { order, pieces } = asked
    const seen = {
      expectedStatus: one([asked.seen.status, SHIPPED], pieces),
      expectedVersion: one([asked.seen.version, 1], pieces),
    }
    const step = stepTo(
      asked,
      DELIVERED,
      () => asked.asAdmin(mutations.deliver, { id: order.id, ...seen }),
      () => {
        order.delivered = true
      },
    )
    if (order.removed || order.status === DELIVERED) return step
    if (seen.expectedStatus !== order.status) return { ...step, refusal: 'STATUS_CHANGED' }
    return seen.expectedVersion === order.version ? step : { ...step, refusal: 'ORDER_CHANGED' }
  },
  /** What a courier says nobody of the shop can take back. */
  courierSays: (asked: AskedOfOrder) => {
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
  /** Somebody of the shop heard that it was not taken. */
  comeBack: (asked: AskedOfOrder) => {
    const input = { id: asked.order.id, reason: ReturnReason.REFUSED_AT_DOOR }
    return stepTo(asked, RETURNING, () => asked.asAdmin(mutations.comeBack, { input }), undefined, input.reason)
  },
  cancel: (asked: AskedOfOrder) =>
    stepTo(
      asked,
      CANCELLED,
      () => asked.asAdmin(mutations.cancel, { input: { id: asked.order.id, reason: CancelReason.FAKE } }),
      () => {
        asked.known.stock += asked.order.quantity
      },
      CancelReason.FAKE,
    ),
  cancelOwn: (asked: AskedOfOrder) => {
    const { order, shopper, known } = asked
    const step = stepTo(
      asked,
      CANCELLED,
      () => asked.asShopper(mutations.cancelOwn, { number: order.number }),
      () => {
        known.stock += order.quantity
        order.back = null
      },
    )
    return { ...step, refusal: order.shopperId === shopper.id ? step.refusal : 'NOT_FOUND' }
  },
  takeIn: (asked: AskedOfOrder) => {
    const { order, seen, known, pieces } = asked
    const spoilt = Math.min(pieces, seen.quantity)
    const cashOwed = seen.delivered || pieces === 5 ? one([null, true, false], pieces) : null
    const givenBack = pieces % 2 === 0 ? Math.min(totalOf(seen), 120) : null
    const step = stepTo(
      asked,
      RETURNED,
      () => {
        const writtenOff = [{ variantId: asked.variantId, quantity: spoilt }]
        const input = { id: order.id, reason: ReturnReason.DAMAGED, writtenOff, cashOwed, givenBack }
        return asked.asAdmin(mutations.takeIn, { input })
      },
      () => {
        known.stock += order.quantity - spoilt
        order.writtenOff = spoilt
        order.cashOwed = cashOwed
        order.givenBack = givenBack
      },
      [ReturnReason.DAMAGED, spoilt, cashOwed, givenBack].join(),
    )
    const isThere = order.status === RETURNED
    const mayGive = isThere || (givenBack ?? 0) <= (order.delivered ? totalOf(order) : 0)
    const maySpoil = isThere || spoilt <= order.quantity
    const mayBe = cashOwed === null || isThere || isUnpaid(order)
    return { ...step, refusal: step.refusal ?? (mayGive && maySpoil ? (mayBe ? null : 'NOT_OWED') : 'BAD_USER_INPUT') }
  },
  /** A courier has lost it; now and then somebody asks for less than all to be written off. */
  lose: (asked: AskedOfOrder) => {
    const { order, pieces, variantId } = asked
    const isAsked = pieces % 3 === 0
    const step = stepTo(
      asked,
      RETURNED,
      () => {
        const writtenOff = isAsked ? [{ variantId, quantity: pieces }] : null
        return asked.asAdmin(mutations.takeIn, { input: { id: order.id, reason: ReturnReason.LOST, writtenOff } })
      },
      () => {
        Object.assign(order, { writtenOff: order.quantity, cashOwed: null, givenBack: null })
      },
      ReturnReason.LOST,
    )
    const isOnItsWay = order.status === SHIPPED || order.status === RETURNING
    const isAll = !isAsked || pieces === order.quantity
    const may = order.status === RETURNED || (isOnItsWay && isAll)
    return { ...step, refusal: step.refusal ?? (may ? null : 'BAD_USER_INPUT') }
  },
  deliverPartly: deliverInPart,
  undo: ({ order, known, asAdmin }: AskedOfOrder): Step => {
    const { status, back, quantity, cameBack, writtenOff } = order
    const again = status === CANCELLED || status === RETURNED ? quantity : status === DELIVERED ? cameBack : 0
    const stays = back === null || (status === DELIVERED && order.payout !== null)
    const isShort = known.stock + writtenOff < again
    return {
      ask: () => asAdmin(mutations.undo, { id: order.id }),
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
}
