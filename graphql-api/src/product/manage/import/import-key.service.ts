import { createHash } from 'node:crypto'
import type { ImportReport } from '@sunnah-store/schema/import-report'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../../errors.js'
import { lockUser } from '../../../user/lock-user.js'
import { ImportKey } from './import-key.entity.js'

/**
 * Imports once for each key of an admin: the same key again answers the report of the first time, waiting for it when
 * that one is still under way. A refused import leaves its key free.
 * @param run imports, and throws when nothing is imported
 * @throws DomainError IDEMPOTENCY_MISMATCH when the key was used for another file; UNAUTHENTICATED when the account is gone
 */
export const importOnce = async (
  tx: EntityManager,
  { userId, key, content }: { userId: string; key: string; content: Buffer },
  run: () => Promise<ImportReport>,
): Promise<ImportReport> => {
  await lockUser(tx, userId)
  const contentHash = createHash('sha256').update(content).digest('hex')
  const earlier = await tx.findOneBy(ImportKey, { userId, key })
  if (earlier && earlier.contentHash !== contentHash) throw new DomainError('IDEMPOTENCY_MISMATCH')
  if (earlier) return earlier.report
  const report = await run()
  await tx.insert(ImportKey, { userId, key, contentHash, report })
  return report
}
