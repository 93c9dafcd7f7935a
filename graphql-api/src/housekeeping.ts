import type { EntityManager } from 'typeorm'
import { deleteRemovedIdentities } from './account/removed-identities.service.js'
import type { Identity } from './identity/identity.js'
import { foldTally } from './order/order-tally.service.js'
import { sweepEndedHolds } from './stock/stock.service.js'

const EVERY = 15_000

/**
 * Every 15 seconds gives ended holds back to the stock, folds the tally of the orders and deletes what is left of removed people's identity accounts.
 * Every process of the shop does so; they do not hinder each other.
 * @returns what stops it, once the round that runs is over
 */
export const keepHouse = (
  db: EntityManager,
  identity: Identity,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  const round = async () => {
    await sweepEndedHolds(db).catch(report)
    await foldTally(db).catch(report)
    await deleteRemovedIdentities(db, identity).catch(report)
  }
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(round)
  }, EVERY)
  return () => {
    clearInterval(timer)
    return running
  }
}
