import { OrderStatus } from '../../order/life/order-status.js'
import { Refused } from './ask-shop.js'
import { isUnpaid, price, toPay } from './known.js'
import { type AskedOfOrder, place, type Step } from './step.js'

const { PLACED, CONFIRMED, SHIPPED, RETURNING, RETURNED } = OrderStatus

/** What is done to an order beside its steps. */
export const orderChanges = {
  call: ({ order, asAdmin }: AskedOfOrder): Step => ({
    ask: () => asAdmin(noteCall, { id: order.id }),
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
  note: ({ order, asAdmin, pieces }: AskedOfOrder): Step => ({
    ask: () => asAdmin(addOrderNote, { id: order.id, note: `Wants ${pieces}` }),
    refusal: order.removed ? 'NOT_FOUND' : null,
    change: () => undefined,
  }),
  /** A courier was told of it and never answered: once it is released, it stands where it stood. */
  release: ({ order, db, asAdmin }: AskedOfOrder): Step => {
    const isInTheShop = order.status === PLACED || order.status === CONFIRMED
    return {
      ask: async () => {
        if (isInTheShop && !order.removed)
          await db.query(
            `INSERT INTO courier_sending ("orderId", "courierCode", since, "busyUntil", "leftAt")
             VALUES ($1, 'SILENT', now() - interval '11 minutes', now(), now())`,
            [order.id],
          )
        return asAdmin(releaseOrder, { id: order.id })
      },
      refusal: order.removed ? 'NOT_FOUND' : isInTheShop ? null : 'STATUS_CHANGED',
      change: () => undefined,
    }
  },
  correct: ({ order, seen, known, asAdmin, pieces, product }: AskedOfOrder): Step => {
    const more = pieces - order.quantity
    const isInTheShop = order.status === PLACED || order.status === CONFIRMED
    const refusal = order.removed
      ? 'NOT_FOUND'
      : more === 0
        ? null
        : !isInTheShop
          ? 'STATUS_CHANGED'
          : order.version !== seen.version
            ? 'ORDER_CHANGED'
            : known.stock < more
              ? 'OUT_OF_STOCK'
              : pieces * price < order.discount
                ? 'BAD_USER_INPUT'
                : null
    const input = {
      ...place,
      id: order.id,
      lines: [{ productId: product.id, quantity: pieces }],
      expectedTotal: toPay(pieces, seen),
      expectedVersion: seen.version,
    }
    return {
      ask: () => asAdmin(correctOrder, { input }),
      refusal,
      change: () => {
        if (more === 0) return
        known.stock -= more
        order.quantity = pieces
        order.version += 1
      },
    }
  },
  remove: ({ order, known, asAdmin }: AskedOfOrder): Step => {
    const isOnItsWay = order.status === SHIPPED || order.status === RETURNING
    const isSettled = order.status === RETURNED && order.cashOwed === false
    const hasCash = order.payout !== null || (isUnpaid(order) && !isSettled)
    return {
      ask: async () => {
        if (!(await asAdmin(deleteOrder, { id: order.id }))) throw new Refused('NOT_FOUND')
      },
      refusal: order.removed ? 'NOT_FOUND' : isOnItsWay ? 'ORDER_ON_ITS_WAY' : hasCash ? 'ORDER_HAS_CASH' : null,
      change: () => {
        if (order.status === PLACED || order.status === CONFIRMED) known.stock += order.quantity
        order.removed = true
      },
    }
  },
}

const noteCall = 'mutation ($id: ID!) { done: noteCall(id: $id) { id } }'
const addOrderNote = 'mutation ($id: ID!, $note: String!) { done: addOrderNote(id: $id, note: $note) { id } }'
const releaseOrder = 'mutation ($id: ID!) { done: releaseOrder(id: $id) { id } }'
const correctOrder = 'mutation ($input: CorrectOrderInput!) { done: correctOrder(input: $input) { id } }'
const deleteOrder = 'mutation ($id: ID!) { done: deleteOrder(id: $id) }'
