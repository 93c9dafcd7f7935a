import { nextSteps } from '@sunnah-store/schema/order-steps'
import { DomainError } from '../../errors.js'
import { cancelMyOrder } from '../../order/life/cancel-my-order.service.js'
import { deliverPartly } from '../../order/life/deliver-partly.service.js'
import { OrderActor } from '../../order/life/order-event.entity.js'
import { CancelReason, OrderStatus, ReturnReason } from '../../order/life/order-status.js'
import { takeStep } from '../../order/life/order-step.service.js'
import { shipOrders } from '../../order/life/ship-orders.service.js'
import { takeBackStep } from '../../order/life/take-back.service.js'
import { isUnpaid, toPay, totalOf } from './known.js'
import { one } from './shop-of-two.js'
import { type AskedOfOrder, rider, type Step } from './step.js'

const { CONFIRMED, SHIPPED, RETURNING, DELIVERED, CANCELLED, RETURNED } = OrderStatus

/** The steps from one status to another, and the way back. */
export const orderSteps = {
  confirm: (asked: AskedOfOrder) =>
    stepTo(asked, CONFIRMED, () => takeStep(asked.db, asked.order.id, asked.admin, { to: CONFIRMED })),
  ship: (asked: AskedOfOrder) =>
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
  deliver: (asked: AskedOfOrder) =>
    stepTo(
      asked,
      DELIVERED,
      () => takeStep(asked.db, asked.order.id, asked.admin, { to: DELIVERED }),
      () => {
        asked.order.delivered = true
      },
    ),
  /** Whoever has seen an order that was corrected or moved on since is told so, unless it is there already. */
  deliverAsSeen: (asked: AskedOfOrder) => {
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
    const { order, db, admin } = asked
    const reason = ReturnReason.REFUSED_AT_DOOR
    return stepTo(asked, RETURNING, () => takeStep(db, order.id, admin, { to: RETURNING, reason }), undefined, reason)
  },
  cancel: (asked: AskedOfOrder) =>
    stepTo(
      asked,
      CANCELLED,
      () => takeStep(asked.db, asked.order.id, asked.admin, { to: CANCELLED, reason: CancelReason.FAKE }),
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
      () => cancelMyOrder(asked.db, shopper, order.number),
      () => {
        known.stock += order.quantity
        order.back = null
      },
    )
    return { ...step, refusal: order.shopper === shopper ? step.refusal : 'NOT_FOUND' }
  },
  takeIn: (asked: AskedOfOrder) => {
    const { order, known, pieces } = asked
    const spoilt = Math.min(pieces, order.quantity)
    const cashOwed = order.delivered || pieces === 5 ? one([null, true, false], pieces) : null
    const givenBack = pieces % 2 === 0 ? Math.min(totalOf(order), 120) : null
    const step = stepTo(
      asked,
      RETURNED,
      async () => {
        const writtenOff = [{ variantId: asked.variantId, quantity: spoilt }]
        const reason = ReturnReason.DAMAGED
        await takeStep(asked.db, order.id, asked.admin, { to: RETURNED, reason, writtenOff, cashOwed, givenBack })
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
    const mayGive = isThere || order.delivered || !givenBack
    const mayBe = cashOwed === null || isThere || isUnpaid(order)
    return { ...step, refusal: step.refusal ?? (mayGive ? (mayBe ? null : 'NOT_OWED') : 'BAD_USER_INPUT') }
  },
  /** A courier has lost it; now and then somebody asks for less than all to be written off. */
  lose: (asked: AskedOfOrder) => {
    const { order, pieces, variantId } = asked
    const isAsked = pieces % 3 === 0
    const step = stepTo(
      asked,
      RETURNED,
      async () => {
        const writtenOff = isAsked ? [{ variantId, quantity: pieces }] : null
        await takeStep(asked.db, order.id, asked.admin, { to: RETURNED, reason: ReturnReason.LOST, writtenOff })
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
  /** As many came back as were drawn; of every third such order nothing was paid. */
  deliverPartly: ({ order, known, db, admin, pieces, variantId }: AskedOfOrder): Step => {
    const sent = order.quantity + order.cameBack
    const back = Math.min(pieces, sent)
    const spoilt = pieces % 2
    const isAll = back === sent
    const due = toPay(sent - back, order)
    const collected = isAll || pieces % 3 === 0 ? 0 : due
    const ended = [ReturnReason.REFUSED_AT_DOOR, spoilt].join()
    const isSaid = isAll
      ? order.status === RETURNED && order.ended === ended
      : order.status === DELIVERED && totalOf(order) === collected && order.cameBack === back
    const isSent = order.status === SHIPPED || order.status === RETURNING
    return {
      ask: async () => {
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
        order.ended = isAll ? ended : null
        if (isAll) return
        order.delivered = true
        order.quantity = sent - back
        order.cameBack = back
        order.doorDifference = collected - due
      },
    }
  },
  undo: ({ order, known, db, admin }: AskedOfOrder): Step => {
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
}

const stepTo = (
  { order }: AskedOfOrder,
  to: OrderStatus,
  ask: Step['ask'],
  change: () => void = () => undefined,
  ended: string | null = null,
): Step => {
  const isThere = order.status === to
  const may = isThere ? ended === null || ended === order.ended : nextSteps[order.status].includes(to)
  const refusal = order.removed ? 'NOT_FOUND' : may ? null : 'STATUS_CHANGED'
  return {
    ask,
    refusal,
    change: () => {
      if (isThere) return
      order.back = order.status
      order.status = to
      order.ended = ended
      change()
    },
  }
}
