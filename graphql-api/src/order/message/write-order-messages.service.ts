import type { EntityManager } from 'typeorm'
import { Channel } from '../../outbox/channel.js'
import { enqueue } from '../../outbox/outbox.service.js'
import { type DueMessage, takeDueMessages } from './due-messages.js'
import { newOrderLetter } from './new-order-letter.js'
import { orderLetter, type Shop } from './order-letter.js'

const BATCH = 100

/** The most text messages to one phone in 24 hours: somebody may order to the phone of somebody else. */
const TEXTS_TO_PHONE = 10

/** How the shop can tell anything. */
export interface Ways {
  mail: boolean
  /** The most text messages in 24 hours; 0: none. */
  textsADay: number
}

/**
 * Puts the words of what is to be told of orders into the outbox, each once, however many servers do this at the same time.
 * What cannot be told by any way is settled all the same: nobody wants to read of it when that way is set up.
 */
export const writeOrderMessages = async (db: EntityManager, shop: Shop, ways: Ways): Promise<void> => {
  for (;;) {
    const written = await db.transaction((tx) => writeBatch(tx, shop, ways))
    if (written < BATCH) return
  }
}

/** Forgets what was told a day ago. */
export const deleteToldMessages = async (db: EntityManager): Promise<void> => {
  await db.query(`DELETE FROM order_message WHERE "toldAt" < now() - interval '1 day'`)
}

const writeBatch = async (tx: EntityManager, shop: Shop, { mail, textsADay }: Ways) => {
  const due = await takeDueMessages(tx, BATCH)
  if (due.length === 0) return 0
  const textsLeft = textsADay === 0 ? 0 : textsADay - (await countTexts(tx))
  const texted: DueMessage[] = []
  for (const message of due) {
    if (mail) await writeMails(tx, message, shop)
    const toSame = texted.filter(({ phone }) => phone === message.phone).length
    if (message.phone && texted.length < textsLeft && message.textsToPhone + toSame < TEXTS_TO_PHONE) {
      await writeText(tx, message, message.phone, shop)
      texted.push(message)
    }
  }
  await tx.query(
    `UPDATE order_message SET "toldAt" = now(), texted = id = ANY($3) WHERE "orderId" = ANY($1) AND id = ANY($2)`,
    [due.map(({ orderId }) => orderId), due.map(({ id }) => id), texted.map(({ id }) => id)],
  )
  return due.length
}

const countTexts = async (tx: EntityManager): Promise<number> => {
  const [{ texts }] = await tx.query(
    `SELECT count(*)::int AS texts FROM order_message WHERE texted AND "toldAt" > now() - interval '1 day'`,
  )
  return texts
}

const writeMails = async (tx: EntityManager, message: DueMessage, shop: Shop) => {
  const { kind, userId, email, language, ownerEmail, ownerLanguage } = message
  if (email) {
    const { sms: _, ...letter } = orderLetter(message, kind, language, shop)
    await enqueue(tx, { kind: `ORDER_${kind}`, userId, address: email, ...letter })
  }
  if (ownerEmail)
    await enqueue(tx, {
      kind: 'NEW_ORDER',
      userId: null,
      address: ownerEmail,
      ...newOrderLetter(message, ownerLanguage, shop),
    })
}

const writeText = (tx: EntityManager, message: DueMessage, phone: string, shop: Shop) => {
  const { kind, userId, language } = message
  const { subject, sms } = orderLetter(message, kind, language, shop)
  const channel = Channel.SMS
  return enqueue(tx, { channel, kind: `ORDER_${kind}`, userId, address: phone, subject, text: sms, html: null })
}
