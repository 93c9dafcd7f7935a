import type { EntityManager } from 'typeorm'
import { deleteRemovedIdentities } from '../account/removed-identities.service.js'
import type { Identity } from '../identity/identity.js'
import { foldTally } from '../order/order-tally.service.js'
import { deleteOldMissedSearches } from '../product/search/missed-search.service.js'
import { sweepEndedHolds } from '../stock/stock.service.js'
import { repeatedly } from './repeatedly.js'

const PAUSE = 15_000

/**
 * Every 15 seconds: returns expired holds to the stock, folds the tally of orders and deletes what was
 * searched in vain long ago. In a loop of its own, since the
 * identity service may be slow: deletes the accounts of removed users. Safe to run in every server process at once.
 * @returns a function that stops both; it waits for a running round of the first, not for the identity service
 */
export const startBackgroundJobs = (
  db: EntityManager,
  identity: Identity,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  const stopDatabaseJobs = repeatedly(PAUSE, async () => {
    await sweepEndedHolds(db).catch(report)
    await foldTally(db).catch(report)
    await deleteOldMissedSearches(db).catch(report)
  })
  const stopIdentityJob = repeatedly(PAUSE, () => deleteRemovedIdentities(db, identity).catch(report))
  return () => {
    void stopIdentityJob()
    return stopDatabaseJobs()
  }
}
