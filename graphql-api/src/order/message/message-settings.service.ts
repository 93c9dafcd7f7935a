import type { EntityManager } from 'typeorm'
import { lockSettings } from '../../database/lock-settings.js'
import { MessageSettings } from './message-settings.entity.js'
import type { MessageSettingsInput } from './message-settings.input.js'

/** The one row of them, with the version to be named when they are changed. */
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
    const { version } = await lockSettings(tx, MessageSettings, expectedVersion)
    await tx.update(MessageSettings, { id: 1 }, { byMail, bySms, newOrdersTo, version: version + 1 })
    return readMessageSettings(tx)
  })
