import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { Channel } from './channel.js'
import { RefusedMessage, type SendMessage } from './mail.js'
import { OutboxMessage } from './outbox-message.entity.js'

/** A message as it is put into the outbox; a mail, unless it says otherwise. */
export type Message = Pick<OutboxMessage, 'userId' | 'kind' | 'address' | 'subject' | 'text' | 'html'> &
  Partial<Pick<OutboxMessage, 'channel' | 'thread'>>

/** Puts a message into the outbox, in the transaction of what it tells: both happen, or neither. */
export const enqueue = (tx: EntityManager, message: Message): Promise<unknown> => tx.insert(OutboxMessage, message)

interface Patience {
  /** In milliseconds: how long a message belongs to whoever has taken it, and the first wait of one that was not sent. */
  claim: number
}

/**
 * Sends what is due by one way, one after the other, what was never tried first, until nothing is, or nothing can be sent. One
 * that is refused by itself holds up no other. Any number of processes may do so at once. Whoever takes a message puts its next attempt off by a minute, then by twice as long each time, and goes on to do so while it is
 * being sent, however slow the mail server is: so it is not lost with a process that ends meanwhile, and no other one sends it too.
 * After a day it is given up. What follows a message of its thread waits until that is out or given up.
 * @param report is told why one could not be sent
 */
export const sendDueMessages = async (
  db: EntityManager,
  send: SendMessage,
  report: (error: unknown) => void,
  channel = Channel.MAIL,
  { claim }: Patience = { claim: 60_000 },
): Promise<void> => {
  for (;;) {
    const message = await takeNext(db, channel, claim)
    if (!message) return
    const { id, kind: _, ...mail } = message
    const renewing = setInterval(() => void renewClaim(db, id, claim).catch(report), claim / 3)
    try {
      await send({ key: id, ...mail })
    } catch (error) {
      report(await noteFailure(db, message, error))
      if (!(error instanceof RefusedMessage)) return
      continue
    } finally {
      clearInterval(renewing)
    }
    await db.delete(OutboxMessage, { id })
  }
}

type Due = Pick<OutboxMessage, 'id' | 'kind' | 'address' | 'subject' | 'text' | 'html'>

const takeNext = async (db: EntityManager, channel: Channel, claim: number): Promise<Due | undefined> => {
  const [message] = await queryRows<Due>(
    db,
    `UPDATE outbox_message SET attempts = attempts + 1,
       "dueAt" = now() + least(interval '1 millisecond' * $2 * 2 ^ attempts, interval '4 hours')
     WHERE id = (
       SELECT id FROM outbox_message AS next WHERE "dueAt" <= now() AND "gaveUpAt" IS NULL AND channel = $1
         AND NOT EXISTS (
           SELECT FROM outbox_message AS earlier
           WHERE earlier.thread = next.thread AND earlier.channel = next.channel AND earlier.address = next.address
             AND earlier."gaveUpAt" IS NULL AND earlier."createdAt" < next."createdAt"
         )
       ORDER BY attempts > 0, "dueAt" LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     RETURNING id, kind, address, subject, text, html`,
    [channel, claim],
  )
  return message
}

const renewClaim = (db: EntityManager, id: string, claim: number): Promise<unknown> =>
  db.query(
    `UPDATE outbox_message SET "dueAt" = greatest("dueAt", now() + interval '1 millisecond' * $2) WHERE id = $1`,
    [id, claim],
  )

const noteFailure = async (db: EntityManager, { id, kind }: Due, cause: unknown) => {
  const [noted] = await queryRows<Pick<OutboxMessage, 'attempts' | 'gaveUpAt'>>(
    db,
    `UPDATE outbox_message SET "lastError" = $2,
       "gaveUpAt" = CASE WHEN "dueAt" > "createdAt" + interval '1 day' THEN now() END
     WHERE id = $1 RETURNING attempts, "gaveUpAt"`,
    [id, cause instanceof Error ? cause.message : String(cause)],
  )
  const outcome = noted?.gaveUpAt ? 'was given up' : 'could not be sent yet'
  return new Error(`Message ${id} (${kind}) ${outcome}, attempt ${noted?.attempts}`, { cause })
}

/** Forgets what was given up 30 days ago: it holds an address. */
export const deleteOldMessages = async (db: EntityManager): Promise<void> => {
  await db.query(`DELETE FROM outbox_message WHERE "gaveUpAt" < now() - interval '30 days'`)
}
