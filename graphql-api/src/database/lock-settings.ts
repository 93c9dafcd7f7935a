import type { ErrorCode } from '@sunnah-store/schema/errors'
import type { EntityManager, EntityTarget } from 'typeorm'
import { DomainError } from '../errors.js'

/** What the owner sets for the whole shop: one row, whose version counts the changes. */
interface Settings {
  id: number
  version: number
}

/**
 * The settings as they are; nobody else changes them before this transaction ends.
 * @param expectedVersion the one that the admin saw; not given: whichever it is
 * @throws DomainError `changed` when they are another version by now
 */
export const lockSettings = async <Kept extends Settings>(
  tx: EntityManager,
  settings: EntityTarget<Kept>,
  expectedVersion: number | null | undefined,
  changed: ErrorCode = 'SETTINGS_CHANGED',
): Promise<Kept> => {
  const kept = await tx.findOneOrFail(settings, { where: {}, lock: { mode: 'pessimistic_write' } })
  const { version } = kept
  if (expectedVersion != null && expectedVersion !== version)
    throw new DomainError(changed, { expectedVersion, version })
  return kept
}
