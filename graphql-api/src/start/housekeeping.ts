import type { EntityManager } from 'typeorm'
import { deleteRemovedIdentities } from '../account/removed-identities.service.js'
import type { Identity } from '../identity/identity.js'
import { foldTally } from '../order/order-tally.service.js'
import { sweepEndedHolds } from '../stock/stock.service.js'
import { repeatedly } from './repeatedly.js'

const PAUSE = 15_000

/**
 * Every 15 seconds gives ended holds back to the stock and folds the tally of the orders, and beside that, as the identity
 * service may be slow, deletes what is left of removed people's accounts.
 * Every process of the shop does so; they do not hinder each other.
 * @returns what stops it, once the stock's round that runs is over; accounts that are left go after the next start
 */
export const keepHouse = (
  db: EntityManager,
  identity: Identity,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  const stopTidying = repeatedly(PAUSE, async () => {
    await sweepEndedHolds(db).catch(report)
    await foldTally(db).catch(report)
  })
  const stopDeleting = repeatedly(PAUSE, () => deleteRemovedIdentities(db, identity).catch(report))
  return () => {
    void stopDeleting()
    return stopTidying()
  }
}
