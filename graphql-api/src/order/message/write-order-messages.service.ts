import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { queryRow } from '../../database/query-rows.js'
import { Channel } from '../../outbox/channel.js'
import { enqueue } from '../../outbox/outbox.service.js'
import { type DueMessage, takeDueMessages, textsInADay } from './due-messages.js'
import { newOrderLetter } from './new-order-letter.js'
import { orderLetter, type Shop } from './order-letter.js'

const BATCH = 100

/** The most text messages in 24 hours of one account: somebody may order to the phones of others. */
const TEXTS_OF_ACCOUNT = 10
/** How much of all text messages those may cause to whom nothing was delivered yet. */
const SHARE_OF_NEWCOMERS = 1 / 5

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
  const before = await countTexts(tx)
  const texted: DueMessage[] = []
  for (const message of due) {
    if (mail) await writeMails(tx, message, shop)
    if (message.phone && mayText(message, texted, before, textsADay)) {
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

interface Texts {
  all: number
  ofNewcomers: number
}

const countTexts = (tx: EntityManager): Promise<Texts> => queryRow(tx, textsInADay)

/** @param now those that are written with it @param before those of 24 hours */
const mayText = (message: DueMessage, now: readonly DueMessage[], before: Texts, textsADay: number): boolean => {
  const [toPhone, ofAccount, ofNewcomers] = [
    now.filter(({ phone }) => phone === message.phone).length,
    now.filter(({ userId }) => userId !== null && userId === message.userId).length,
    now.filter(({ isOfNewcomer }) => isOfNewcomer).length,
  ]
  return (
    before.all + now.length < textsADay &&
    message.textsToPhone + toPhone < limits.texts.toPhone &&
    message.textsOfAccount + ofAccount < TEXTS_OF_ACCOUNT &&
    (!message.isOfNewcomer || before.ofNewcomers + ofNewcomers < textsADay * SHARE_OF_NEWCOMERS)
  )
}

const writeMails = async (tx: EntityManager, message: DueMessage, shop: Shop) => {
  const { kind, userId, email, language, ownerEmail, ownerLanguage } = message
  if (email) {
    const { sms: _, ...letter } = orderLetter(message, kind, language, shop)
    await enqueue(tx, { kind: `ORDER_${kind}`, thread: message.orderId, userId, address: email, ...letter })
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
  const [channel, thread] = [Channel.SMS, message.orderId]
  return enqueue(tx, { channel, thread, kind: `ORDER_${kind}`, userId, address: phone, subject, text: sms, html: null })
}
