import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import type { SeenOrders } from '../order/life/as-seen.js'
import type { Actor } from '../order/life/change-order.js'
import type { OrderOutcome } from '../order/life/order-outcome.js'
import { type Courier, CourierSilent, type Sent } from './courier.js'
import { type Begun, beginSending, dropSending, finishSending, leaveSending, tellAgain } from './sending.js'

export interface ToSend {
  ids: readonly string[]
  /** For the courier. */
  note: string | null
  /** What somebody has seen of them; of the others: nothing. */
  seen?: SeenOrders | null | undefined
}

/** For how long questions may begin, in milliseconds: with a call on each side it is less than a sending is claimed for. */
const ASKING = 15_000
/** Of how many refusals at most the reason is asked. */
const REASONS = 5

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
  const asksUntil = Date.now() + ASKING
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

  const settle = async (one: Begun, sent: Sent): Promise<OrderOutcome> => {
    const { id } = one
    if (sent.kind === 'taken') {
      const order = await finishSending(db, courier, actor, id, sent)
      return { id, order, code: order ? null : 'STATUS_CHANGED' }
    }
    if (sent.kind === 'open') {
      await leaveSending(db, one)
      return { id, order: null, code: 'COURIER_SILENT' }
    }
    await dropSending(db, one)
    return { id, order: null, code: 'COURIER_REFUSED', words: sent.words || 'The courier gave no reason.' }
  }
  const conclude = async (one: Begun, sent: Sent): Promise<void> => {
    outcomes.set(one.id, await settle(one, sent).catch((error) => outcomeOf(one.id, error)))
  }

  let isSilent = false
  const unlessSilent = async (question: () => Promise<Sent | null>): Promise<Sent | null> => {
    const answer: Sent | null = isSilent || Date.now() > asksUntil ? { kind: 'open' } : await question()
    isSilent ||= answer?.kind === 'open'
    return answer
  }

  const toTell: Begun[] = []
  for (const one of begun) {
    const known = one.again ? await unlessSilent(() => ask(courier, one)) : null
    if (known) await conclude(one, known)
    else
      await (one.again ? tellAgain(db, one) : Promise.resolve(one)).then(
        (told) => toTell.push(told),
        (error) => outcomes.set(one.id, outcomeOf(one.id, error)),
      )
  }
  const answers = await courier.send(toTell.map(({ parcel }) => parcel))
  const refused: { one: Begun; answer: Sent & { kind: 'refused' } }[] = []
  for (const [place, one] of toTell.entries()) {
    const answer = answers[place] ?? { kind: 'open' }
    if (answer.kind === 'refused') refused.push({ one, answer })
    else await conclude(one, answer)
  }
  // What was taken is written by now: these questions may take long.
  let reasons = 0
  for (const { one, answer } of refused) {
    // It also refuses what it has already, such as from a call that it answered too late.
    const known = await unlessSilent(() => ask(courier, one))
    if (known?.kind === 'taken' || (known && one.again)) await conclude(one, known)
    else if (answer.words || isSilent || reasons++ >= REASONS) await conclude(one, answer)
    else await conclude(one, (await unlessSilent(() => alone(courier, one))) ?? answer)
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

/** Told of it alone, the courier says why it refuses. */
const alone = async (courier: Courier, { parcel }: Begun): Promise<Sent> =>
  (await courier.send([parcel]))[0] ?? { kind: 'open' }

const outcomeOf = (id: string, error: unknown): OrderOutcome => {
  if (!(error instanceof DomainError)) throw error
  const { words } = error.details ?? {}
  return { id, order: null, code: error.code, words: typeof words === 'string' ? words : null }
}
