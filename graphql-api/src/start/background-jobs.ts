import { setTimeout as wait } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { deleteRemovedIdentities } from '../account/removed-identities.service.js'
import { deleteOldActs } from '../audit/audit.service.js'
import { askCouriers } from '../courier/ask-couriers.service.js'
import { deleteOldNotices } from '../courier/courier-notice.service.js'
import type { Couriers } from '../courier/open-couriers.js'
import { forgetNames } from '../database/name-words.js'
import type { Identity } from '../identity/identity.js'
import { countBuyersOnceAnHour } from '../order/count-buyers.service.js'
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
import { repeatedly } from '../queue/repeatedly.js'
import { sendRestockNotices } from '../restock/send-restock-notices.service.js'
import { sweepEndedHolds } from '../stock/stock.service.js'
import { deleteOldSessions } from '../user/session.service.js'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
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

interface Job {
  /** Between the end of one round and the start of the next, in milliseconds. */
  every: number
  /** After which the first round starts, in milliseconds, where that is sooner: not every server runs for as long as an hour. */
  first?: number
  /** One after the other; one that fails keeps none of the others. */
  steps: readonly (() => Promise<unknown>)[]
  /** Whether what it asks may take so long that nobody waits for it at the end. */
  isSlow?: true
}

/** What may be slow has a loop of its own. */
const jobsOf = ({ db, identity, pictures, couriers, sendMail, sendSms, ways, shop, report }: Served) =>
  ({
    stock: { every: 15 * SECOND, steps: [() => sweepEndedHolds(db), () => foldTally(db)] },
    removedPeople: { every: 15 * SECOND, steps: [() => deleteRemovedIdentities(db, identity)], isSlow: true },
    couriers: { every: 30 * SECOND, steps: [() => askCouriers(db, couriers, report)], isSlow: true },
    mails: {
      every: 5 * SECOND,
      steps: [
        () => writeOrderMessages(db, shop, ways),
        ...(sendMail ? [() => sendRestockNotices(db, shop.url), () => sendDueMessages(db, sendMail, report)] : []),
      ],
    },
    textMessages: {
      every: 5 * SECOND,
      steps: sendSms ? [() => sendDueMessages(db, sendSms, report, Channel.SMS)] : [],
    },
    buyers: { every: HOUR, first: MINUTE, steps: [() => countBuyersOnceAnHour(db)] },
    pictures: { every: HOUR, steps: [() => sweepPictures(db, pictures, { dryRun: false })] },
    oldRows: {
      every: HOUR,
      first: MINUTE,
      steps: [
        deleteOldMissedSearches,
        deleteOldMessages,
        deleteToldMessages,
        deleteOldSessions,
        deleteOldActs,
        deleteOldNotices,
        deleteOldImports,
        forgetNames,
      ].map((purge) => () => purge(db)),
    },
  }) satisfies Record<string, Job>

/**
 * Does what nobody asks for, again and again. Safe to run in every server process at once.
 * @returns a function that stops all; it waits for running rounds, but not for slow ones, and not for long
 */
export const startBackgroundJobs = (served: Served): (() => Promise<void>) => {
  const loops = Object.values<Job>(jobsOf(served)).map(({ every, first, steps, isSlow }) => ({
    isSlow,
    stop: repeatedly(
      every,
      async () => {
        for (const step of steps) await step().catch(served.report)
      },
      first,
    ),
  }))
  return async () => {
    const stopped = loops.map(({ isSlow, stop }) => ({ isSlow, done: stop() }))
    const awaited = Promise.all(stopped.map(({ isSlow, done }) => (isSlow ? null : done)))
    await Promise.race([awaited, wait(LONGEST_END, null, { ref: false })])
  }
}
