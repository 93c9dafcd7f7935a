import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { Channel } from './channel.js'
import type { SendMessage } from './mail.js'
import { OutboxMessage } from './outbox-message.entity.js'

/** A message as it is put into the outbox; a mail, unless it says otherwise. */
export type Message = Pick<OutboxMessage, 'userId' | 'kind' | 'address' | 'subject' | 'text' | 'html'> &
  Partial<Pick<OutboxMessage, 'channel'>>

/** Puts a message into the outbox, in the transaction of what it tells: both happen, or neither. */
export const enqueue = (tx: EntityManager, message: Message): Promise<unknown> => tx.insert(OutboxMessage, message)

/**
 * Sends what is due by one way, one after the other, until nothing is, or one cannot be sent. Any number of processes may do so at
 * once. Whoever takes a message puts its next attempt off by a minute, then by twice as long each time: so it is not lost
 * with a process that ends meanwhile. After a day it is given up.
 * @param report is told why one could not be sent
 */
export const sendDueMessages = async (
  db: EntityManager,
  send: SendMessage,
  report: (error: unknown) => void,
  channel = Channel.MAIL,
): Promise<void> => {
  for (;;) {
    const message = await takeNext(db, channel)
    if (!message) return
    const { id, kind: _, ...mail } = message
    try {
      await send({ key: id, ...mail })
    } catch (error) {
      report(await noteFailure(db, message, error))
      return
    }
    await db.delete(OutboxMessage, { id })
  }
}

type Due = Pick<OutboxMessage, 'id' | 'kind' | 'address' | 'subject' | 'text' | 'html'>

const takeNext = async (db: EntityManager, channel: Channel): Promise<Due | undefined> => {
  const [message] = await queryRows<Due>(
    db,
    `UPDATE outbox_message SET attempts = attempts + 1,
       "dueAt" = now() + least(interval '1 minute' * 2 ^ attempts, interval '4 hours')
     WHERE id = (
       SELECT id FROM outbox_message WHERE "dueAt" <= now() AND "gaveUpAt" IS NULL AND channel = $1
       ORDER BY "dueAt" LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     RETURNING id, kind, address, subject, text, html`,
    [channel],
  )
  return message
}

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
