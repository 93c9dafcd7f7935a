import { setTimeout as wait } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { deleteRemovedIdentities } from '../account/removed-identities.service.js'
import { deleteOldActs } from '../audit/audit.service.js'
import { askCouriers } from '../courier/ask-couriers.service.js'
import { deleteOldNotices } from '../courier/courier-notice.service.js'
import type { Couriers } from '../courier/open-couriers.js'
import type { Identity } from '../identity/identity.js'
import type { Shop } from '../order/message/order-letter.js'
import { deleteToldMessages, type Ways, writeOrderMessages } from '../order/message/write-order-messages.service.js'
import { foldTally } from '../order/order-tally.service.js'
import { Channel } from '../outbox/channel.js'
import type { SendMessage } from '../outbox/mail.js'
import { deleteOldMessages, sendDueMessages } from '../outbox/outbox.service.js'
import type { PictureStore } from '../picture/picture-store.js'
import { sweepPictures } from '../picture/sweep-pictures.service.js'
import { deleteOldImports } from '../product/manage/import/undo/undo-import.service.js'
import { deleteOldMissedSearches } from '../product/search/missed-search.service.js'
import { sendRestockNotices } from '../restock/send-restock-notices.service.js'
import { sweepEndedHolds } from '../stock/stock.service.js'
import { deleteOldSessions } from '../user/session.service.js'
import { repeatedly } from './repeatedly.js'

const PAUSE = 15_000
const MAIL_PAUSE = 5000
const COURIER_PAUSE = 30_000
const HOUR = 3_600_000
// A mail server or a bucket may be slow; what is broken off is done again.
const LONGEST_END = 2000

interface Served {
  db: EntityManager
  identity: Identity
  pictures: PictureStore
  couriers: Couriers
  /** Null: mails wait. */
  sendMail: SendMessage | null
  /** Null: no text messages are sent. */
  sendSms: SendMessage | null
  /** How customers are told of their orders. */
  ways: Ways
  shop: Shop
  report: (error: unknown) => void
}

/**
 * Every 15 seconds: returns expired holds to the stock, folds the tally of orders and deletes what was
 * searched in vain, what was told of orders, mails that were given up, sessions that ended, acts and imports, long ago. In a loop of its own, since the
 * identity service may be slow: deletes the accounts of removed users. Every hour: removes pictures that nothing has shown
 * for long. Every 30 seconds: asks couriers about what nobody knows. Every 5 seconds: writes what is to be told of orders, tells those who wait for something that is back, and sends the mails that are due; in a loop of their own, since a gateway may be slow, the text messages. Safe to run in every server process at once.
 * @returns a function that stops all; it waits for running rounds, but not for the identity service and couriers, and not for long
 */
export const startBackgroundJobs = ({
  db,
  identity,
  pictures,
  couriers,
  sendMail,
  sendSms,
  ways,
  shop,
  report,
}: Served): (() => Promise<void>) => {
  const stopDatabaseJobs = repeatedly(PAUSE, async () => {
    await sweepEndedHolds(db).catch(report)
    await foldTally(db).catch(report)
    await deleteOldMissedSearches(db).catch(report)
    await deleteOldMessages(db).catch(report)
    await deleteToldMessages(db).catch(report)
    await deleteOldSessions(db).catch(report)
    await deleteOldActs(db).catch(report)
    await deleteOldNotices(db).catch(report)
    await deleteOldImports(db).catch(report)
  })
  const stopIdentityJob = repeatedly(PAUSE, () => deleteRemovedIdentities(db, identity).catch(report))
  const stopSweep = repeatedly(HOUR, async () => {
    await sweepPictures(db, pictures, { dryRun: false }).catch(report)
  })
  const stopMails = repeatedly(MAIL_PAUSE, async () => {
    await writeOrderMessages(db, shop, ways).catch(report)
    if (!sendMail) return
    await sendRestockNotices(db, shop.url).catch(report)
    await sendDueMessages(db, sendMail, report).catch(report)
  })
  const stopTexts = repeatedly(MAIL_PAUSE, async () => {
    if (sendSms) await sendDueMessages(db, sendSms, report, Channel.SMS).catch(report)
  })
  const stopAsking = repeatedly(COURIER_PAUSE, () => askCouriers(db, couriers, report))
  return async () => {
    void stopIdentityJob()
    void stopAsking()
    const stopped = Promise.all([stopDatabaseJobs(), stopSweep(), stopMails(), stopTexts()])
    await Promise.race([stopped, wait(LONGEST_END, null, { ref: false })])
  }
}
