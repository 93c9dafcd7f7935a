import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { MessageSettings } from './message-settings.entity.js'
import type { MessageSettingsInput } from './message-settings.input.js'

export const readMessageSettings = (db: EntityManager): Promise<MessageSettings> =>
  db.findOneByOrFail(MessageSettings, { id: 1 })

/**
 * Sets which messages are sent from now on; those that are written already are sent all the same.
 * @throws DomainError SETTINGS_CHANGED when they are not as the admin saw them
 */
export const setMessageSettings = (
  db: EntityManager,
  { expectedVersion, byMail, bySms, newOrdersTo = null }: MessageSettingsInput,
): Promise<MessageSettings> =>
  db.transaction(async (tx) => {
    const { version } = await tx.findOneOrFail(MessageSettings, {
      where: { id: 1 },
      lock: { mode: 'pessimistic_write' },
    })
    if (expectedVersion != null && expectedVersion !== version)
      throw new DomainError('SETTINGS_CHANGED', { expectedVersion, version })
    await tx.update(MessageSettings, { id: 1 }, { byMail, bySms, newOrdersTo, version: version + 1 })
    return readMessageSettings(tx)
  })
