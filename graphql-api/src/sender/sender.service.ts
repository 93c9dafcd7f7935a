import type { EntityManager } from 'typeorm'
import { lockSettings } from '../database/lock-settings.js'
import { Sender } from './sender.entity.js'
import type { SenderInput } from './sender.input.js'

/** The one row of it, with the version to be named when it is changed. */
export const readSender = (db: EntityManager): Promise<Sender> => db.findOneByOrFail(Sender, { id: 1 })

/**
 * Sets whom slips name as the sender from now on.
 * @throws DomainError SETTINGS_CHANGED when it is not as the admin saw it
 */
export const setSender = (db: EntityManager, { expectedVersion, name, address, phone }: SenderInput): Promise<Sender> =>
  db.transaction(async (tx) => {
    const { version } = await lockSettings(tx, Sender, expectedVersion)
    await tx.update(Sender, { id: 1 }, { name, address, phone, version: version + 1 })
    return readSender(tx)
  })
