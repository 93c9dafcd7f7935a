import { randomUUID } from 'node:crypto'
import { today } from '@sunnah-store/schema/local-day'
import { DomainError } from '../../errors.js'
import { PayoutReason } from '../../order/cash/payout.entity.js'
import type { PayoutInput } from '../../order/cash/payout.input.js'
import { recordPayout } from '../../order/cash/record-payout.service.js'
import { noteReturnedCash } from '../../order/cash/returned-cash.service.js'
import { takeBackPayout } from '../../order/cash/take-back-payout.service.js'
import { OrderStatus } from '../../order/life/order-status.js'
import { isUnpaid, restOf, totalOf } from './known.js'
import { type AskedOfOrder, rider, type Step } from './step.js'

/** What is done with the cash of an order. */
export const cashSteps = {
  noteCash: ({ order, db, admin, pieces }: AskedOfOrder): Step => {
    const cashOwed = pieces % 2 === 0
    return {
      ask: () => noteReturnedCash(db, order.id, admin, cashOwed),
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
  payOut: ({ order, known, db, admin, pieces }: AskedOfOrder): Step => {
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
  payRest: ({ known, db, admin, pieces }: AskedOfOrder): Step => {
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
  takeBackPayout: ({ order, known, db }: AskedOfOrder): Step => {
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
}

const pay = (
  db: AskedOfOrder['db'],
  admin: AskedOfOrder['admin'],
  given: Pick<PayoutInput, 'received' | 'orderIds' | 'reason'>,
) => recordPayout(db, admin.id, { idempotencyKey: randomUUID(), courier: rider, day: today(), charges: 0, ...given })
