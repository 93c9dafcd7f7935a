import type { EntityManager } from 'typeorm'
import { sweepEndedHolds } from './stock.service.js'

const EVERY = 15_000

/**
 * Gives ended holds back to the stock every 15 seconds. Every process of the shop does so; they do not hinder each other.
 * @returns what stops it, once the sweep that runs is over
 */
export const keepSweeping = (db: EntityManager, report: (error: unknown) => void): (() => Promise<void>) => {
  let sweep = Promise.resolve()
  const timer = setInterval(() => {
    sweep = sweep.then(() => sweepEndedHolds(db)).catch(report)
  }, EVERY)
  return () => {
    clearInterval(timer)
    return sweep
  }
}
