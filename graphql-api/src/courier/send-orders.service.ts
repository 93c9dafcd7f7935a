import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import type { SeenOrders } from '../order/life/as-seen.js'
import type { Actor } from '../order/life/change-order.js'
import type { OrderOutcome } from '../order/life/order-outcome.js'
import { type Courier, CourierSilent, type Sent } from './courier.js'
import { type Begun, beginSending, dropSending, finishSending, leaveSending } from './sending.js'

export interface ToSend {
  ids: readonly string[]
  /** For the courier. */
  note: string | null
  /** What somebody has seen of them; of the others: nothing. */
  seen?: SeenOrders | null | undefined
}

/**
 * Hands orders to a courier, each once: what a courier may have been told of already is asked about before it is told
 * again. No transaction is open while the courier is asked. What is refused or stays open is told beside the others.
 */
export const sendOrders = async (
  db: EntityManager,
  courier: Courier,
  actor: Actor,
  { ids, note, seen }: ToSend,
): Promise<OrderOutcome[]> => {
  const outcomes = new Map<string, OrderOutcome>()
  const begun: Begun[] = []
  for (const id of ids)
    await beginSending(
      db,
      courier,
      id,
      note,
      seen?.find((one) => one.id === id),
    ).then(
      (one) => begun.push(one),
      (error) => outcomes.set(id, outcomeOf(id, error)),
    )

  const conclude = async ({ id }: Begun, sent: Sent): Promise<void> => {
    if (sent.kind === 'taken') {
      outcomes.set(id, { id, order: await finishSending(db, courier, actor, id, sent), code: null })
      return
    }
    if (sent.kind === 'open') {
      await leaveSending(db, id)
      outcomes.set(id, { id, order: null, code: 'COURIER_SILENT' })
      return
    }
    await dropSending(db, id)
    outcomes.set(id, { id, order: null, code: 'COURIER_REFUSED', words: sent.words })
  }

  const toTell: Begun[] = []
  let isSilent = false
  for (const one of begun) {
    const known: Sent | null = !one.again ? null : isSilent ? { kind: 'open' } : await ask(courier, one)
    isSilent ||= known?.kind === 'open'
    if (known) await conclude(one, known)
    else toTell.push(one)
  }
  const answers = await courier.send(toTell.map(({ parcel }) => parcel))
  for (const [place, one] of toTell.entries()) {
    const answer = answers[place] ?? { kind: 'open' }
    // It also refuses what it has already, such as from a call that it answered too late.
    const known = answer.kind === 'refused' ? await ask(courier, one) : null
    await conclude(one, known?.kind === 'taken' || (known && one.again) ? known : answer)
  }
  return ids.flatMap((id) => outcomes.get(id) ?? [])
}

/** What the courier knows of a parcel; null: it does not have it. */
const ask = async (courier: Courier, { parcel: { invoice } }: Begun): Promise<Sent | null> => {
  try {
    const word = await courier.status({ invoice, consignmentId: null })
    return word && { kind: 'taken', consignmentId: null, trackingCode: null }
  } catch (error) {
    if (error instanceof CourierSilent) return { kind: 'open' }
    throw error
  }
}

const outcomeOf = (id: string, error: unknown): OrderOutcome => {
  if (!(error instanceof DomainError)) throw error
  const { words } = error.details ?? {}
  return { id, order: null, code: error.code, words: typeof words === 'string' ? words : null }
}
