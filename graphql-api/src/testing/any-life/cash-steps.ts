import { randomUUID } from 'node:crypto'
import { today } from '@sunnah-store/schema/local-day'
import { PayoutReason } from '../../order/cash/payout.entity.js'
import type { PayoutInput } from '../../order/cash/payout.input.js'
import { OrderStatus } from '../../order/life/order-status.js'
import { Refused } from './ask-shop.js'
import { isUnpaid, restOf, totalOf } from './known.js'
import { type AskedOfOrder, rider, type Step } from './step.js'

/** What is done with the cash of an order. */
export const cashSteps = {
  noteCash: ({ order, asAdmin, pieces }: AskedOfOrder): Step => {
    const cashOwed = pieces % 2 === 0
    return {
      ask: () => asAdmin(noteCash, { id: order.id, cashOwed }),
      refusal: order.removed
        ? 'NOT_FOUND'
        : order.status !== OrderStatus.RETURNED
          ? 'STATUS_CHANGED'
          : isUnpaid(order)
            ? null
            : 'NOT_OWED',
      change: () => {
        order.cashOwed = cashOwed
      },
    }
  },
  /** Every second payout comes short, so far as it can; the rest is owed still. */
  payOut: (asked: AskedOfOrder): Step => {
    const { order, seen, known, pieces, entered } = asked
    const short = pieces % 2 === 0 ? Math.min(totalOf(seen), 10 * pieces) : 0
    const received = totalOf(seen) - short
    const reason = short > 0 ? PayoutReason.STILL_OWED : null
    const missing = totalOf(order) - received
    const isExplained = missing === 0 || (reason !== null && -missing <= restOf(known))
    const isPayable = isUnpaid(order) && !order.removed
    return {
      ask: () => pay(asked, { received, orderIds: [order.id], reason }),
      refusal: isPayable ? (isExplained ? null : 'BAD_USER_INPUT') : 'NOT_OWED',
      change: () => {
        order.payout = entered.id
        known.payouts.push({ id: entered.id, received, missing })
      },
    }
  },
  /** Brings some of what is owed still of payouts, and never more than that. */
  payRest: (asked: AskedOfOrder): Step => {
    const { known, pieces, entered } = asked
    const received = 10 * pieces
    return {
      ask: () => pay(asked, { received, orderIds: [], reason: PayoutReason.STILL_OWED }),
      refusal: received > restOf(known) ? 'BAD_USER_INPUT' : null,
      change: () => {
        known.payouts.push({ id: entered.id, received, missing: -received })
      },
    }
  },
  takeBackPayout: ({ order, seen, known, asAdmin }: AskedOfOrder): Step => {
    const { payout } = seen
    const isThere = known.payouts.some(({ id }) => id === payout)
    return {
      ask: async () => {
        if (!(await asAdmin(takeBack, { id: payout ?? randomUUID() }))) throw new Refused('NOT_FOUND')
      },
      refusal: isThere && restOf(known, payout) >= 0 ? null : 'NOT_FOUND',
      change: () => {
        known.payouts = known.payouts.filter(({ id }) => id !== payout)
        order.payout = null
      },
    }
  },
}

const noteCash =
  'mutation ($id: ID!, $cashOwed: Boolean!) { done: noteReturnedCash(id: $id, cashOwed: $cashOwed) { id } }'
const recordPayout = 'mutation ($input: PayoutInput!) { done: recordPayout(input: $input) { id } }'
const takeBack = 'mutation ($id: ID!) { done: takeBackPayout(id: $id) }'

const pay = async (
  { asAdmin, entered }: AskedOfOrder,
  given: Pick<PayoutInput, 'received' | 'orderIds' | 'reason'>,
): Promise<void> => {
  const input = { idempotencyKey: randomUUID(), courier: rider, day: today(), charges: 0, ...given }
  const { id } = await asAdmin<{ id: string }>(recordPayout, { input })
  Object.assign(entered, { id })
}
