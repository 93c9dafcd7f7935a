import { setTimeout as wait } from 'node:timers/promises'
import { EntityManager } from 'typeorm'
import { errorCode } from '../error-code.js'

const ATTEMPTS = 4
// In milliseconds. At random, since two that meet again would be broken off again.
const LONGEST_PAUSE = 50

// Serialisation failure and deadlock: nothing of the transaction was done (PostgreSQL, "Serialization Failure Handling").
const brokenOff = new Set(['40001', '40P01'])

/** Runs a whole transaction again when the database has broken it off for the sake of others, three times at most. */
export const repeatTransaction = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await transaction()
    } catch (error) {
      if (attempt === ATTEMPTS || !brokenOff.has(errorCode(error) ?? '')) throw error
      await wait(Math.random() * LONGEST_PAUSE * attempt)
    }
}

type Work<T> = (tx: EntityManager) => Promise<T>
type Isolation = Parameters<EntityManager['transaction']>[0]

/** Its transactions are repeated; so whatever is done in one must leave nothing behind but rows. */
export class RepeatingManager extends EntityManager {
  override transaction<T>(...args: [Work<T>] | [Isolation, Work<T>]): Promise<T> {
    const once = () => (args.length === 1 ? super.transaction(args[0]) : super.transaction(args[0], args[1]))
    // Within another one only that one can be repeated.
    return this.queryRunner ? once() : repeatTransaction(once)
  }
}
