import { type EntityManager, IsNull, Not } from 'typeorm'
import type { AskedPage } from '../database/asked-page.js'
import { OutboxMessage } from './outbox-message.entity.js'

const givenUp = { gaveUpAt: Not(IsNull()) }

/** One page of the mails that could not be sent for a day, the last given up first. */
export const listGivenUpMails = (db: EntityManager, { page, size }: AskedPage): Promise<OutboxMessage[]> =>
  db.find(OutboxMessage, { where: givenUp, order: { gaveUpAt: 'DESC', id: 'ASC' }, skip: page * size, take: size })

/** How many there are on all pages. */
export const countGivenUpMails = (db: EntityManager): Promise<number> => db.countBy(OutboxMessage, givenUp)

/**
 * Has a mail that was given up tried again at once, and for another day.
 * @returns false when it is not given up, or is gone
 */
export const retryMail = async (db: EntityManager, id: string): Promise<boolean> => {
  const now = () => 'now()'
  const { affected } = await db.transaction((tx) =>
    tx.update(OutboxMessage, { id, ...givenUp }, { gaveUpAt: null, createdAt: now, dueAt: now, attempts: 0 }),
  )
  return affected === 1
}
