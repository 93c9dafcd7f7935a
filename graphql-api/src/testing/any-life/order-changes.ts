import { releaseOrder } from '../../courier/release-order.service.js'
import { DomainError } from '../../errors.js'
import { correctOrder } from '../../order/by-hand/correct-order.service.js'
import { addOrderNote } from '../../order/life/add-order-note.service.js'
import { noteCall } from '../../order/life/note-call.service.js'
import { OrderStatus } from '../../order/life/order-status.js'
import { deleteOrder } from '../../order/order.service.js'
import { isUnpaid, price, toPay } from './known.js'
import { type AskedOfOrder, place, type Step } from './step.js'

const { PLACED, CONFIRMED, SHIPPED, RETURNING, RETURNED } = OrderStatus

/** What is done to an order beside its steps. */
export const orderChanges = {
  call: ({ order, db, admin }: AskedOfOrder): Step => ({
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
  /** Whatever is noted, the order stands where it stood. */
  note: ({ order, db, admin, pieces }: AskedOfOrder): Step => ({
    ask: () => addOrderNote(db, order.id, admin, `Wants ${pieces}`),
    refusal: order.removed ? 'NOT_FOUND' : null,
    change: () => undefined,
  }),
  /** A courier was told of it and never answered: once it is released, it stands where it stood. */
  release: ({ order, db, admin }: AskedOfOrder): Step => {
    const isInTheShop = order.status === PLACED || order.status === CONFIRMED
    return {
      ask: async () => {
        if (isInTheShop && !order.removed)
          await db.query(
            `INSERT INTO courier_sending ("orderId", "courierCode", since, "busyUntil", "leftAt")
             VALUES ($1, 'SILENT', now() - interval '11 minutes', now(), now())`,
            [order.id],
          )
        return releaseOrder(db, order.id, admin, null)
      },
      refusal: order.removed ? 'NOT_FOUND' : isInTheShop ? null : 'STATUS_CHANGED',
      change: () => undefined,
    }
  },
  correct: ({ order, known, db, admin, pieces, product }: AskedOfOrder): Step => {
    const more = pieces - order.quantity
    const isInTheShop = order.status === PLACED || order.status === CONFIRMED
    const short = more > 0 && known.stock < more
    const refusal = order.removed
      ? 'NOT_FOUND'
      : more === 0
        ? null
        : short && isInTheShop
          ? 'OUT_OF_STOCK'
          : !isInTheShop
            ? 'STATUS_CHANGED'
            : pieces * price < order.discount
              ? 'BAD_USER_INPUT'
              : null
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
  remove: ({ order, known, db }: AskedOfOrder): Step => {
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
